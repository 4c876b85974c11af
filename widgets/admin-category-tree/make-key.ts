/** One key for one command, so that an answer that was lost has one effect when the command is repeated by the network. */
export const makeKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), one => one.toString(36)).join('-')
