/** Shapes that only a person's data has; a name or a street has none, so those are kept out by the list of fields. */
const SHAPES: readonly RegExp[] = [
  // An e-mail address, and an address of a page, which may carry what a visitor typed.
  /@/,
  /:\/\//,
  // A telephone number with its country; leading zeros alone may be a product's code.
  /\+\d(?:[\s().-]?\d){7,}/,
  /(?<!\d)00(?:42[01]|40)(?:[\s().-]?\d){9}/,
  // A Czech birth number; an account with its bank.
  /\d\d[0-8]\d[0-3]\d\/\d{3,4}(?!\d)/,
  /\d{7,10}\/\d{4}(?!\d)/,
  /(?=[\d-]{9})\d{1,6}-\d{2,10}\/\d{4}(?!\d)/,
  // A Czech or Slovak and a Romanian IBAN, in one piece or in fours.
  /\b(?:CZ|SK)\d\d(?:\s?\d{4}){5}\b/i,
  /\bRO\d\d\s?[A-Z]{4}(?:\s?[A-Z0-9]{4}){4}\b/i,
  // An IMEI with or without its dashes.
  /(?<!\d)\d\d-?\d{6}-?\d{6}-?\d(?!\d)/,
]

/** Whether a text of the shop's own data carries something of a person after all. */
export const looksPersonal = (text: string): boolean => SHAPES.some(shape => shape.test(text))

/**
 * The same for what a visitor typed: beside the shapes, six digits in a row or nine in all are refused, for they may
 * be a telephone, birth, card or account number. Storage sizes and years pass.
 */
export const isTypedPersonal = (text: string): boolean =>
  looksPersonal(text) || /\d{6}/.test(text) || text.replace(/\D/g, '').length >= 9
