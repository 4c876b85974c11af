import { describeWrite } from './contract-call.ts'
import { PurgeAnswer, PurgeRequest } from './purge.ts'

export const PURGE_CONTRACT = {
  // As the specification prints it: without a slash at its end.
  'fastly-purge': describeWrite(
    'POST',
    '/api/new/core/fastly/purge',
    'Takes pages out of the cache in front of the shop, or marks them stale.',
    { request: PurgeRequest, answer: PurgeAnswer, errors: [400, 403, 429], access: 'staff' },
  ),
}
