import { readPages } from '../cms/page-seed.ts'
import type { Domain } from '../server/domain.ts'
import { addDemoIndex } from './demo-index.ts'
import { addHostPages } from './hosts.ts'
import { addSearchPage } from './search.ts'
import { SITES } from './site.ts'
import { addSwapPages } from './swap.ts'
import { addVisitPages } from './visit.ts'

/** Pages around the flows. */
export const site: Domain = {
  mounts: [
    app => app.get('/', c => c.redirect(SITES.cz.paths.home, 302)),
    addSearchPage,
    addSwapPages,
    addVisitPages,
    addHostPages,
  ],
  demoMounts: [addDemoIndex, app => app.get('/qa/', c => c.redirect('/qa/misbehave/', 302))],
  listPages: market => readPages(new URL('./pages/', import.meta.url), market),
}
