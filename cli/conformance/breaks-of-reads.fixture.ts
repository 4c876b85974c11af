import type { Break, NamedBreak } from './break.fixture.ts'
import { replace, rewrite, sendHeader } from './break-answers.fixture.ts'

type Choice = Record<'value' | 'label' | 'image' | 'image_alt', string>

const REPLAY = 'buyout-selector-data'

const inPage = (from: string, to: string): Break => ({
  route: null,
  answer: answer => {
    answer.text = answer.text.replaceAll(from, to)
  },
})

export const READ_BREAKS: readonly NamedBreak[] = [
  ['a call has no route', 'buyout-models', 'route-missing', [inPage('"buyout-models"', '"buyback-models"')]],
  [
    'a path has another argument',
    'buyout-colors',
    'route-arguments',
    [inPage('models/{model}', 'models/{pk}')],
  ],
  ['a path lacks its slash', 'country-options', 'redirect', [inPage('/countries/"', '/countries"')]],
  ['nobody answers', 'country-options', 'no-answer', [{ route: 'country-options', isSilent: true }]],
  [
    'a call crashes',
    'service-operations',
    'crash',
    [{ route: 'service-operations', answer: replace(200, { status: 500, html: '<h1>Server Error</h1>' }) }],
  ],
  [
    'JSON is sent as a page',
    'buyout-types',
    'content-type',
    [{ route: 'buyout-types', answer: sendHeader('content-type', 'text/html') }],
  ],
  [
    'JSON is cut off',
    'buyout-types',
    'json',
    [
      {
        route: 'buyout-types',
        answer: answer => {
          answer.text = answer.text.slice(0, -5)
        },
      },
    ],
  ],
  [
    'a field has another name',
    'buyout-types',
    'shape',
    [
      {
        route: 'buyout-types',
        answer: rewrite<Choice[]>(all => all.map(({ label, ...rest }) => ({ ...rest, name: label }))),
      },
    ],
  ],
  [
    'a list is paginated',
    'buyout-manufacturers',
    'paginated',
    [
      {
        route: 'buyout-manufacturers',
        answer: rewrite(results => ({ count: 9, next: null, previous: null, results })),
      },
    ],
  ],
  [
    'a cart may be cached',
    'cart-count',
    'no-store',
    [{ route: 'cart-count', answer: sendHeader('cache-control', 'max-age=60') }],
  ],
  [
    'what nobody has is answered with a page',
    'buyout-models',
    'not-found',
    [{ route: 'buyout-models', answer: replace(404, { html: '<h1>Not Found</h1>' }) }],
  ],
  [
    'what nobody has is answered with an empty list',
    'service-colors',
    'not-found',
    [{ route: 'service-colors', answer: replace(404, { status: 200, body: [] }) }],
  ],
  [
    'there are no types',
    'buyout-types',
    'list-empty',
    [{ route: 'buyout-types', answer: rewrite(() => []) }],
  ],
  [
    'a choice stands twice',
    'buyout-models',
    'list-repeated',
    [{ route: 'buyout-models', answer: rewrite<Choice[]>(all => [...all, ...all]) }],
  ],
  [
    'a choice leads nowhere',
    'buyout-manufacturers',
    'list-leads-nowhere',
    [
      {
        route: 'buyout-types',
        answer: rewrite<Choice[]>(all => [{ value: 'ghost', label: 'Ghost' }, ...all]),
      },
    ],
  ],
  [
    'a colour has no picture',
    'buyout-colors',
    'image-missing',
    [{ route: 'buyout-colors', answer: rewrite<Choice[]>(all => all.map(one => ({ ...one, image: null }))) }],
  ],
  [
    'choices point to no result',
    'buyout-appraisal',
    'price-list',
    [
      {
        route: 'buyout-appraisal',
        answer: rewrite<{ appraisal: object }>(({ appraisal, ...rest }) => ({
          ...rest,
          appraisal: { ...appraisal, appraisal_result: [] },
        })),
      },
    ],
  ],
  [
    'each reading has a version of its own',
    'buyout-appraisal',
    'version-unsteady',
    [
      {
        route: 'buyout-appraisal',
        answer: rewrite<{ appraisal: object }>(({ appraisal, ...rest }) => ({
          ...rest,
          appraisal: { ...appraisal, version: crypto.randomUUID() },
        })),
      },
    ],
  ],
  [
    'an address forgets the answers',
    'buyout-selector-url',
    'replay',
    [
      {
        route: 'buyout-selector-url',
        answer: rewrite<{ url: string }>(({ url }) => ({ url: url.replace(/&condition=.*/, '') })),
      },
    ],
  ],
  [
    'an address leads to another site',
    'buyout-selector-url',
    'replay',
    [
      {
        route: 'buyout-selector-url',
        answer: rewrite<{ url: string }>(({ url }) => ({ url: `//elsewhere.example${url}` })),
      },
    ],
  ],
  [
    'answers of an address are not replayed',
    REPLAY,
    'replay',
    [
      {
        route: REPLAY,
        answer: rewrite<{ device_conditions: object[] }>(body => ({
          ...body,
          device_conditions: body.device_conditions.map(one => ({ ...one, value: null })),
        })),
      },
    ],
  ],
  [
    'a device of an address is not replayed',
    'service-selector-data',
    'replay',
    [
      {
        route: 'service-selector-data',
        answer: rewrite<{ selected_choices: object }>(body => ({
          ...body,
          selected_choices: { ...body.selected_choices, color: null },
        })),
      },
    ],
  ],
  [
    'the country to start with is not in the list',
    'country-options',
    'default-country',
    [
      {
        route: 'country-options',
        answer: rewrite<{ id: number }[]>(all => all.map(one => ({ ...one, id: one.id + 1000 }))),
      },
    ],
  ],
]
