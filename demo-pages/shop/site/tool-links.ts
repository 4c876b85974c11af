import { LAYOUT_TEXTS, type PageLanguage } from './layout-texts.ts'
import { SITES } from './site.ts'

type Names = Readonly<Record<PageLanguage, string>>

const TOOLS: readonly (readonly [path: string, names: Names])[] = [
  ['/admin/', { cs: 'Výkupy', ro: 'Buy-back', en: 'Buy-backs' }],
  ['/admin/pages/', { cs: 'Stránky', ro: 'Pagini', en: 'Pages' }],
  ['/admin/cache/', { cs: 'Mezipaměť', ro: 'Cache', en: 'Cache' }],
]
const DEMO_TOOLS: typeof TOOLS = [
  ['/qa/', { cs: 'Testeři', ro: 'Testeri', en: 'Testers' }],
  ['/qa/outbox/', { cs: 'Pošta', ro: 'E-mailuri', en: 'Outbox' }],
  ['/qa/misbehave/', { cs: 'Poruchy', ro: 'Defecțiuni', en: 'Misbehaviour' }],
]

/** Where pages of no market lead to: the back office of the language's market first, and those for testers only where there are any. */
export const listTools = (language: PageLanguage, isDemo: boolean): [path: string, name: string][] => [
  [SITES[language === 'ro' ? 'ro' : 'cz'].paths.staff, LAYOUT_TEXTS[language].office],
  ...[...TOOLS, ...(isDemo ? DEMO_TOOLS : [])].map(([path, names]): [string, string] => [
    path,
    names[language],
  ]),
]
