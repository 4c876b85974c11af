/** The colours devices come in: how they are drawn and what they are called. */
export const COLORS = {
  black: { hex: '#2b2d33', cs: 'černá', ro: 'negru' },
  graphite: { hex: '#52555c', cs: 'grafitová', ro: 'grafit' },
  gray: { hex: '#8b9098', cs: 'šedá', ro: 'gri' },
  silver: { hex: '#d4d7dc', cs: 'stříbrná', ro: 'argintiu' },
  white: { hex: '#f1efe9', cs: 'bílá', ro: 'alb' },
  gold: { hex: '#e6cfa7', cs: 'zlatá', ro: 'auriu' },
  rose: { hex: '#e9c2bb', cs: 'růžovozlatá', ro: 'roz auriu' },
  pink: { hex: '#f2bfcd', cs: 'růžová', ro: 'roz' },
  red: { hex: '#b8262f', cs: 'červená', ro: 'roșu' },
  orange: { hex: '#e9813f', cs: 'oranžová', ro: 'portocaliu' },
  yellow: { hex: '#f3d872', cs: 'žlutá', ro: 'galben' },
  lime: { hex: '#bfd66b', cs: 'limetková', ro: 'verde lămâie' },
  green: { hex: '#4c6b57', cs: 'zelená', ro: 'verde' },
  mint: { hex: '#bfe0d2', cs: 'mátová', ro: 'mentă' },
  teal: { hex: '#2f7f86', cs: 'petrolejová', ro: 'turcoaz' },
  blue: { hex: '#2f5d8c', cs: 'modrá', ro: 'albastru' },
  sky: { hex: '#a9c8e4', cs: 'světle modrá', ro: 'albastru deschis' },
  navy: { hex: '#232f4b', cs: 'tmavě modrá', ro: 'bleumarin' },
  purple: { hex: '#6b5b86', cs: 'fialová', ro: 'mov' },
  lilac: { hex: '#cfc3e6', cs: 'světle fialová', ro: 'lila' },
  titanium: { hex: '#a89f94', cs: 'titanová', ro: 'titan' },
  sand: { hex: '#d8c7ae', cs: 'písková', ro: 'nisipiu' },
} as const satisfies Record<string, { hex: string; cs: string; ro: string }>

export type ColorName = keyof typeof COLORS

export const isColorName = (text: string): text is ColorName => Object.hasOwn(COLORS, text)
