import { html } from 'hono/html'
import { MARKETS, type MarketCode } from '../contract.ts'
import type { Html } from '../site/html.ts'
import { nameState } from './states.ts'

/** In the market's word, with the name that the contract knows it by. */
export const renderState = (market: MarketCode, state: string): Html =>
  html`<span class="tool-state" data-state="${state}"><span lang="${MARKETS[market].language}">${nameState(market, state)}</span> <small>${state}</small></span>`
