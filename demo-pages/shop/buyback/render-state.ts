import { html } from 'hono/html'
import type { Html } from '../site/html.ts'
import type { PageLanguage } from '../site/layout-texts.ts'
import { nameStateIn } from './states.ts'

export const renderState = (language: PageLanguage, state: string): Html =>
  html`<span class="tool-state" data-state="${state}">${nameStateIn(language, state)}</span>`
