import type {Suit} from '../engine/index.js';
import type {Locale} from './en.js';

const suits: Record<Suit, string> = {
  spades: 'pique',
  hearts: 'cœur',
  diamonds: 'carreau',
  clubs: 'trèfle',
};
const ranks = 'as 2 3 4 5 6 7 8 9 10 valet dame roi'.split(' ');

/** French. Colons, semicolons, and question and exclamation marks follow a no-break space, `\u00a0`. */
export const fr: Locale = ({number, plural}) => {
  const cards = (n: number): string => plural(n, {one: '# carte', other: '# cartes'});
  const moves = (n: number): string => plural(n, {one: '# coup', other: '# coups'});
  const cells = (n: number): string => plural(n, {one: '# cellule', other: '# cellules'});
  return {
    rtl: false,
    comma: ', ',
    games: {
      double: 'Solitaire double',
      seahaven: 'Tours de Seahaven',
      squadron: 'Escadron',
      klondike: 'Klondike',
      freecell: 'FreeCell',
      'forty-thieves': 'Les Quarante Voleurs',
      josephine: 'Joséphine',
      'thieves-of-egypt': 'Voleurs d’Égypte',
    },

    card: (rank, suit) => `${ranks[rank - 1]} de ${suits[suit]}`,
    column: (n) => `colonne ${number(n)}`,
    cell: (n) => `cellule ${number(n)}`,
    foundation: (suit, place, places) =>
      `fondation, ${suits[suit]}${places > 1 ? `, ${place > 1 ? 'deuxième' : 'première'} sur deux` : ''}`,
    stock: 'talon',
    waste: 'défausse',
    cardOf: (index, count) => `carte ${number(index)} sur ${number(count)}`,
    upTo: (rank) =>
      `jusqu’${rank === 1 ? 'à l’' : rank === 12 ? 'à la ' : 'au '}${ranks[rank - 1]}`,
    cards,
    onHidden: (n) =>
      plural(n, {one: 'au-dessus d’une carte cachée', other: 'au-dessus de # cartes cachées'}),
    empty: 'vide',
    king: 'n’accepte qu’un roi',
    any: 'accepte n’importe quelle carte',
    recycle: 'retourner la défausse',
    finished: 'plus aucune carte à piocher',
    takesIt: 'emplacement possible',

    andMore: (top, more) =>
      plural(more, {
        one: `${top} et la carte posée dessus`,
        other: `${top} et les # cartes posées dessus`,
      }),
    toColumn: (n) => `vers la colonne ${number(n)}`,
    toCell: (n) => `vers la cellule ${number(n)}`,
    toFoundation: 'vers sa fondation',
    moved: (what, to) => `${what} ${to}`,
    drew: (n, top) =>
      n > 1 ? `${cards(n)} piochées, ${top} au-dessus` : `${cards(1)} piochée, ${top}`,
    turnedBack: (n) => `défausse retournée, talon de ${cards(n)}`,
    uncovers: (top) => `carte découverte\u00a0: ${top}`,
    points: (n) => plural(n, {one: '# point', other: '# points'}),
    gains: (amount) => `plus ${amount}`,
    loses: (amount) => `moins ${amount}`,
    undone: (what) => `annulé\u00a0: ${what}`,
    redone: (what) => `rétabli\u00a0: ${what}`,
    dealt: (game) => `Nouvelle donne\u00a0: ${game}`,
    pickedUp: (what, places) =>
      `en main\u00a0: ${what}, ${
        places
          ? plural(places, {one: '# emplacement possible', other: '# emplacements possibles'})
          : 'aucun emplacement possible'
      }`,
    putBack: (what) => `remise en place\u00a0: ${what}`,
    hintMove: (what) => `Indice\u00a0: ${what}`,
    hintDraw: 'Indice\u00a0: piocher au talon',
    hintRecycle: 'Indice\u00a0: retourner la défausse',
    noHint: 'Aucun coup utile à partir d’ici.',
    noMove: 'Il ne reste aucun coup.',
    looksAtHidden: 'Cet indice tient compte de cartes cachées.',

    winnable: 'Ne distribuer que des parties gagnables',
    verdict: 'Indiquer si la partie est gagnable',
    verdicts: {
      winnable: 'Gagnable',
      unwinnable: 'Perdue',
      unknown: 'On ignore si elle est gagnable',
      working: 'Calcul en cours…',
    },
    provenLost: 'Perdue\u00a0: victoire impossible.',
    goBack: 'Revenir à une position gagnable',
    wentBack: (count, what) =>
      `${plural(count, {one: '# coup annulé', other: '# coups annulés'})}. Ce coup a fait perdre la partie\u00a0: ${what}`,
    tooFarBack: (what) =>
      `Le coup qui a fait perdre la partie est trop ancien pour être annulé\u00a0: ${what}`,
    lostDeal: 'Cette donne était perdue d’avance.',
    notKnownWhere: 'On ignore où la partie a été perdue.',
    looking: (tried) =>
      `Recherche d’une donne gagnable…${
        tried ? ` ${plural(tried, {one: '# donne essayée', other: '# donnes essayées'})}` : ''
      }`,
    dealAnyway: 'Distribuer quand même',
    canFinish: 'Le reste peut être joué automatiquement.',
    finish: 'Terminer',

    won: 'Gagné\u00a0!',
    wonText: (score, moveCount, time) => `Score ${score} · ${moves(moveCount)} · ${time}`,
    reasons: {
      'from-stock': 'Au talon, on peut seulement piocher.',
      'to-stock': 'On ne peut rien poser sur le talon.',
      'to-waste': 'On ne peut rien poser sur la défausse.',
      'foundation-to-foundation': 'On ne peut pas déplacer de carte d’une fondation à une autre.',
      'cell-to-cell': 'On ne peut pas déplacer de carte d’une cellule à une autre.',
      'no-take-back': 'Les cartes ne peuvent pas quitter les fondations.',
      'take-back-to-cell': 'Une carte d’une fondation ne peut revenir que sur une colonne.',
      'no-cards': 'Il n’y a pas de carte ici.',
      'face-down': 'On ne peut pas déplacer une carte cachée.',
      'not-top': 'Seule la carte du dessus peut aller sur une fondation.',
      'not-in-sequence': 'Ces cartes ne forment pas une suite.',
      'one-card-only': 'On ne peut déplacer qu’une carte à la fois.',
      'wrong-color': 'Les couleurs rouge et noire doivent alterner.',
      'wrong-rank': 'La valeur de la carte n’est pas la suivante.',
      'wrong-suit': 'L’enseigne doit être la même.',
      'king-only': 'Une colonne vide n’accepte qu’un roi.',
      'needs-ace': 'Une fondation commence par un as.',
      'one-to-foundation': 'Une fondation n’accepte qu’une carte à la fois.',
      'one-to-cell': 'Une cellule ne peut contenir qu’une carte.',
      'cell-taken': 'La cellule est occupée.',
      'no-stock': 'Ce jeu n’a pas de talon.',
      'stock-empty': 'Le talon est vide.',
      'waste-empty': 'Il n’y a plus de carte à piocher.',
      'no-recycle': 'Le talon est vide\u00a0: il ne se parcourt qu’une fois.',
      'pass-over': 'Le talon est vide\u00a0: il ne reste aucun tour.',
      'nothing-to-undo': 'Il n’y a rien à annuler.',
      'undo-limit': 'On ne peut pas annuler davantage.',
      'nothing-to-redo': 'Il n’y a rien à rétablir.',
      cancelled: 'Ce n’est pas possible pour le moment.',
      'no-foundation': 'Cette carte ne peut pas encore aller sur une fondation.',
      'no-target': 'Aucun emplacement possible pour le moment.',
    },
    tooMany: (allowed) =>
      plural(allowed, {
        one: 'Au plus # carte peut être déplacée à la fois.',
        other: 'Au plus # cartes peuvent être déplacées à la fois.',
      }),
    impossible: 'C’est impossible.',

    newGame: 'Nouvelle partie',
    restart: 'Recommencer',
    undo: 'Annuler',
    redo: 'Rétablir',
    hint: 'Indice',
    settings: 'Réglages',
    score: 'Score',
    moves,
    time: 'Temps',
    code: 'Code de la partie',
    copy: 'Copier le code de la partie',
    copied: 'Copié',
    copyFailed: 'Non copié',

    game: 'Jeu',
    legends: {draw: 'Difficulté', cells: 'Difficulté', scoring: 'Calcul des points'},
    choice: (option, value, level) => {
      if (option === 'scoring') return value === 'vegas' ? 'Vegas' : 'Standard';
      const what = option === 'draw' ? `piocher ${number(+value)}` : cells(+value);
      return `${['Facile', 'Moyen', 'Difficile'][level]}\u00a0: ${what}`;
    },
    orCode: 'Ou un code de partie',
    orNumber: 'Ou un numéro de donne ou un code de partie',
    deal: 'Distribuer',
    cancel: 'Annuler',
    close: 'Fermer',
    leave: 'Quitter cette partie\u00a0?',
    leaveText: 'Votre progression sera perdue.',
    leaveYes: 'Quitter',
    leaveNo: 'Continuer',
    doubleClick: 'Le double-clic envoie la carte à sa place',
    fourColor: 'Cartes en quatre teintes',
    leftHanded: 'Table pour gauchers',
    largeIndex: 'Grands chiffres et enseignes',
    badCode: {
      empty: 'Il manque le code.',
      prefix: 'Aucun jeu n’a un code qui commence ainsi.',
      options: 'Ce jeu ne propose pas ces options.',
      deal: 'Cette donne n’existe pas\u00a0: un code finit par 7 caractères, de A à Z ou de 2 à 7.',
      number: 'Les donnes sont numérotées de 1 à 2147483647.',
    },

    keys: 'Touches',
    keysHelp:
      'Utilisez les flèches pour vous déplacer, Entrée pour prendre et poser, le point d’interrogation pour voir les touches.',
    keyNames: {
      walk: 'Parcourir la table',
      ends: 'Première carte, dernière carte',
      press: 'Prendre, poser\u00a0; sur le talon\u00a0: piocher',
      run: 'Sélectionner plus ou moins de cartes',
      escape: 'Remettre en place',
      draw: 'Piocher au talon',
      foundation: 'Envoyer à une fondation',
      undo: 'Annuler',
      redo: 'Rétablir',
      hint: 'Indice',
      read: 'Lire la table à voix haute',
      jump: 'Aller à une pile\u00a0: talon, défausse, cellules, fondations, colonnes',
      number: 'Puis un chiffre\u00a0: la pile de ce numéro',
      keys: 'Afficher cette liste',
    },
  };
};
