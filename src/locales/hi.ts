import type {Rank, Suit} from '../engine/index.js';
import type {Locale} from './en.js';

const suits: Record<Suit, string> = {
  spades: 'हुकुम',
  hearts: 'पान',
  diamonds: 'ईंट',
  clubs: 'चिड़ी',
};
const ranks = 'इक्का 2 3 4 5 6 7 8 9 10 गुलाम बेगम बादशाह'.split(' ');

/** The queen is feminine: पान की बेगम, but पान का बादशाह. */
const card = (rank: Rank, suit: Suit): string =>
  `${suits[suit]} ${rank === 12 ? 'की' : 'का'} ${ranks[rank - 1]}`;

/** Hindi. */
export const hi: Locale = ({number, plural}) => {
  const cards = (n: number): string => plural(n, {one: '# पत्ता', other: '# पत्ते'});
  const moves = (n: number): string => plural(n, {one: '# चाल', other: '# चालें'});
  const cells = (n: number): string => plural(n, {one: '# खाना', other: '# खाने'});
  return {
    rtl: false,
    comma: ', ',
    games: {
      double: 'डबल सॉलिटेयर',
      seahaven: 'सीहेवन टावर्स',
      squadron: 'स्क्वाड्रन',
      klondike: 'क्लोंडाइक',
      freecell: 'फ़्रीसेल',
      'forty-thieves': 'फोर्टी थीव्स',
      josephine: 'जोसेफ़ीन',
      'thieves-of-egypt': 'थीव्स ऑफ़ इजिप्ट',
    },

    card,
    column: (n) => `स्तंभ ${number(n)}`,
    cell: (n) => `खाना ${number(n)}`,
    foundation: (suit, place, places) =>
      `आधार ढेर, ${suits[suit]}${places > 1 ? `, दो में से ${place > 1 ? 'दूसरा' : 'पहला'}` : ''}`,
    stock: 'खींचने का ढेर',
    waste: 'खुले पत्तों का ढेर',
    cardOf: (index, count) => `${number(count)} में से पत्ता ${number(index)}`,
    upTo: (rank) => `${rank === 1 ? 'इक्के' : ranks[rank - 1]} तक`,
    cards,
    onHidden: (n) => plural(n, {one: '# छिपे पत्ते पर', other: '# छिपे पत्तों पर'}),
    empty: 'खाली',
    king: 'केवल बादशाह रखा जा सकता है',
    any: 'कोई भी पत्ता रखा जा सकता है',
    recycle: 'पत्ते वापस इसमें डाले जा सकते हैं',
    finished: 'सारे पत्ते खींचे जा चुके हैं',
    takesIt: 'यहाँ रखा जा सकता है',

    andMore: (top, more) =>
      plural(more, {one: `${top} और उस पर रखा # पत्ता`, other: `${top} और उस पर रखे # पत्ते`}),
    toColumn: (n) => `स्तंभ ${number(n)} पर`,
    toCell: (n) => `खाने ${number(n)} में`,
    toFoundation: 'आधार ढेर पर',
    moved: (what, to) => `${what} ${to}`,
    drew: (n, top) => (n > 1 ? `${cards(n)} खींचे, ऊपर ${top}` : `${cards(1)} खींचा, ${top}`),
    turnedBack: (n) => `पत्ते वापस खींचने के ढेर में डाले, ढेर में ${cards(n)}`,
    uncovers: (top) => `अब खुला पत्ता: ${top}`,
    points: (n) => plural(n, {other: '# अंक'}),
    gains: (amount) => `प्लस ${amount}`,
    loses: (amount) => `माइनस ${amount}`,
    undone: (what) => `चाल वापस ली: ${what}`,
    redone: (what) => `चाल फिर से चली: ${what}`,
    dealt: (game) => `नई बाँट: ${game}`,
    pickedUp: (what, places) =>
      `हाथ में: ${what}, ${
        places ? plural(places, {one: 'रखने की # जगह', other: 'रखने की # जगहें'}) : 'रखने की कोई जगह नहीं'
      }`,
    putBack: (what) => `वापस अपनी जगह: ${what}`,
    hintMove: (what) => `संकेत: ${what}`,
    hintDraw: 'संकेत: खींचने के ढेर से पत्ता खींचें',
    hintRecycle: 'संकेत: पत्ते वापस खींचने के ढेर में डालें',
    noHint: 'यहाँ से कोई काम की चाल नहीं है।',
    noMove: 'कोई चाल नहीं बची।',
    looksAtHidden: 'यह संकेत छिपे पत्ते देखकर दिया गया है।',

    winnable: 'केवल वही बाज़ी बाँटें जो जीती जा सके',
    verdict: 'दिखाएँ कि बाज़ी जीती जा सकती है या नहीं',
    verdicts: {
      winnable: 'जीत संभव है',
      unwinnable: 'हार तय',
      unknown: 'जीत संभव है या नहीं, पता नहीं',
      working: 'जाँच हो रही है…',
    },
    provenLost: 'हार: जीत का कोई रास्ता नहीं।',
    goBack: 'वहाँ लौटें जहाँ जीत संभव थी',
    wentBack: (count, what) =>
      `${plural(count, {one: '# चाल वापस ली', other: '# चालें वापस लीं'})}। बाज़ी इस चाल से हारी गई: ${what}`,
    tooFarBack: (what) => `बाज़ी इस चाल से हारी गई, पर इतना पीछे वापस नहीं लिया जा सकता: ${what}`,
    lostDeal: 'यह बाँट शुरू से ही जीती नहीं जा सकती थी।',
    notKnownWhere: 'पता नहीं कि बाज़ी कहाँ हारी गई।',
    looking: (tried) =>
      `ऐसी बाँट ढूँढी जा रही है जो जीती जा सके…${
        tried ? ` ${plural(tried, {one: '# बाँट जाँची गई', other: '# बाँटें जाँची गईं'})}` : ''
      }`,
    dealAnyway: 'फिर भी बाँटें',
    canFinish: 'बाकी पत्ते अपने आप आधार ढेरों पर जा सकते हैं।',
    finish: 'पूरा करें',

    won: 'आपकी जीत हुई!',
    wonText: (score, moveCount, time) => `स्कोर ${score} · ${moves(moveCount)} · ${time}`,
    reasons: {
      'from-stock': 'खींचने के ढेर से पत्ते केवल खींचे जा सकते हैं।',
      'to-stock': 'खींचने के ढेर पर कोई पत्ता नहीं रखा जा सकता।',
      'to-waste': 'खुले पत्तों के ढेर पर कोई पत्ता नहीं रखा जा सकता।',
      'foundation-to-foundation': 'एक आधार ढेर से दूसरे पर पत्ता नहीं ले जाया जा सकता।',
      'cell-to-cell': 'एक खाने से दूसरे में पत्ता नहीं ले जाया जा सकता।',
      'no-take-back': 'आधार ढेर से पत्ते वापस नहीं लिए जा सकते।',
      'take-back-to-cell': 'आधार ढेर से पत्ता केवल किसी स्तंभ पर जा सकता है।',
      'no-cards': 'यहाँ कोई पत्ता नहीं है।',
      'face-down': 'छिपा पत्ता नहीं खिसकाया जा सकता।',
      'not-top': 'आधार ढेर पर केवल सबसे ऊपर का पत्ता जा सकता है।',
      'not-in-sequence': 'ये पत्ते एक क्रम में नहीं हैं।',
      'one-card-only': 'एक बार में केवल एक पत्ता खिसकाया जा सकता है।',
      'wrong-color': 'लाल और काले पत्ते बारी-बारी से आने चाहिए।',
      'wrong-rank': 'पत्ते का दर्जा क्रम में अगला नहीं है।',
      'wrong-suit': 'चिह्न एक ही होना चाहिए।',
      'king-only': 'खाली स्तंभ पर केवल बादशाह रखा जा सकता है।',
      'needs-ace': 'आधार ढेर इक्के से शुरू होता है।',
      'one-to-foundation': 'आधार ढेर पर एक बार में केवल एक पत्ता रखा जा सकता है।',
      'one-to-cell': 'एक खाने में एक ही पत्ता आता है।',
      'cell-taken': 'खाना भरा हुआ है।',
      'no-stock': 'इस खेल में खींचने का ढेर नहीं है।',
      'stock-empty': 'खींचने का ढेर खाली है।',
      'waste-empty': 'खींचने को कोई पत्ता नहीं बचा।',
      'no-recycle': 'खींचने का ढेर खाली है: पत्ते केवल एक बार खींचे जाते हैं।',
      'pass-over': 'खींचने का ढेर खाली है: अब कोई चक्कर नहीं बचा।',
      'nothing-to-undo': 'वापस लेने को कुछ नहीं है।',
      'undo-limit': 'इससे पीछे वापस नहीं लिया जा सकता।',
      'nothing-to-redo': 'फिर से करने को कुछ नहीं है।',
      cancelled: 'अभी ऐसा नहीं किया जा सकता।',
      'no-foundation': 'यह पत्ता अभी आधार ढेर पर नहीं जा सकता।',
      'no-target': 'अभी इसे रखने की कोई जगह नहीं है।',
    },
    tooMany: (allowed) =>
      plural(allowed, {
        one: 'अभी एक बार में अधिक से अधिक # पत्ता खिसकाया जा सकता है।',
        other: 'अभी एक बार में अधिक से अधिक # पत्ते खिसकाए जा सकते हैं।',
      }),
    impossible: 'यह नहीं किया जा सकता।',

    newGame: 'नई बाज़ी',
    restart: 'फिर से शुरू करें',
    undo: 'वापस लें',
    redo: 'फिर से करें',
    hint: 'संकेत',
    settings: 'सेटिंग',
    score: 'स्कोर',
    moves,
    time: 'समय',
    code: 'बाज़ी का कोड',
    copy: 'बाज़ी का कोड कॉपी करें',
    copied: 'कॉपी हुआ',
    copyFailed: 'कॉपी नहीं हुआ',

    game: 'खेल',
    legends: {draw: 'कठिनाई', cells: 'कठिनाई', scoring: 'अंक प्रणाली'},
    choice: (option, value, level) => {
      if (option === 'scoring') return value === 'vegas' ? 'वेगास अंक प्रणाली' : 'सामान्य अंक प्रणाली';
      const what = option === 'draw' ? `ड्रा ${number(+value)}` : cells(+value);
      return `${['आसान', 'मध्यम', 'कठिन'][level]}: ${what}`;
    },
    orCode: 'या बाज़ी का कोड लिखें',
    orNumber: 'या बाँट का नंबर या बाज़ी का कोड लिखें',
    deal: 'बाँटें',
    cancel: 'रद्द करें',
    close: 'बंद करें',
    leave: 'यह बाज़ी छोड़ें?',
    leaveText: 'अब तक की प्रगति खो जाएगी।',
    leaveYes: 'छोड़ें',
    leaveNo: 'खेलते रहें',
    doubleClick: 'डबल क्लिक से पत्ता अपनी जगह भेजें',
    fourColor: 'चार रंगों के पत्ते',
    leftHanded: 'बाएँ हाथ के लिए',
    largeIndex: 'बड़े अंक और चिह्न',
    badCode: {
      empty: 'कोड लिखें।',
      prefix: 'किसी खेल का कोड इस तरह शुरू नहीं होता।',
      options: 'इस खेल में ऐसे विकल्प नहीं हैं।',
      deal: 'ऐसी कोई बाँट नहीं है: कोड के अंत में कुल 7 अक्षर या अंक (2 से 7 तक) होते हैं।',
      number: 'बाँटों के नंबर 1 से 2147483647 तक हैं।',
    },

    keys: 'कुंजियाँ',
    keysHelp: 'तीर वाली कुंजियों से आगे-पीछे जाएँ, एंटर से पत्ते उठाएँ और रखें, प्रश्नचिह्न से कुंजियों की सूची खोलें।',
    keyNames: {
      walk: 'एक से दूसरे पर जाना',
      ends: 'पहला पत्ता, आख़िरी पत्ता',
      press: 'उठाना, रखना; खींचने के ढेर पर: खींचना',
      run: 'ज़्यादा या कम पत्ते चुनना',
      escape: 'वापस रखना',
      draw: 'ढेर से पत्ता खींचना',
      foundation: 'आधार ढेर पर भेजना',
      undo: 'वापस लेना',
      redo: 'फिर से करना',
      hint: 'संकेत',
      read: 'पूरी मेज़ पढ़कर सुनाना',
      jump: 'किसी ढेर पर जाना: खींचने का ढेर, खुले पत्ते, खाने, आधार ढेर, स्तंभ',
      number: 'फिर अंक: उस नंबर का ढेर',
      keys: 'यह सूची दिखाना',
    },
  };
};
