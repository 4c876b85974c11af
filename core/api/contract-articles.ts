import { Article } from './articles.ts'
import { describeRead } from './contract-call.ts'

export const ARTICLES_CONTRACT = {
  'article-business-terms': describeRead(
    '/core/api/articles/business-terms/',
    'The terms of business; content is HTML, which the islands take for untrusted.',
    Article,
  ),
  'article-promotions': describeRead(
    '/core/api/articles/promotions/',
    'What is on offer now; content is HTML, which the islands take for untrusted.',
    Article,
  ),
  'article-dpd-map': describeRead(
    '/core/api/articles/dpd-map/',
    'Where DPD keeps parcels; content is HTML, which the islands take for untrusted.',
    Article,
  ),
}
