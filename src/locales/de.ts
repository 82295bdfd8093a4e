import type {Rank, Suit} from '../engine/index.js';
import type {Locale} from './en.js';

const suits: Record<Suit, string> = {
  spades: 'Pik',
  hearts: 'Herz',
  diamonds: 'Karo',
  clubs: 'Kreuz',
};
const ranks = 'Ass 2 3 4 5 6 7 8 9 10 Bube Dame König'.split(' ');

/** Pik-Ass, but Karo 10: screen readers read "Karo-10" as "Karo minus 10". */
const card = (rank: Rank, suit: Suit): string =>
  `${suits[suit]}${rank > 1 && rank < 11 ? ' ' : '-'}${ranks[rank - 1]}`;

/** German. */
export const de: Locale = ({number, plural}) => {
  const cards = (n: number): string => plural(n, {one: '# Karte', other: '# Karten'});
  const moves = (n: number): string => plural(n, {one: '# Zug', other: '# Züge'});
  const cells = (n: number): string => plural(n, {one: '# Zelle', other: '# Zellen'});
  return {
    rtl: false,
    comma: ', ',
    games: {
      double: 'Doppel-Solitär',
      seahaven: 'Seahaven-Türme',
      squadron: 'Geschwader',
      klondike: 'Klondike',
      freecell: 'FreeCell',
      'forty-thieves': 'Vierzig Räuber',
      josephine: 'Josephine',
      'thieves-of-egypt': 'Räuber von Ägypten',
    },

    card,
    column: (n) => `Spalte ${number(n)}`,
    cell: (n) => `Zelle ${number(n)}`,
    foundation: (suit, place, places) =>
      `Zielstapel, ${suits[suit]}${places > 1 ? `, ${place > 1 ? 'zweiter' : 'erster'} von zwei` : ''}`,
    stock: 'Ziehstapel',
    waste: 'Ablagestapel',
    cardOf: (index, count) => `Karte ${number(index)} von ${number(count)}`,
    upTo: (rank) => `bis ${ranks[rank - 1]}`,
    cards,
    onHidden: (n) =>
      plural(n, {one: 'auf einer verdeckten Karte', other: 'auf # verdeckten Karten'}),
    empty: 'leer',
    king: 'nimmt nur einen König an',
    any: 'nimmt jede Karte an',
    recycle: 'Ablagestapel umdrehen',
    finished: 'keine Karten mehr zu ziehen',
    takesIt: 'Ablegen möglich',

    andMore: (top, more) =>
      `${top} mit ${plural(more, {one: 'einer weiteren Karte', other: '# weiteren Karten'})}`,
    toColumn: (n) => `auf Spalte ${number(n)}`,
    toCell: (n) => `in Zelle ${number(n)}`,
    toFoundation: 'auf den Zielstapel',
    moved: (what, to) => `${what} ${to}`,
    drew: (n, top) => (n > 1 ? `${cards(n)} gezogen, obenauf ${top}` : `${top} gezogen`),
    turnedBack: (n) => `Ablagestapel umgedreht, ${cards(n)} im Ziehstapel`,
    uncovers: (top) => `aufgedeckt: ${top}`,
    points: (n) => plural(n, {one: '# Punkt', other: '# Punkte'}),
    gains: (amount) => `plus ${amount}`,
    loses: (amount) => `minus ${amount}`,
    undone: (what) => `zurückgenommen: ${what}`,
    redone: (what) => `wiederholt: ${what}`,
    dealt: (game) => `Neu ausgeteilt: ${game}`,
    pickedUp: (what, places) =>
      `${what} aufgenommen, ${
        places
          ? plural(places, {one: '# möglicher Platz', other: '# mögliche Plätze'})
          : 'kein möglicher Platz'
      }`,
    putBack: (what) => `${what} zurückgelegt`,
    hintMove: (what) => `Tipp: ${what}`,
    hintDraw: 'Tipp: vom Ziehstapel ziehen',
    hintRecycle: 'Tipp: den Ablagestapel umdrehen',
    noHint: 'Von hier aus gibt es keinen sinnvollen Zug.',
    noMove: 'Es ist kein Zug mehr möglich.',
    looksAtHidden: 'Dieser Tipp berücksichtigt verdeckte Karten.',

    winnable: 'Nur gewinnbare Spiele austeilen',
    verdict: 'Anzeigen, ob das Spiel zu gewinnen ist',
    verdicts: {
      winnable: 'Gewinnbar',
      unwinnable: 'Verloren',
      unknown: 'Unklar, ob gewinnbar',
      working: 'Wird berechnet…',
    },
    provenLost: 'Verloren: kein Weg zum Sieg.',
    goBack: 'Zurück zum gewinnbaren Stand',
    wentBack: (count, what) =>
      `${moves(count)} zurückgenommen. Damit ging das Spiel verloren: ${what}`,
    tooFarBack: (what) => `Der Zug, mit dem das Spiel verloren ging, liegt zu weit zurück: ${what}`,
    lostDeal: 'Dieses Spiel war von Anfang an nicht zu gewinnen.',
    notKnownWhere: 'Wo das Spiel verloren ging, ist nicht bekannt.',
    looking: (tried) =>
      `Suche ein gewinnbares Spiel…${
        tried ? ` ${plural(tried, {one: '# Spiel geprüft', other: '# Spiele geprüft'})}` : ''
      }`,
    dealAnyway: 'Trotzdem austeilen',
    canFinish: 'Der Rest kann automatisch abgelegt werden.',
    finish: 'Zu Ende spielen',

    won: 'Gewonnen!',
    wonText: (score, moveCount, time) => `Ergebnis ${score} · ${moves(moveCount)} · ${time}`,
    reasons: {
      'from-stock': 'Vom Ziehstapel kann nur gezogen werden.',
      'to-stock': 'Auf den Ziehstapel kann nichts gelegt werden.',
      'to-waste': 'Auf den Ablagestapel kann nichts gelegt werden.',
      'foundation-to-foundation': 'Zwischen Zielstapeln lassen sich keine Karten verschieben.',
      'cell-to-cell': 'Zwischen Zellen lassen sich keine Karten verschieben.',
      'no-take-back': 'Von den Zielstapeln lassen sich keine Karten zurückholen.',
      'take-back-to-cell': 'Eine Karte vom Zielstapel kann nur auf eine Spalte zurück.',
      'no-cards': 'Hier liegt keine Karte.',
      'face-down': 'Eine verdeckte Karte kann nicht bewegt werden.',
      'not-top': 'Auf einen Zielstapel kann nur die oberste Karte gelegt werden.',
      'not-in-sequence': 'Diese Karten bilden keine Folge.',
      'one-card-only': 'Es kann nur eine Karte auf einmal bewegt werden.',
      'wrong-color': 'Die Farben Rot und Schwarz müssen sich abwechseln.',
      'wrong-rank': 'Der Kartenwert passt nicht in die Reihe.',
      'wrong-suit': 'Die Kartenfarbe muss dieselbe sein.',
      'king-only': 'Auf eine leere Spalte darf nur ein König gelegt werden.',
      'needs-ace': 'Ein Zielstapel beginnt mit einem Ass.',
      'one-to-foundation': 'Auf einen Zielstapel kann immer nur eine Karte gelegt werden.',
      'one-to-cell': 'Eine Zelle fasst nur eine Karte.',
      'cell-taken': 'Die Zelle ist besetzt.',
      'no-stock': 'Dieses Spiel hat keinen Ziehstapel.',
      'stock-empty': 'Der Ziehstapel ist leer.',
      'waste-empty': 'Es sind keine Karten mehr zu ziehen.',
      'no-recycle': 'Der Ziehstapel ist leer: Er wird nur einmal durchgespielt.',
      'pass-over': 'Der Ziehstapel ist leer: Es gibt keinen weiteren Durchgang.',
      'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
      'undo-limit': 'Weiter zurück geht es nicht.',
      'nothing-to-redo': 'Es gibt nichts zu wiederholen.',
      cancelled: 'Das geht gerade nicht.',
      'no-foundation': 'Diese Karte kann noch nicht auf einen Zielstapel gelegt werden.',
      'no-target': 'Dafür gibt es gerade keinen Platz.',
    },
    tooMany: (allowed) =>
      plural(allowed, {
        one: 'Jetzt kann höchstens # Karte auf einmal bewegt werden.',
        other: 'Jetzt können höchstens # Karten auf einmal bewegt werden.',
      }),
    impossible: 'Das geht nicht.',

    newGame: 'Neues Spiel',
    restart: 'Neu beginnen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    hint: 'Tipp',
    settings: 'Einstellungen',
    score: 'Punktestand',
    moves,
    time: 'Zeit',
    code: 'Spielcode',
    copy: 'Spielcode kopieren',
    copied: 'Kopiert',
    copyFailed: 'Nicht kopiert',

    game: 'Spiel',
    legends: {draw: 'Schwierigkeit', cells: 'Schwierigkeit', scoring: 'Wertung'},
    choice: (option, value, level) => {
      if (option === 'scoring') return value === 'vegas' ? 'Vegas' : 'Standard';
      const what = option === 'draw' ? `${cards(+value)} ziehen` : cells(+value);
      return `${['Leicht', 'Mittel', 'Schwer'][level]}: ${what}`;
    },
    orCode: 'Oder einen Spielcode eingeben',
    orNumber: 'Alternativ Spielnummer oder Spielcode eingeben',
    deal: 'Austeilen',
    cancel: 'Abbrechen',
    close: 'Schließen',
    leave: 'Dieses Spiel beenden?',
    leaveText: 'Der Spielstand geht verloren.',
    leaveYes: 'Beenden',
    leaveNo: 'Weiterspielen',
    doubleClick: 'Doppelklick verschiebt eine Karte automatisch',
    fourColor: 'Vierfarbiges Blatt',
    leftHanded: 'Tisch für Linkshänder',
    largeIndex: 'Große Zahlen und Symbole',
    badCode: {
      empty: 'Bitte einen Code eingeben.',
      prefix: 'Kein Spiel hat einen Code, der so beginnt.',
      options: 'Diese Optionen gibt es bei diesem Spiel nicht.',
      deal: 'Dieses Spiel gibt es nicht: Ein Code endet mit 7 Zeichen, A bis Z oder 2 bis 7.',
      number: 'Die Spielnummern gehen von 1 bis 2147483647.',
    },

    keys: 'Tasten',
    keysHelp:
      'Pfeiltasten bewegen den Fokus, die Eingabetaste nimmt auf und legt ab, das Fragezeichen zeigt alle Tasten.',
    keyNames: {
      walk: 'Navigieren',
      ends: 'Erste Karte, letzte Karte',
      press: 'Aufnehmen, ablegen; auf dem Ziehstapel: ziehen',
      run: 'Mehr oder weniger Karten auswählen',
      escape: 'Zurücklegen',
      draw: 'Vom Ziehstapel ziehen',
      foundation: 'Auf einen Zielstapel legen',
      undo: 'Rückgängig',
      redo: 'Wiederholen',
      hint: 'Tipp',
      read: 'Den Tisch vorlesen',
      jump: 'Zu einem Stapel springen: Ziehstapel, Ablagestapel, Zellen, Zielstapel, Spalten',
      number: 'Danach eine Ziffer: der Stapel mit dieser Nummer',
      keys: 'Diese Liste anzeigen',
    },
  };
};
