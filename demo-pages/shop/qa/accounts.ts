import { html } from 'hono/html'
import { type Html, NOTHING } from '../site/html.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { SITES } from '../site/site.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'
import type { Entry } from './sections.ts'

const { customer, staff, warehouse, branch } = DEMO_ACCOUNTS

interface Door {
  /** What its button says. */
  label: string
  signIn: string
  next: string
}

const SHOP: readonly Door[] = Object.values(SITES).map(({ market, paths }) => ({
  label: market.toUpperCase(),
  signIn: paths.signIn,
  next: paths.home,
}))
const OFFICE: readonly Door[] = Object.values(SITES).map(({ market, paths }) => ({
  label: market.toUpperCase(),
  signIn: paths.signIn,
  next: paths.staff,
}))
/** The office that stands beside both markets. */
const BACK_DOOR: Door = { label: 'Admin', signIn: '/admin/login/', next: '/admin/' }

const WHO = [
  {
    title: 'Customer',
    text: 'Jana Nováková. Selling works without signing in, too.',
    words: 'zákazník zákaznice kupující client clientă',
    account: customer,
    shop: SHOP,
    office: [],
  },
  {
    title: 'Staff',
    text: 'Sees the back office, edits pages, empties the cache.',
    words: 'obsluha administrátor editor správce personal administrator',
    account: staff,
    shop: SHOP,
    office: [...OFFICE, BACK_DOOR],
  },
  {
    title: 'Warehouse',
    text: 'Staff who may do nothing but send orders.',
    words: 'sklad skladník skladnice depozit',
    account: warehouse,
    shop: [],
    office: OFFICE,
  },
  {
    title: 'Branch of the chain',
    text: 'Buys, but nobody may change who it is.',
    words: 'pobočka prodejna filială sucursală',
    account: branch,
    shop: SHOP,
    office: [],
  },
]

/** What any of them is sought by. */
const SIGNING_IN =
  'account login sign in password účet přihlášení přihlásit heslo cont autentificare conectare parolă'

/** Who a tester can be, with the password and a way in at one click. */
export const listAccounts = (csrfToken: string): Entry[] =>
  WHO.map(({ title, text, words, account, shop, office }) => ({
    words: `${title} ${text} ${account.email} ${words} ${SIGNING_IN}`,
    body: html`<h3>${title}</h3><p>${text}</p>
<dl class="tool-facts"><div><dt>E-mail</dt><dd><code>${account.email}</code></dd></div><div><dt>Password</dt><dd><code>${account.password}</code></dd></div></dl>
<div class="tool-doors"><p>Sign in to</p>${renderDoors('shop', shop, { title, account, csrfToken })}${renderDoors('back office', office, { title, account, csrfToken })}</div>`,
  }))

const PLACES = { shop: 'Shop', 'back office': 'Office' } as const

/** The ways into one place, in a row. */
const renderDoors = (
  place: keyof typeof PLACES,
  doors: readonly Door[],
  { title, account, csrfToken }: Pick<(typeof WHO)[number], 'title' | 'account'> & { csrfToken: string },
): Html =>
  doors.length === 0
    ? NOTHING
    : html`<div class="tool-links"><span>${PLACES[place]}</span>${doors.map(({ label, signIn, next }) =>
        renderPlainForm({
          action: signIn,
          csrfToken,
          layout: 'line',
          hidden: { email: account.email, password: account.password, next },
          submit: html`<button aria-label="${label}, sign in to the ${place}: ${title}">${label}</button>`,
        }),
      )}</div>`
