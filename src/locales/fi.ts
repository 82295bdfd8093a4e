import type {Rank, Suit} from '../engine/index.js';
import type {Locale} from './en.js';

const suits: Record<Suit, string> = {
  spades: 'pata',
  hearts: 'hertta',
  diamonds: 'ruutu',
  clubs: 'risti',
};
const ranks = 'ässä 2 3 4 5 6 7 8 9 10 jätkä kuningatar kuningas'.split(' ');

/** One word, pataässä, except with a number: ruutu 10. */
const card = (rank: Rank, suit: Suit): string =>
  suits[suit] + (rank > 1 && rank < 11 ? ' ' : '') + ranks[rank - 1];

/** Finnish. */
export const fi: Locale = ({number, plural}) => {
  const cards = (n: number): string => plural(n, {one: '# kortti', other: '# korttia'});
  const moves = (n: number): string => plural(n, {one: '# siirto', other: '# siirtoa'});
  const cells = (n: number): string => plural(n, {one: '# pidike', other: '# pidikettä'});
  return {
    rtl: false,
    comma: ', ',
    games: {
      double: 'Kaksoispasianssi',
      seahaven: 'Seahavenin tornit',
      squadron: 'Laivue',
      klondike: 'Klondike',
      freecell: 'FreeCell',
      'forty-thieves': 'Neljäkymmentä rosvoa',
      josephine: 'Josefiina',
      'thieves-of-egypt': 'Egyptin rosvot',
    },

    card,
    column: (n) => `sarake ${number(n)}`,
    cell: (n) => `pidike ${number(n)}`,
    foundation: (suit, place, places) =>
      `peruspino, ${suits[suit]}${places > 1 ? `, ${place > 1 ? 'toinen' : 'ensimmäinen'} kahdesta` : ''}`,
    stock: 'nostopakka',
    waste: 'poistopakka',
    cardOf: (index, count) => `kortti ${number(index)}, kaikkiaan ${number(count)}`,
    upTo: (rank) => `ylimpänä ${ranks[rank - 1]}`,
    cards,
    onHidden: (n) =>
      plural(n, {one: 'alla # piilossa oleva kortti', other: 'alla # piilossa olevaa korttia'}),
    empty: 'tyhjä',
    king: 'tähän käy vain kuningas',
    any: 'tähän käy mikä tahansa kortti',
    recycle: 'palauta poistopakka nostopakaksi',
    finished: 'pakka on käyty läpi',
    takesIt: 'käy tähän',

    andMore: (top, more) =>
      plural(more, {
        one: `${top} ja sen päällä oleva kortti`,
        other: `${top} ja sen päällä olevat # korttia`,
      }),
    toColumn: (n) => `sarakkeeseen ${number(n)}`,
    toCell: (n) => `pidikkeeseen ${number(n)}`,
    toFoundation: 'peruspinoon',
    moved: (what, to) => `${what} ${to}`,
    drew: (n, top) =>
      n > 1 ? `nostettiin ${cards(n)}, päällimmäisenä ${top}` : `nostettiin ${top}`,
    turnedBack: (n) => `poistopakka palautettiin nostopakaksi, siinä on ${cards(n)}`,
    uncovers: (top) => `paljastui ${top}`,
    points: (n) => plural(n, {one: '# piste', other: '# pistettä'}),
    gains: (amount) => `plus ${amount}`,
    loses: (amount) => `miinus ${amount}`,
    undone: (what) => `peruttiin: ${what}`,
    redone: (what) => `tehtiin uudelleen: ${what}`,
    dealt: (game) => `Uusi jako: ${game}`,
    pickedUp: (what, places) =>
      `poimittiin ${what}, ${
        places
          ? plural(places, {one: '# sopiva paikka', other: '# sopivaa paikkaa'})
          : 'ei sopivaa paikkaa'
      }`,
    putBack: (what) => `palautettiin ${what}`,
    hintMove: (what) => `Vihje: ${what}`,
    hintDraw: 'Vihje: nosta nostopakasta',
    hintRecycle: 'Vihje: palauta poistopakka nostopakaksi',
    noHint: 'Hyödyllisiä siirtoja ei löydy.',
    noMove: 'Siirtoja ei ole jäljellä.',
    looksAtHidden: 'Tämä vihje hyödyntää piilossa olevia kortteja.',

    winnable: 'Jaa vain pelejä, jotka voi voittaa',
    verdict: 'Näytä, voiko pelin voittaa',
    verdicts: {
      winnable: 'Voitettavissa',
      unwinnable: 'Hävitty',
      unknown: 'Ei tiedetä, voiko voittaa',
      working: 'Lasketaan…',
    },
    provenLost: 'Hävitty: ei voitettavissa.',
    goBack: 'Palaa voitettavaan kohtaan',
    wentBack: (count, what) =>
      `${plural(count, {one: '# siirto peruttu', other: '# siirtoa peruttu'})}. Peli hävittiin tällä siirrolla: ${what}`,
    tooFarBack: (what) =>
      `Peli hävittiin tällä siirrolla, mutta niin pitkälle ei voi perua: ${what}`,
    lostDeal: 'Tätä jakoa ei voinut alun perinkään voittaa.',
    notKnownWhere: 'Ei tiedetä, missä kohdassa peli hävittiin.',
    looking: (tried) =>
      `Etsitään jakoa, jonka voi voittaa…${
        tried ? ` ${plural(tried, {one: '# jako tutkittu', other: '# jakoa tutkittu'})}` : ''
      }`,
    dealAnyway: 'Jaa silti',
    canFinish: 'Loput voi pelata automaattisesti.',
    finish: 'Pelaa loppuun',

    won: 'Voitit!',
    wonText: (score, moveCount, time) => `Pisteet ${score} · ${moves(moveCount)} · ${time}`,
    reasons: {
      'from-stock': 'Nostopakasta voi vain nostaa kortteja.',
      'to-stock': 'Nostopakkaan ei voi siirtää kortteja.',
      'to-waste': 'Poistopakkaan ei voi siirtää kortteja.',
      'foundation-to-foundation': 'Kortteja ei voi siirtää peruspinosta toiseen.',
      'cell-to-cell': 'Kortteja ei voi siirtää pidikkeestä toiseen.',
      'no-take-back': 'Peruspinosta ei voi ottaa kortteja takaisin.',
      'take-back-to-cell': 'Peruspinosta kortti voi palata vain sarakkeeseen.',
      'no-cards': 'Tässä ei ole korttia.',
      'face-down': 'Piilossa olevaa korttia ei voi siirtää.',
      'not-top': 'Vain päällimmäisen kortin voi siirtää peruspinoon.',
      'not-in-sequence': 'Nämä kortit eivät muodosta korttisarjaa.',
      'one-card-only': 'Vain yhden kortin voi siirtää kerralla.',
      'wrong-color': 'Värien on vuoroteltava.',
      'wrong-rank': 'Kortin arvo ei ole järjestyksessä seuraava.',
      'wrong-suit': 'Maan on oltava sama.',
      'king-only': 'Tyhjään sarakkeeseen voi siirtää vain kuninkaan.',
      'needs-ace': 'Peruspino alkaa ässästä.',
      'one-to-foundation': 'Peruspinoon voi siirtää vain yhden kortin kerralla.',
      'one-to-cell': 'Pidikkeeseen mahtuu vain yksi kortti.',
      'cell-taken': 'Pidike on varattu.',
      'no-stock': 'Tässä pelissä ei ole nostopakkaa.',
      'stock-empty': 'Nostopakka on tyhjä.',
      'waste-empty': 'Nostettavia kortteja ei ole jäljellä.',
      'no-recycle': 'Nostopakka on tyhjä: se käydään läpi vain kerran.',
      'pass-over': 'Nostopakka on tyhjä: kierroksia ei ole jäljellä.',
      'nothing-to-undo': 'Ei ole mitään peruttavaa.',
      'undo-limit': 'Pidemmälle ei voi perua.',
      'nothing-to-redo': 'Ei ole mitään uudelleen tehtävää.',
      cancelled: 'Sitä ei voi tehdä juuri nyt.',
      'no-foundation': 'Korttia ei voi vielä siirtää peruspinoon.',
      'no-target': 'Kortille ei ole nyt sopivaa paikkaa.',
    },
    tooMany: (allowed) =>
      plural(allowed, {
        one: 'Nyt voi siirtää kerralla enintään # kortin.',
        other: 'Nyt voi siirtää kerralla enintään # korttia.',
      }),
    impossible: 'Sitä ei voi tehdä.',

    newGame: 'Uusi peli',
    restart: 'Aloita alusta',
    undo: 'Peru',
    redo: 'Tee uudelleen',
    hint: 'Vihje',
    settings: 'Asetukset',
    score: 'Pisteet',
    moves,
    time: 'Aika',
    code: 'Pelikoodi',
    copy: 'Kopioi pelikoodi',
    copied: 'Kopioitu',
    copyFailed: 'Ei kopioitu',

    game: 'Peli',
    legends: {draw: 'Vaikeustaso', cells: 'Vaikeustaso', scoring: 'Pisteytys'},
    choice: (option, value, level) => {
      if (option === 'scoring') return value === 'vegas' ? 'Vegas-pisteytys' : 'Normaali pisteytys';
      const what = option === 'draw' ? `nosto ${number(+value)}` : cells(+value);
      return `${['Helppo', 'Keskitaso', 'Vaikea'][level]}: ${what}`;
    },
    orCode: 'Tai kirjoita pelikoodi',
    orNumber: 'Tai kirjoita jaon numero tai pelikoodi',
    deal: 'Jaa',
    cancel: 'Peruuta',
    close: 'Sulje',
    leave: 'Lopetetaanko peli?',
    leaveText: 'Edistymisesi menetetään.',
    leaveYes: 'Lopeta peli',
    leaveNo: 'Jatka peliä',
    doubleClick: 'Kaksoisnapsautus siirtää kortin paikalleen',
    fourColor: 'Nelivärinen pakka',
    leftHanded: 'Vasenkätinen asettelu',
    largeIndex: 'Suuret arvot ja maat',
    badCode: {
      empty: 'Kirjoita pelikoodi.',
      prefix: 'Minkään pelin koodi ei ala näin.',
      options: 'Pelissä ei ole tällaisia valintoja.',
      deal: 'Tällaista jakoa ei ole: koodin lopussa on 7 merkkiä, kirjaimia tai numeroita 2–7.',
      number: 'Jaot on numeroitu 1–2147483647.',
    },

    keys: 'Näppäimet',
    keysHelp:
      'Liiku nuolinäppäimillä, poimi ja laske kortteja Enterillä, avaa näppäinluettelo kysymysmerkillä.',
    keyNames: {
      walk: 'Liiku',
      ends: 'Ensimmäinen kortti, viimeinen kortti',
      press: 'Poimi, laske; nostopakassa: nosta',
      run: 'Valitse enemmän tai vähemmän kortteja',
      escape: 'Palauta paikalleen',
      draw: 'Nosta nostopakasta',
      foundation: 'Siirrä peruspinoon',
      undo: 'Peru',
      redo: 'Tee uudelleen',
      hint: 'Vihje',
      read: 'Lue pöytä ääneen',
      jump: 'Siirry pinoon: nostopakka, poistopakka, pidikkeet, peruspinot, sarakkeet',
      number: 'Sitten numero: sen numeroinen pino',
      keys: 'Näytä tämä luettelo',
    },
  };
};
