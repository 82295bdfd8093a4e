import type {Suit} from '../engine/index.js';
import type {Locale} from './en.js';

const suits: Record<Suit, string> = {
  spades: 'espadas',
  hearts: 'copas',
  diamonds: 'ouros',
  clubs: 'paus',
};
const ranks = 'ás 2 3 4 5 6 7 8 9 10 valete dama rei'.split(' ');

/** Brazilian Portuguese. */
export const pt: Locale = ({number, plural}) => {
  const cards = (n: number): string => plural(n, {one: '# carta', other: '# cartas'});
  const moves = (n: number): string => plural(n, {one: '# jogada', other: '# jogadas'});
  const cells = (n: number): string => plural(n, {one: '# célula', other: '# células'});
  return {
    rtl: false,
    comma: ', ',
    games: {
      double: 'Paciência dupla',
      seahaven: 'Torres de Seahaven',
      squadron: 'Esquadrão',
      klondike: 'Klondike',
      freecell: 'FreeCell',
      'forty-thieves': 'Os quarenta ladrões',
      josephine: 'Josefina',
      'thieves-of-egypt': 'Ladrões do Egito',
    },

    card: (rank, suit) => `${ranks[rank - 1]} de ${suits[suit]}`,
    column: (n) => `coluna ${number(n)}`,
    cell: (n) => `célula ${number(n)}`,
    foundation: (suit, place, places) =>
      `fundação, ${suits[suit]}${places > 1 ? `, ${place > 1 ? 'segunda' : 'primeira'} de duas` : ''}`,
    stock: 'monte',
    waste: 'descarte',
    cardOf: (index, count) => `carta ${number(index)} de ${number(count)}`,
    upTo: (rank) => `até ${rank === 12 ? 'a' : 'o'} ${ranks[rank - 1]}`,
    cards,
    onHidden: (n) => plural(n, {one: 'sobre # carta oculta', other: 'sobre # cartas ocultas'}),
    // Columns and cells are feminine, the stock is masculine: this fits both.
    empty: 'sem cartas',
    king: 'aceita só um rei',
    any: 'aceita qualquer carta',
    recycle: 'devolver o descarte ao monte',
    finished: 'não há mais cartas para comprar',
    takesIt: 'destino possível',

    andMore: (top, more) => `${top} com ${cards(more)} por cima`,
    toColumn: (n) => `para a coluna ${number(n)}`,
    toCell: (n) => `para a célula ${number(n)}`,
    toFoundation: 'para a fundação',
    moved: (what, to) => `${what} ${to}`,
    drew: (n, top) => `compra de ${cards(n)}, ${top}${n > 1 ? ' por cima' : ''}`,
    turnedBack: (n) => `o descarte voltou ao monte, que tem ${cards(n)}`,
    uncovers: (top) => `carta revelada: ${top}`,
    points: (n) => plural(n, {one: '# ponto', other: '# pontos'}),
    gains: (amount) => `mais ${amount}`,
    loses: (amount) => `menos ${amount}`,
    undone: (what) => `desfeito: ${what}`,
    redone: (what) => `refeito: ${what}`,
    dealt: (game) => `Novo jogo: ${game}`,
    pickedUp: (what, places) =>
      `na mão: ${what}, ${
        places
          ? plural(places, {one: '# destino possível', other: '# destinos possíveis'})
          : 'nenhum destino possível'
      }`,
    putBack: (what) => `de volta ao lugar: ${what}`,
    hintMove: (what) => `Dica: ${what}`,
    hintDraw: 'Dica: comprar do monte',
    hintRecycle: 'Dica: devolver o descarte ao monte',
    noHint: 'Não há nenhuma jogada útil a partir daqui.',
    noMove: 'Não resta nenhuma jogada.',
    looksAtHidden: 'Esta dica leva em conta cartas ocultas.',

    winnable: 'Distribuir só jogos que dá para ganhar',
    verdict: 'Mostrar se dá para ganhar o jogo',
    verdicts: {
      winnable: 'Dá para ganhar',
      unwinnable: 'Perdido',
      unknown: 'Não se sabe se dá para ganhar',
      working: 'Calculando…',
    },
    provenLost: 'Perdido: não há como ganhar.',
    goBack: 'Voltar aonde dava para ganhar',
    wentBack: (count, what) =>
      `${plural(count, {one: '# jogada desfeita', other: '# jogadas desfeitas'})}. Esta jogada fez perder o jogo: ${what}`,
    tooFarBack: (what) =>
      `A jogada que fez perder o jogo está longe demais para ser desfeita: ${what}`,
    lostDeal: 'Este jogo era impossível de ganhar desde o início.',
    notKnownWhere: 'Não se sabe onde o jogo foi perdido.',
    looking: (tried) =>
      `Procurando um jogo que dê para ganhar…${
        tried ? ` ${plural(tried, {one: '# jogo testado', other: '# jogos testados'})}` : ''
      }`,
    dealAnyway: 'Distribuir assim mesmo',
    canFinish: 'O resto pode ser jogado automaticamente.',
    finish: 'Concluir',

    won: 'Você ganhou!',
    wonText: (score, moveCount, time) => `Pontuação ${score} · ${moves(moveCount)} · ${time}`,
    reasons: {
      'from-stock': 'Do monte só é possível comprar cartas.',
      'to-stock': 'Não é possível colocar cartas no monte.',
      'to-waste': 'Não é possível colocar cartas no descarte.',
      'foundation-to-foundation': 'Não é possível mover cartas de uma fundação para outra.',
      'cell-to-cell': 'Não é possível mover cartas de uma célula para outra.',
      'no-take-back': 'As cartas não podem sair das fundações.',
      'take-back-to-cell': 'Uma carta de uma fundação só pode voltar para uma coluna.',
      'no-cards': 'Não há nenhuma carta aqui.',
      'face-down': 'Uma carta oculta não pode ser movida.',
      'not-top': 'Só a carta de cima pode ir para uma fundação.',
      'not-in-sequence': 'Essas cartas não formam uma sequência.',
      'one-card-only': 'Só uma carta pode ser movida por vez.',
      'wrong-color': 'As cores devem se alternar.',
      'wrong-rank': 'O valor não é o próximo da sequência.',
      'wrong-suit': 'O naipe deve ser o mesmo.',
      'king-only': 'Só um rei pode ir para uma coluna vazia.',
      'needs-ace': 'Uma fundação começa com um ás.',
      'one-to-foundation': 'Só uma carta por vez pode ir para uma fundação.',
      'one-to-cell': 'Em uma célula só cabe uma carta.',
      'cell-taken': 'A célula está ocupada.',
      'no-stock': 'Este jogo não tem monte.',
      'stock-empty': 'O monte está vazio.',
      'waste-empty': 'Não há mais cartas para comprar.',
      'no-recycle': 'O monte está vazio: ele só é percorrido uma vez.',
      'pass-over': 'O monte está vazio: não resta nenhuma rodada.',
      'nothing-to-undo': 'Não há nada para desfazer.',
      'undo-limit': 'Não dá para desfazer mais.',
      'nothing-to-redo': 'Não há nada para refazer.',
      cancelled: 'Agora não é possível fazer isso.',
      'no-foundation': 'Esta carta ainda não pode ir para uma fundação.',
      'no-target': 'Nenhum destino possível agora.',
    },
    tooMany: (allowed) =>
      plural(allowed, {
        one: 'Agora só é possível mover # carta por vez.',
        other: 'Agora é possível mover no máximo # cartas por vez.',
      }),
    impossible: 'Não é possível fazer isso.',

    newGame: 'Novo jogo',
    restart: 'Recomeçar',
    undo: 'Desfazer',
    redo: 'Refazer',
    hint: 'Dica',
    settings: 'Configurações',
    score: 'Pontuação',
    moves,
    time: 'Tempo',
    code: 'Código do jogo',
    copy: 'Copiar o código do jogo',
    copied: 'Copiado',
    copyFailed: 'Não copiado',

    game: 'Jogo',
    legends: {draw: 'Dificuldade', cells: 'Dificuldade', scoring: 'Sistema de pontos'},
    choice: (option, value, level) => {
      if (option === 'scoring') return value === 'vegas' ? 'Vegas' : 'Padrão';
      const what = option === 'draw' ? `comprar ${number(+value)}` : cells(+value);
      return `${['Fácil', 'Médio', 'Difícil'][level]}: ${what}`;
    },
    orCode: 'Ou digite um código de jogo',
    orNumber: 'Ou digite um número ou código de jogo',
    deal: 'Distribuir',
    cancel: 'Cancelar',
    close: 'Fechar',
    leave: 'Encerrar este jogo?',
    leaveText: 'Seu progresso será perdido.',
    leaveYes: 'Encerrar',
    leaveNo: 'Continuar',
    doubleClick: 'Clique duplo para mover a carta automaticamente',
    fourColor: 'Baralho de quatro cores',
    leftHanded: 'Mesa para canhotos',
    largeIndex: 'Números e naipes grandes',
    badCode: {
      empty: 'Digite um código.',
      prefix: 'Nenhum jogo tem um código que comece assim.',
      options: 'O jogo não tem essas opções.',
      deal: 'Esse jogo não existe: um código termina em 7 caracteres, de A a Z ou de 2 a 7.',
      number: 'Os jogos são numerados de 1 a 2147483647.',
    },

    keys: 'Teclas',
    keysHelp:
      'Use as setas para percorrer a mesa, Enter para pegar e soltar cartas e o ponto de interrogação para ver as teclas.',
    keyNames: {
      walk: 'Percorrer a mesa',
      ends: 'Primeira carta, última carta',
      press: 'Pegar, soltar; no monte: comprar',
      run: 'Selecionar mais ou menos cartas',
      escape: 'Devolver ao lugar',
      draw: 'Comprar do monte',
      foundation: 'Enviar para uma fundação',
      undo: 'Desfazer',
      redo: 'Refazer',
      hint: 'Dica',
      read: 'Ler a mesa em voz alta',
      jump: 'Ir para uma pilha: monte, descarte, células, fundações, colunas',
      number: 'Depois um algarismo: a pilha com esse número',
      keys: 'Mostrar esta lista',
    },
  };
};
