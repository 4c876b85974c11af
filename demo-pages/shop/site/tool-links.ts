import { LAYOUT_TEXTS, marketOf, type PageLanguage } from './layout-texts.ts'
import { SITES } from './site.ts'

type Names = Readonly<Record<PageLanguage, string>>

const TOOLS: readonly (readonly [path: string, names: Names])[] = [
  ['/qa/', { cs: 'Testeři', ro: 'Testeri', en: 'Testers' }],
  ['/qa/outbox/', { cs: 'Pošta', ro: 'E-mailuri', en: 'Outbox' }],
  ['/qa/misbehave/', { cs: 'Poruchy', ro: 'Defecțiuni', en: 'Misbehaviour' }],
]

/** Where pages of no market lead to: the back office of the language's market, and tools for testers only where there are any. */
export const listTools = (language: PageLanguage, isDemo: boolean): [path: string, name: string][] => [
  [SITES[marketOf(language)].paths.staff, LAYOUT_TEXTS[language].office],
  ...(isDemo ? TOOLS : []).map(([path, names]): [string, string] => [path, names[language]]),
]
