import type { MarketCode } from '../contract.ts'
import type { Words } from './conditions/condition-seed.ts'
import type { Content } from './content.ts'
import type { PlaceholderParam } from './placeholder-param.ts'

/** One placeholder of a widget's demo page, with what it shows said beside it. */
export interface DemoVariant {
  title: Words
  text?: Words
  /** Gives the variant a page of its own below the widget's, where variants would share one state. */
  slug?: string
  /** Another component than the page's own, where the widget needs company. */
  component?: string
  when?: string
  listParams?: (market: MarketCode) => PlaceholderParam[]
  /** What the placeholder holds for readers without scripts; else they are told that it needs them. */
  listContent?: (market: MarketCode) => Content[]
}

/** The page on which one widget is tried alone; its file in `demo-pages/` is named after the widget. */
export interface DemoPage {
  title: Words
  intro: Words
  variants: DemoVariant[]
}
