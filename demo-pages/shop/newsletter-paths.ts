import { SITES } from './site.ts'

/** Where the plain form for the newsletter stands and is sent to. */
export const NEWSLETTER_PATHS = {
  cz: `${SITES.cz.paths.home}newsletter/`,
  ro: `${SITES.ro.paths.home}newsletter/`,
} as const

/** Where the link of the mail leads, with a token behind it. */
export const CONFIRM_PATHS = {
  cz: `${NEWSLETTER_PATHS.cz}potvrdit/`,
  ro: `${NEWSLETTER_PATHS.ro}confirmare/`,
} as const

/** What happens to an address; forms link here. */
export const NEWSLETTER_TERMS_PATHS = {
  cz: `${NEWSLETTER_PATHS.cz}podminky/`,
  ro: `${NEWSLETTER_PATHS.ro}conditii/`,
} as const
