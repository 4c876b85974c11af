import type { MarketCode } from '../contract.ts'
import type { Content } from './content.ts'
import type { PlaceholderParam } from './placeholder-param.ts'

export interface PlaceholderSeed {
  component: string
  params: PlaceholderParam[]
  when?: string
  fallback: Content[]
}

/** A page as an editor composed it: text and placeholders in their order. */
export interface PageSeed {
  market: MarketCode
  path: string
  title: string
  description: string
  parts: (Content[] | PlaceholderSeed)[]
}

export const textParam = (name: string, value: string): PlaceholderParam => ({ name, value, type: 'string' })

export const flagParam = (name: string, value: boolean): PlaceholderParam => ({
  name,
  value,
  type: 'boolean',
})
