import type {Suit} from '../engine/index.js';
import type {Locale} from './en.js';

const suits: Record<Suit, string> = {
  spades: 'picas',
  hearts: 'corazones',
  diamonds: 'diamantes',
  clubs: 'tréboles',
};
const ranks = 'as 2 3 4 5 6 7 8 9 10 jota reina rey'.split(' ');

/** Spanish. */
export const es: Locale = ({number, plural}) => {
  const cards = (n: number): string => plural(n, {one: '# carta', other: '# cartas'});
  const moves = (n: number): string => plural(n, {one: '# movimiento', other: '# movimientos'});
  const cells = (n: number): string => plural(n, {one: '# celda', other: '# celdas'});
  return {
    rtl: false,
    comma: ', ',
    games: {
      double: 'Solitario doble',
      seahaven: 'Torres de Seahaven',
      squadron: 'Escuadrón',
      klondike: 'Klondike',
      freecell: 'FreeCell',
      'forty-thieves': 'Los cuarenta ladrones',
      josephine: 'Josefina',
      'thieves-of-egypt': 'Ladrones de Egipto',
    },

    card: (rank, suit) => `${ranks[rank - 1]} de ${suits[suit]}`,
    column: (n) => `columna ${number(n)}`,
    cell: (n) => `celda ${number(n)}`,
    foundation: (suit, place, places) =>
      `base, ${suits[suit]}${places > 1 ? `, ${place > 1 ? 'segunda' : 'primera'} de dos` : ''}`,
    stock: 'mazo',
    waste: 'descarte',
    cardOf: (index, count) => `carta ${number(index)} de ${number(count)}`,
    upTo: (rank) => `hasta ${rank === 11 || rank === 12 ? 'la' : 'el'} ${ranks[rank - 1]}`,
    cards,
    onHidden: (n) => plural(n, {one: 'sobre # carta oculta', other: 'sobre # cartas ocultas'}),
    // Columns and cells are feminine, the stock is masculine: this fits both.
    empty: 'sin cartas',
    king: 'solo admite un rey',
    any: 'admite cualquier carta',
    recycle: 'devolver el descarte al mazo',
    finished: 'no quedan cartas por robar',
    takesIt: 'destino posible',

    andMore: (top, more) => `${top} con ${cards(more)} encima`,
    toColumn: (n) => `a la columna ${number(n)}`,
    toCell: (n) => `a la celda ${number(n)}`,
    toFoundation: 'a su base',
    moved: (what, to) => `${what} ${to}`,
    drew: (n, top) => (n > 1 ? `${cards(n)} robadas, arriba ${top}` : `${cards(1)} robada, ${top}`),
    turnedBack: (n) => `el descarte vuelve al mazo, que tiene ${cards(n)}`,
    uncovers: (top) => `carta descubierta: ${top}`,
    points: (n) => plural(n, {one: '# punto', other: '# puntos'}),
    gains: (amount) => `más ${amount}`,
    loses: (amount) => `menos ${amount}`,
    undone: (what) => `deshecho: ${what}`,
    redone: (what) => `rehecho: ${what}`,
    dealt: (game) => `Nuevo reparto: ${game}`,
    pickedUp: (what, places) =>
      `en la mano: ${what}, ${
        places
          ? plural(places, {one: '# destino posible', other: '# destinos posibles'})
          : 'ningún destino posible'
      }`,
    putBack: (what) => `de vuelta a su sitio: ${what}`,
    hintMove: (what) => `Pista: ${what}`,
    hintDraw: 'Pista: robar del mazo',
    hintRecycle: 'Pista: devolver el descarte al mazo',
    noHint: 'No hay ningún movimiento útil desde aquí.',
    noMove: 'No queda ningún movimiento.',
    looksAtHidden: 'Esta pista tiene en cuenta cartas ocultas.',

    winnable: 'Solo partidas que se puedan ganar',
    verdict: 'Mostrar si la partida se puede ganar',
    verdicts: {
      winnable: 'Se puede ganar',
      unwinnable: 'Perdida',
      unknown: 'No se sabe si se puede ganar',
      working: 'Calculando…',
    },
    provenLost: 'Perdida: no se puede ganar.',
    goBack: 'Volver a donde se podía ganar',
    wentBack: (count, what) =>
      `${plural(count, {one: '# movimiento deshecho', other: '# movimientos deshechos'})}. Esta jugada hizo perder la partida: ${what}`,
    tooFarBack: (what) =>
      `La jugada que hizo perder la partida está demasiado atrás para deshacerla: ${what}`,
    lostDeal: 'Este reparto era imposible de ganar desde el principio.',
    notKnownWhere: 'No se sabe dónde se perdió la partida.',
    looking: (tried) =>
      `Buscando un reparto que se pueda ganar…${
        tried ? ` ${plural(tried, {one: '# reparto probado', other: '# repartos probados'})}` : ''
      }`,
    dealAnyway: 'Repartir de todos modos',
    canFinish: 'Se puede completar automáticamente.',
    finish: 'Completar',

    won: '¡Has ganado!',
    wonText: (score, moveCount, time) => `Puntuación ${score} · ${moves(moveCount)} · ${time}`,
    reasons: {
      'from-stock': 'Del mazo solo se puede robar.',
      'to-stock': 'No se pueden poner cartas en el mazo.',
      'to-waste': 'No se pueden poner cartas en el descarte.',
      'foundation-to-foundation': 'No se pueden mover cartas de una base a otra.',
      'cell-to-cell': 'No se pueden mover cartas de una celda a otra.',
      'no-take-back': 'Las cartas no pueden salir de las bases.',
      'take-back-to-cell': 'Una carta de una base solo puede volver a una columna.',
      'no-cards': 'Aquí no hay ninguna carta.',
      'face-down': 'Una carta oculta no se puede mover.',
      'not-top': 'A una base solo puede ir la carta de arriba.',
      'not-in-sequence': 'Estas cartas no forman una secuencia.',
      'one-card-only': 'Solo se puede mover una carta a la vez.',
      'wrong-color': 'Los colores deben alternarse.',
      'wrong-rank': 'El valor no es el siguiente.',
      'wrong-suit': 'El palo debe ser el mismo.',
      'king-only': 'En una columna vacía solo se puede poner un rey.',
      'needs-ace': 'Una base empieza con un as.',
      'one-to-foundation': 'A una base solo puede ir una carta cada vez.',
      'one-to-cell': 'En una celda cabe una sola carta.',
      'cell-taken': 'La celda está ocupada.',
      'no-stock': 'Este juego no tiene mazo.',
      'stock-empty': 'El mazo está vacío.',
      'waste-empty': 'No quedan cartas por robar.',
      'no-recycle': 'El mazo está vacío: se recorre una sola vez.',
      'pass-over': 'El mazo está vacío: no quedan más vueltas.',
      'nothing-to-undo': 'No hay nada que deshacer.',
      'undo-limit': 'No se puede deshacer más.',
      'nothing-to-redo': 'No hay nada que rehacer.',
      cancelled: 'Ahora no se puede hacer eso.',
      'no-foundation': 'Esta carta todavía no puede ir a una base.',
      'no-target': 'Ahora no se puede colocar en ningún sitio.',
    },
    tooMany: (allowed) =>
      plural(allowed, {
        one: 'Ahora se puede mover como máximo # carta a la vez.',
        other: 'Ahora se pueden mover como máximo # cartas a la vez.',
      }),
    impossible: 'Eso no se puede hacer.',

    newGame: 'Nueva partida',
    restart: 'Reiniciar',
    undo: 'Deshacer',
    redo: 'Rehacer',
    hint: 'Pista',
    settings: 'Ajustes',
    score: 'Puntuación',
    moves,
    time: 'Tiempo',
    code: 'Código de la partida',
    copy: 'Copiar el código de la partida',
    copied: 'Copiado',
    copyFailed: 'No copiado',

    game: 'Juego',
    legends: {draw: 'Dificultad', cells: 'Dificultad', scoring: 'Sistema de puntos'},
    choice: (option, value, level) => {
      if (option === 'scoring') return value === 'vegas' ? 'Vegas' : 'Estándar';
      const what = option === 'draw' ? `robar ${number(+value)}` : cells(+value);
      return `${['Fácil', 'Media', 'Difícil'][level]}: ${what}`;
    },
    orCode: 'O un código de partida',
    orNumber: 'O un número de reparto o un código de partida',
    deal: 'Repartir',
    cancel: 'Cancelar',
    close: 'Cerrar',
    leave: '¿Abandonar la partida?',
    leaveText: 'Perderás tu progreso.',
    leaveYes: 'Abandonar',
    leaveNo: 'Seguir',
    doubleClick: 'El doble clic envía la carta a su sitio',
    fourColor: 'Baraja de cuatro colores',
    leftHanded: 'Mesa para zurdos',
    largeIndex: 'Números y palos grandes',
    badCode: {
      empty: 'Falta el código.',
      prefix: 'Ningún juego tiene un código que empiece así.',
      options: 'El juego no tiene esas opciones.',
      deal: 'No existe ese reparto: un código acaba en 7 caracteres, de la A a la Z o del 2 al 7.',
      number: 'Los repartos van del número 1 al 2147483647.',
    },

    keys: 'Teclas',
    keysHelp:
      'Muévete con las flechas, toma y deja cartas con Intro y pulsa el signo de interrogación para ver las teclas.',
    keyNames: {
      walk: 'Recorrer la mesa',
      ends: 'Primera carta, última carta',
      press: 'Tomar, dejar; en el mazo: robar',
      run: 'Seleccionar más o menos cartas',
      escape: 'Devolver a su sitio',
      draw: 'Robar del mazo',
      foundation: 'Enviar a una base',
      undo: 'Deshacer',
      redo: 'Rehacer',
      hint: 'Pista',
      read: 'Leer la mesa en voz alta',
      jump: 'Saltar a un montón: mazo, descarte, celdas, bases, columnas',
      number: 'Después una cifra: el montón con ese número',
      keys: 'Mostrar esta lista',
    },
  };
};
