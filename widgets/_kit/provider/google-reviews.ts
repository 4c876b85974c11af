import { page } from '#core/page.ts'
import { loadScript } from './load-script.ts'

const SCRIPT = 'https://apis.google.com/js/platform.js'

/** What Google asks to know of an order, in its own words. */
export interface SurveyOptions {
  merchant_id: number
  order_id: string
  email: string
  /** ISO code of two letters. */
  delivery_country: string
  /** ISO date. */
  estimated_delivery_date: string
}

interface Gapi {
  load: (name: string, onLoad: () => void) => void
  surveyoptin?: { render: (options: SurveyOptions) => void }
}

declare global {
  interface Window {
    gapi?: Gapi
  }
}

/** Lets Google ask whether it may ask for a review later; where Google is blocked or silent, nobody misses it. */
export async function offerSurvey(options: SurveyOptions): Promise<void> {
  const state = await loadScript(page.peek().providers['google-reviews'] ?? SCRIPT)
  if (state === 'loaded') window.gapi?.load('surveyoptin', () => window.gapi?.surveyoptin?.render(options))
}
