import type { MarketCode } from '../../contract.ts'
import type { Content } from '../content.ts'

/** What an article may be made of. */
export type ArticlePart = Extract<Content, { kind: 'lead' | 'heading' | 'paragraph' | 'list' | 'links' }>

export interface ArticleSeed {
  title: string
  /** When it was last changed, ISO. */
  updated: string
  parts: ArticlePart[]
}

/** One article in the words of both markets. */
export type ArticleSeeds = Readonly<Record<MarketCode, ArticleSeed>>
