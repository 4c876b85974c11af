import type { NamedBreak } from './break.fixture.ts'
import { replace, rewrite } from './break-answers.fixture.ts'

interface Category {
  id: number
  parent: number | null
}

const CATEGORIES = 'type-categories'
const twice = rewrite<unknown[]>(all => [...all, ...all])

/** What could be wrong with articles, with the lists of grids, and with galleries. */
export const LIST_BREAKS: readonly NamedBreak[] = [
  [
    'an article has lost its text',
    'article-business-terms',
    'shape',
    [{ route: 'article-business-terms', answer: rewrite(({ content: _, ...rest }) => rest) }],
  ],
  [
    'an article is sent as a page',
    'article-dpd-map',
    'content-type',
    [{ route: 'article-dpd-map', answer: replace(200, { html: '<h2>DPD</h2>' }) }],
  ],
  ['there are no units', 'units', 'list-empty', [{ route: 'units', answer: rewrite(() => []) }]],
  ['a type stands twice', 'type-devices', 'list-repeated', [{ route: 'type-devices', answer: twice }]],
  ['there are no categories', CATEGORIES, 'list-empty', [{ route: CATEGORIES, answer: rewrite(() => []) }]],
  ['a category stands twice', CATEGORIES, 'list-repeated', [{ route: CATEGORIES, answer: twice }]],
  [
    'a category is below one that is not there',
    CATEGORIES,
    'list-tree',
    [{ route: CATEGORIES, answer: rewrite<Category[]>(all => all.filter(({ parent }) => parent !== null)) }],
  ],
  [
    'a category is below itself',
    CATEGORIES,
    'list-tree',
    [
      {
        route: CATEGORIES,
        answer: rewrite<Category[]>(all => all.map(one => ({ ...one, parent: one.parent ?? one.id }))),
      },
    ],
  ],
  [
    'a photo has no size',
    'gallery-fileset',
    'shape',
    [
      {
        route: 'gallery-fileset',
        answer: rewrite<{ photos: { width: number }[] }>(({ photos, ...rest }) => ({
          ...rest,
          photos: photos.map(({ width: _, ...photo }) => photo),
        })),
      },
    ],
  ],
  [
    'a photo stands twice',
    'gallery-fileset',
    'list-repeated',
    [
      {
        route: 'gallery-fileset',
        answer: rewrite<{ photos: unknown[] }>(body => ({
          ...body,
          photos: [...body.photos, ...body.photos],
        })),
      },
    ],
  ],
  [
    'a fileset that nobody has is empty',
    'gallery-fileset',
    'not-found',
    [
      {
        route: 'gallery-fileset',
        answer: replace(404, { status: 200, body: { id: 1, name: '', photos: [] } }),
      },
    ],
  ],
  [
    'galleries are kept from who is not signed in',
    'gallery-filesets-by-term',
    'status',
    [
      {
        route: 'gallery-filesets-by-term',
        answer: replace(200, {
          status: 403,
          body: { detail: 'Authentication credentials were not provided.' },
        }),
      },
    ],
  ],
  [
    'a fileset is found twice',
    'gallery-filesets-by-term',
    'list-repeated',
    [
      {
        route: 'gallery-filesets-by-term',
        answer: rewrite<{ result: unknown[] }>(({ result }) => ({ result: [...result, ...result] })),
      },
    ],
  ],
  [
    'a found fileset is not there',
    'gallery-filesets-by-term',
    'list-leads-nowhere',
    [{ route: 'gallery-fileset', answer: replace(200, { status: 404, body: { detail: 'Not found.' } }) }],
  ],
]
