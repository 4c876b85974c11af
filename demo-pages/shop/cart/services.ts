/** Work that the shop does on what it sells, such as to glue a glass on a phone; it goes with a product alone. */
const SERVICES: ReadonlySet<string> = new Set(['nalepeni-skla'])

export const isService = (seoName: string): boolean => SERVICES.has(seoName)
