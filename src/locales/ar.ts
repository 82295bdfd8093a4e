import type {Rank, Suit} from '../engine/index.js';
import type {Locale} from './en.js';

const suits: Record<Suit, string> = {
  spades: 'بستوني',
  hearts: 'كوبة',
  diamonds: 'ديناري',
  clubs: 'سباتي',
};
const ranks = 'آس 2 3 4 5 6 7 8 9 10 ولد بنت شايب'.split(' ');

/** Isolates left-to-right text in right-to-left text. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Arabic. Some piles are feminine and some masculine, so texts for all piles avoid gender. */
export const ar: Locale = ({number, plural}) => {
  const cards = (n: number): string =>
    plural(n, {
      zero: 'لا أوراق',
      one: 'ورقة واحدة',
      two: 'ورقتان',
      few: '# أوراق',
      many: '# ورقة',
      other: '# ورقة',
    });
  const moves = (n: number): string =>
    plural(n, {
      zero: '# نقلة',
      one: 'نقلة واحدة',
      two: 'نقلتان',
      few: '# نقلات',
      many: '# نقلة',
      other: '# نقلة',
    });
  const cells = (n: number): string =>
    plural(n, {
      zero: 'لا خانات',
      one: 'خانة واحدة',
      two: 'خانتان',
      few: '# خانات',
      many: '# خانة',
      other: '# خانة',
    });
  /** The form after a preposition or a noun. */
  const cardsOf = (n: number): string =>
    plural(n, {two: 'ورقتين', one: 'ورقة واحدة', few: '# أوراق', other: '# ورقة'});
  return {
    rtl: true,
    comma: '، ',
    games: {
      double: 'سوليتير مزدوج',
      seahaven: 'أبراج سيهافن',
      squadron: 'السرب',
      klondike: 'كلوندايك',
      freecell: 'فري سيل',
      'forty-thieves': 'الأربعون لصًا',
      josephine: 'جوزفين',
      'thieves-of-egypt': 'لصوص مصر',
    },

    card: (rank: Rank, suit: Suit) => `${ranks[rank - 1]} ${suits[suit]}`,
    column: (n) => `العمود ${number(n)}`,
    cell: (n) => `الخانة ${number(n)}`,
    foundation: (suit, place, places) =>
      `كومة الأساس، ${suits[suit]}${places > 1 ? `، ${place > 1 ? 'الثانية' : 'الأولى'} من اثنتين` : ''}`,
    stock: 'كومة السحب',
    waste: 'الكومة المكشوفة',
    cardOf: (index, count) => `الورقة ${number(index)} من ${number(count)}`,
    upTo: (rank) => `حتى ${rank > 1 && rank < 11 ? '' : 'ال'}${ranks[rank - 1]}`,
    cards,
    onHidden: (n) =>
      plural(n, {
        zero: 'لا أوراق مخفية تحتها',
        one: 'فوق ورقة مخفية واحدة',
        two: 'فوق ورقتين مخفيتين',
        few: 'فوق # أوراق مخفية',
        many: 'فوق # ورقة مخفية',
        other: 'فوق # ورقة مخفية',
      }),
    empty: 'بلا أوراق',
    king: 'يقبل الشايب فقط',
    any: 'يقبل أي ورقة',
    recycle: 'إعادة الأوراق المكشوفة',
    finished: 'انتهى السحب',
    takesIt: 'مكان ممكن',

    andMore: (top, more) =>
      `${top} مع ${plural(more, {
        one: 'ورقة أخرى',
        two: 'ورقتين أخريين',
        few: '# أوراق أخرى',
        other: '# ورقة أخرى',
      })}`,
    toColumn: (n) => `إلى العمود ${number(n)}`,
    toCell: (n) => `إلى الخانة ${number(n)}`,
    toFoundation: 'إلى كومة الأساس',
    moved: (what, to) => `${what} ${to}`,
    drew: (n, top) => (n > 1 ? `سُحبت ${cards(n)}، والعليا ${top}` : `سُحبت ورقة، ${top}`),
    turnedBack: (n) => `أُعيدت الأوراق المكشوفة، وفي كومة السحب ${cards(n)}`,
    uncovers: (top) => `انكشفت ورقة: ${top}`,
    points: (n) =>
      plural(n, {
        zero: 'لا نقاط',
        one: 'نقطة واحدة',
        two: 'نقطتان',
        few: '# نقاط',
        many: '# نقطة',
        other: '# نقطة',
      }),
    gains: (amount) => `زائد ${amount}`,
    loses: (amount) => `ناقص ${amount}`,
    undone: (what) => `تراجع: ${what}`,
    redone: (what) => `إعادة: ${what}`,
    dealt: (game) => `توزيع جديد: ${game}`,
    pickedUp: (what, places) =>
      `في اليد: ${what}، ${plural(places, {
        zero: 'لا مكان ممكن',
        one: 'مكان واحد ممكن',
        two: 'مكانان ممكنان',
        few: '# أماكن ممكنة',
        many: '# مكانًا ممكنًا',
        other: '# مكان ممكن',
      })}`,
    putBack: (what) => `عودة إلى المكان: ${what}`,
    hintMove: (what) => `تلميح: ${what}`,
    hintDraw: 'تلميح: السحب من كومة السحب',
    hintRecycle: 'تلميح: إعادة الأوراق المكشوفة إلى كومة السحب',
    noHint: 'لا نقلة مفيدة من هنا.',
    noMove: 'لم تبقَ أي نقلة.',
    looksAtHidden: 'يعتمد هذا التلميح على أوراق مخفية.',

    winnable: 'الاقتصار على ألعاب يمكن الفوز بها',
    verdict: 'إظهار ما إذا كان الفوز ممكنًا',
    verdicts: {
      winnable: 'الفوز ممكن',
      unwinnable: 'الفوز غير ممكن',
      unknown: 'لا يُعرف إن كان الفوز ممكنًا',
      working: 'جارٍ الحساب…',
    },
    provenLost: 'خسارة: لا سبيل إلى الفوز.',
    goBack: 'العودة إلى حيث أمكن الفوز',
    wentBack: (count, what) =>
      `تم التراجع عن ${plural(count, {
        one: 'نقلة واحدة',
        two: 'نقلتين',
        few: '# نقلات',
        other: '# نقلة',
      })}. سبب الخسارة: ${what}`,
    tooFarBack: (what) => `سبب الخسارة أبعد مما يمكن التراجع عنه: ${what}`,
    lostDeal: 'لم يكن الفوز بهذا التوزيع ممكنًا من البداية.',
    notKnownWhere: 'لا يُعرف أين خُسرت اللعبة.',
    looking: (tried) =>
      `جارٍ البحث عن توزيع يمكن الفوز به…${plural(tried, {
        zero: '',
        one: ' جُرّب توزيع واحد',
        two: ' جُرّب توزيعان',
        few: ' جُرّبت # توزيعات',
        many: ' جُرّب # توزيعًا',
        other: ' جُرّب # توزيع',
      })}`,
    dealAnyway: 'توزيع على أي حال',
    canFinish: 'يمكن أن تصعد بقية الأوراق تلقائيًا.',
    finish: 'إكمال اللعبة',

    won: 'لقد فزت!',
    wonText: (score, moveCount, time) =>
      `النتيجة ${leftToRight(score)} · ${moves(moveCount)} · ${leftToRight(time)}`,
    reasons: {
      'from-stock': 'لا يمكن إلا السحب من كومة السحب.',
      'to-stock': 'لا يمكن وضع أوراق على كومة السحب.',
      'to-waste': 'لا يمكن وضع أوراق على الكومة المكشوفة.',
      'foundation-to-foundation': 'لا يمكن نقل الأوراق بين أكوام الأساس.',
      'cell-to-cell': 'لا يمكن نقل الأوراق بين الخانات.',
      'no-take-back': 'لا يمكن إخراج الأوراق من أكوام الأساس.',
      'take-back-to-cell': 'لا تعود الورقة من كومة الأساس إلا إلى عمود.',
      'no-cards': 'لا توجد ورقة هنا.',
      'face-down': 'لا يمكن نقل ورقة مخفية.',
      'not-top': 'لا تنتقل إلى كومة الأساس إلا الورقة العليا.',
      'not-in-sequence': 'هذه الأوراق ليست متسلسلة.',
      'one-card-only': 'لا يمكن نقل إلا ورقة واحدة كل مرة.',
      'wrong-color': 'يجب أن يتناوب الأحمر والأسود.',
      'wrong-rank': 'القيمتان ليستا متتاليتين.',
      'wrong-suit': 'يجب أن يتطابق النوع.',
      'king-only': 'لا يقبل العمود الفارغ إلا الشايب.',
      'needs-ace': 'تبدأ كومة الأساس بالآس.',
      'one-to-foundation': 'لا تقبل كومة الأساس إلا ورقة واحدة كل مرة.',
      'one-to-cell': 'لا تتسع الخانة إلا لورقة واحدة.',
      'cell-taken': 'الخانة مشغولة.',
      'no-stock': 'لا توجد كومة سحب في هذه اللعبة.',
      'stock-empty': 'كومة السحب فارغة.',
      'waste-empty': 'لم تبقَ أوراق للسحب.',
      'no-recycle': 'كومة السحب فارغة، ولا تُسحب أوراقها إلا مرة واحدة.',
      'pass-over': 'كومة السحب فارغة، ولم تبقَ أي جولة.',
      'nothing-to-undo': 'لا شيء للتراجع عنه.',
      'undo-limit': 'لا يمكن التراجع أكثر من ذلك.',
      'nothing-to-redo': 'لا شيء لإعادته.',
      cancelled: 'هذا غير ممكن الآن.',
      'no-foundation': 'لا يمكن نقل هذه الورقة إلى كومة الأساس بعد.',
      'no-target': 'لا مكان ممكن الآن.',
    },
    tooMany: (allowed) => `لا يمكن الآن نقل أكثر من ${cardsOf(allowed)} دفعة واحدة.`,
    impossible: 'هذا غير ممكن.',

    newGame: 'لعبة جديدة',
    restart: 'إعادة البدء',
    undo: 'تراجع',
    redo: 'إعادة',
    hint: 'تلميح',
    settings: 'الإعدادات',
    score: 'النتيجة',
    moves,
    time: 'الوقت',
    code: 'رمز اللعبة',
    copy: 'نسخ رمز اللعبة',
    copied: 'تم النسخ',
    copyFailed: 'تعذّر النسخ',

    game: 'اللعبة',
    legends: {draw: 'مستوى الصعوبة', cells: 'مستوى الصعوبة', scoring: 'حساب النقاط'},
    choice: (option, value, level) => {
      if (option === 'scoring') return value === 'vegas' ? 'فيغاس' : 'عادي';
      const what = option === 'draw' ? `سحب ${cardsOf(+value)}` : cells(+value);
      return `${['سهل', 'متوسط', 'صعب'][level]}: ${what}`;
    },
    orCode: 'أو رمز لعبة',
    orNumber: 'أو رقم توزيع أو رمز لعبة',
    deal: 'توزيع',
    cancel: 'إلغاء',
    close: 'إغلاق',
    leave: 'إنهاء هذه اللعبة؟',
    leaveText: 'سيضيع تقدمك في اللعبة.',
    leaveYes: 'إنهاء',
    leaveNo: 'متابعة اللعب',
    doubleClick: 'النقر المزدوج يرسل الورقة إلى مكانها',
    fourColor: 'أوراق بأربعة ألوان',
    leftHanded: 'طاولة لليد اليسرى',
    largeIndex: 'أرقام ورموز كبيرة',
    badCode: {
      empty: 'يلزم إدخال رمز.',
      prefix: 'لا يبدأ رمز أي لعبة هكذا.',
      options: 'ليس في اللعبة خيارات كهذه.',
      deal: 'لا يوجد توزيع كهذا: ينتهي الرمز بسبعة محارف، حروف لاتينية أو أرقام من 2 إلى 7.',
      number: 'أرقام التوزيع من 1 إلى 2147483647.',
    },

    keys: 'المفاتيح',
    keysHelp:
      'الأسهم للتنقل، ومفتاح الإدخال للالتقاط والوضع، وعلامة الاستفهام لعرض قائمة المفاتيح.',
    keyNames: {
      walk: 'التنقل',
      ends: 'الورقة الأولى، الورقة الأخيرة',
      press: 'التقاط، وضع؛ على كومة السحب: سحب',
      run: 'تحديد أوراق أكثر أو أقل',
      escape: 'إعادة إلى المكان',
      draw: 'السحب من كومة السحب',
      foundation: 'إرسال إلى كومة الأساس',
      undo: 'تراجع',
      redo: 'إعادة',
      hint: 'تلميح',
      read: 'قراءة الطاولة بصوت عالٍ',
      jump: 'الانتقال إلى كومة: السحب، المكشوفة، الخانات، الأساس، الأعمدة',
      number: 'ثم رقم: الكومة بهذا الرقم',
      keys: 'عرض هذه القائمة',
    },
  };
};
