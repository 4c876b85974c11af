/** What fits one product alone, by seo names. */
const FITS: Readonly<Record<string, string>> = { 'obal-iphone-16': 'apple-iphone-16-128gb' }

export const fitsOneAlone = (accessory: string): boolean => Object.hasOwn(FITS, accessory)

export const fits = (accessory: string, seoName: string): boolean =>
  !fitsOneAlone(accessory) || FITS[accessory] === seoName
