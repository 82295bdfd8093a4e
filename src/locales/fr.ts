import type {Suit} from '../engine/index.js';
import type {Locale} from './en.js';

const suits: Record<Suit, string> = {
  spades: 'pique',
  hearts: 'cœur',
  diamonds: 'carreau',
  clubs: 'trèfle',
};
const ranks = 'as 2 3 4 5 6 7 8 9 10 valet dame roi'.split(' ');

/** French. Colons and other double marks stand after a no-break space, `\u00a0`. */
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
    onHidden: (n) => plural(n, {one: 'sur # carte cachée', other: 'sur # cartes cachées'}),
    empty: 'vide',
    king: 'accepte un roi',
    any: 'accepte toute carte',
    recycle: 'reprend la défausse',
    finished: 'le tour est terminé',
    takesIt: 'place possible',

    andMore: (top, more) => `${top} et ${cards(more)} dessus`,
    toColumn: (n) => `vers la colonne ${number(n)}`,
    toCell: (n) => `vers la cellule ${number(n)}`,
    toFoundation: 'vers sa fondation',
    moved: (what, to) => `${what} ${to}`,
    drew: (n, top) => (n > 1 ? `pioche de ${cards(n)}, ${top} dessus` : `pioche\u00a0: ${top}`),
    turnedBack: (n) => `défausse retournée, talon de ${cards(n)}`,
    uncovers: (top) => `découvre ${top}`,
    points: (n) => plural(n, {one: '# point', other: '# points'}),
    gains: (amount) => `plus ${amount}`,
    loses: (amount) => `moins ${amount}`,
    undone: (what) => `annulé\u00a0: ${what}`,
    redone: (what) => `rétabli\u00a0: ${what}`,
    dealt: (game) => `Nouvelle donne\u00a0: ${game}`,
    pickedUp: (what, places) =>
      `en main\u00a0: ${what}, ${
        places
          ? plural(places, {one: '# place possible', other: '# places possibles'})
          : 'aucune place possible'
      }`,
    putBack: (what) => `remis en place\u00a0: ${what}`,
    hintMove: (what) => `Indice\u00a0: ${what}`,
    hintDraw: 'Indice\u00a0: piocher au talon',
    hintRecycle: 'Indice\u00a0: retourner la défausse',
    noHint: 'Aucun coup ne mène plus loin.',
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
    goBack: 'Revenir là où c’était gagnable',
    wentBack: (count, what) =>
      `${plural(count, {one: '# coup annulé', other: '# coups annulés'})}. Voici ce qui a fait perdre la partie\u00a0: ${what}`,
    tooFarBack: (what) =>
      `Ce qui a fait perdre la partie est trop loin pour être annulé\u00a0: ${what}`,
    lostDeal: 'Cette donne était perdue d’avance.',
    notKnownWhere: 'On ignore où la partie a été perdue.',
    looking: (tried) =>
      `Recherche d’une donne gagnable…${
        tried ? ` ${plural(tried, {one: '# donne essayée', other: '# donnes essayées'})}` : ''
      }`,
    dealAnyway: 'Distribuer quand même',
    canFinish: 'Le reste peut monter tout seul sur les fondations.',
    finish: 'Terminer',

    won: 'Gagné\u00a0!',
    wonText: (score, moveCount, time) => `Score ${score} · ${moves(moveCount)} · ${time}`,
    reasons: {
      'to-stock': 'Rien ne se pose sur le talon.',
      'to-waste': 'Rien ne se pose sur la défausse.',
      'foundation-to-foundation': 'Aucune carte ne passe d’une fondation à une autre.',
      'cell-to-cell': 'Aucune carte ne passe d’une cellule à une autre.',
      'no-take-back': 'Les cartes restent sur les fondations.',
      'take-back-to-cell': 'D’une fondation, une carte ne revient que sur une colonne.',
      'face-down': 'Une carte cachée ne se déplace pas.',
      'not-top': 'Seule la carte du dessus se déplace.',
      'not-in-sequence': 'Ces cartes ne forment pas une suite.',
      'one-card-only': 'Une seule carte se déplace à la fois.',
      'wrong-color': 'Les couleurs rouge et noire doivent alterner.',
      'wrong-rank': 'La valeur ne suit pas.',
      'wrong-suit': 'L’enseigne doit être la même.',
      'king-only': 'Une colonne vide n’accepte qu’un roi.',
      'needs-ace': 'Une fondation commence par un as.',
      'one-to-foundation': 'Une fondation n’accepte qu’une carte à la fois.',
      'one-to-cell': 'Une cellule ne contient qu’une carte.',
      'cell-taken': 'La cellule est occupée.',
      'no-stock': 'Ce jeu n’a pas de talon.',
      'stock-empty': 'Le talon est vide.',
      'no-recycle': 'Le talon est vide\u00a0: il ne se parcourt qu’une fois.',
      'pass-over': 'Le talon est vide\u00a0: il ne reste aucun tour.',
      'nothing-to-undo': 'Il n’y a rien à annuler.',
      'undo-limit': 'L’annulation ne va pas plus loin.',
      'nothing-to-redo': 'Il n’y a rien à rétablir.',
      cancelled: 'Pas maintenant.',
      'no-target': 'Aucune pile ne l’accepte maintenant.',
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
    copyFailed: 'Non autorisé ici',

    game: 'Jeu',
    legends: {draw: 'Difficulté', cells: 'Difficulté', scoring: 'Décompte'},
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
    leaveText: 'Elle n’est pas terminée.',
    leaveYes: 'Quitter',
    leaveNo: 'Continuer',
    doubleClick: 'Le double-clic envoie la carte à sa place',
    fourColor: 'Jeu à quatre couleurs',
    leftHanded: 'Table pour gauchers',
    largeIndex: 'Grands chiffres et enseignes',
    badCode: {
      empty: 'Il manque le code.',
      prefix: 'Aucun jeu n’a un code qui commence ainsi.',
      options: 'Le jeu n’a pas de telles options.',
      deal: 'Cette donne n’existe pas\u00a0: un code finit par 7 lettres ou chiffres de 2 à 7.',
      number: 'Les donnes sont numérotées de 1 à 2147483647.',
    },

    keys: 'Touches',
    keysHelp:
      'Les flèches parcourent la table, Entrée prend et pose, le point d’interrogation affiche les touches.',
    keyNames: {
      walk: 'Parcourir la table',
      ends: 'Au début, à la fin',
      press: 'Prendre, poser\u00a0; sur le talon\u00a0: piocher',
      run: 'Allonger, raccourcir la suite',
      escape: 'Remettre en place',
      draw: 'Piocher au talon',
      foundation: 'Envoyer à une fondation',
      undo: 'Annuler',
      redo: 'Rétablir',
      hint: 'Indice',
      read: 'Lire la table à voix haute',
      jump: 'Aller à une pile\u00a0: talon, défausse, cellules, fondations, colonnes',
      number: 'Puis un chiffre\u00a0: la pile de ce numéro',
      keys: 'Cette liste',
    },
  };
};
