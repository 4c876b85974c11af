export type LinkCode = 'link'

/** An absolute web address; other schemes can run scripts. */
export const validateLink = (text: string): LinkCode | null =>
  /^https?:\/\/\S+$/i.test(text.trim()) && URL.canParse(text.trim()) ? null : 'link'
