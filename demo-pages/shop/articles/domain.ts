import type { Domain } from '../server/domain.ts'
import { addArticleCalls } from './calls.ts'
import { listArticlePages, seedArticles } from './seed.ts'

/** The site's own texts. */
export const articles: Domain = { mounts: [addArticleCalls], seed: seedArticles, listPages: listArticlePages }
