/** The manufacturer's name stands before the model's, unless the shop already put it there. */
export const nameDevice = (maker: string, model: string): string =>
  model.toLowerCase().startsWith(maker.toLowerCase()) ? model : [maker, model].filter(Boolean).join(' ')

/** A colour as it stands within a sentence; one with a capital inside is a name of its maker's. */
export const nameColor = (label: string): string =>
  /\p{Lu}/u.test(label.slice(1)) ? label : label.toLowerCase()
