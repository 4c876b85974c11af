import { html } from 'hono/html'
import { renderPlainForm } from '../site/plain-form.ts'
import { SITES } from '../site/site.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'
import type { Entry } from './sections.ts'

const { customer, staff, warehouse, branch } = DEMO_ACCOUNTS

const DOORS = [
  { label: 'Sign in, Czech', signIn: SITES.cz.paths.signIn, next: SITES.cz.paths.home },
  { label: 'Sign in, Romanian', signIn: SITES.ro.paths.signIn, next: SITES.ro.paths.home },
] as const
const OFFICES = [
  { label: 'Sign in, Czech back office', signIn: SITES.cz.paths.signIn, next: SITES.cz.paths.staff },
  { label: 'Sign in, Romanian back office', signIn: SITES.ro.paths.signIn, next: SITES.ro.paths.staff },
] as const
const BACK_DOOR = { label: 'Sign in, back office', signIn: '/admin/login/', next: '/admin/' } as const

const WHO = [
  {
    title: 'Customer',
    text: 'Jana Nováková. Selling works without signing in, too.',
    words: 'zákazník zákaznice kupující client clientă',
    account: customer,
    doors: DOORS,
  },
  {
    title: 'Staff',
    text: 'Sees the back office, edits pages, empties the cache.',
    words: 'obsluha administrátor editor správce personal administrator',
    account: staff,
    doors: [BACK_DOOR, ...OFFICES, ...DOORS],
  },
  {
    title: 'Warehouse',
    text: 'Staff who may do nothing but send orders.',
    words: 'sklad skladník skladnice depozit',
    account: warehouse,
    doors: OFFICES,
  },
  {
    title: 'Branch of the chain',
    text: 'Buys, but nobody may change who it is.',
    words: 'pobočka prodejna filială sucursală',
    account: branch,
    doors: DOORS,
  },
]

/** What any of them is sought by. */
const SIGNING_IN =
  'account login sign in password účet přihlášení přihlásit heslo cont autentificare conectare parolă'

/** Who a tester can be, with the password and a way in at one click. */
export const listAccounts = (csrfToken: string): Entry[] =>
  WHO.map(({ title, text, words, account: { email, password }, doors }) => ({
    words: `${title} ${text} ${email} ${words} ${SIGNING_IN}`,
    body: html`<h3>${title}</h3><p>${text}</p>
<dl class="tool-facts"><div><dt>E-mail</dt><dd><code>${email}</code></dd></div><div><dt>Password</dt><dd><code>${password}</code></dd></div></dl>
<div class="tool-links">${doors.map(({ label, signIn, next }) =>
      renderPlainForm({
        action: signIn,
        csrfToken,
        layout: 'line',
        hidden: { email, password, next },
        submit: html`<button aria-label="${label}: ${title}">${label}</button>`,
      }),
    )}</div>`,
  }))
