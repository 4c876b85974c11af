import type { MarketCode } from '../contract.ts'
import type { PageLanguage } from '../site/layout-texts.ts'
import { defineTexts } from '../site/site.ts'

export const BUYOUT_STATES = ['submitted', 'accepted', 'received', 'paid', 'rejected', 'cancelled'] as const
export type BuyoutState = (typeof BUYOUT_STATES)[number]

export const isBuyoutState = (text: string): text is BuyoutState =>
  BUYOUT_STATES.some(state => state === text)

/**
 * Where a buy-back may go from each of its states. A customer withdraws only as long as the device is theirs; what was
 * paid, rejected or cancelled stays so.
 */
const WAYS: Readonly<Record<BuyoutState, readonly BuyoutState[]>> = {
  submitted: ['accepted', 'rejected', 'cancelled'],
  accepted: ['received', 'rejected', 'cancelled'],
  received: ['paid', 'rejected'],
  paid: [],
  rejected: [],
  cancelled: [],
}

export const listNextStates = (state: string): readonly BuyoutState[] =>
  isBuyoutState(state) ? WAYS[state] : []

/** In the words of the market's staff. */
export const STATE_TEXTS = defineTexts<Readonly<Record<BuyoutState, string>>>({
  cz: {
    submitted: 'Odesláno',
    accepted: 'Přijato',
    received: 'Převzato',
    paid: 'Vyplaceno',
    rejected: 'Zamítnuto',
    cancelled: 'Zrušeno',
  },
  ro: {
    submitted: 'Trimisă',
    accepted: 'Acceptată',
    received: 'Preluată',
    paid: 'Plătită',
    rejected: 'Respinsă',
    cancelled: 'Anulată',
  },
})

/** In the words of whoever reads pages of no market. */
const STATE_NAMES: Readonly<Record<PageLanguage, Readonly<Record<BuyoutState, string>>>> = {
  cs: STATE_TEXTS.cz,
  ro: STATE_TEXTS.ro,
  en: {
    submitted: 'Submitted',
    accepted: 'Accepted',
    received: 'Received',
    paid: 'Paid',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
  },
}

export const nameStateIn = (language: PageLanguage, state: string): string =>
  isBuyoutState(state) ? STATE_NAMES[language][state] : state

export const nameState = (market: MarketCode, state: string): string =>
  isBuyoutState(state) ? STATE_TEXTS[market][state] : state
