import { query } from '#core/http/endpoint.ts'
import { Change } from '../record-change.ts'
import { listOf } from '../wire.ts'

export const categoryHistory = query('category-history', {
  path: '/core/api/admin/categories/{id}/history/',
  doc: 'Who changed what of a category, the newest first.',
  response: listOf(Change, 100),
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})
