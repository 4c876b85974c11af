import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { FailureError } from '#core/http/failure.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { configurePage } from '#core/page.ts'
import { answerHtml, answerJson, answerNothing, startLocalServer } from '#testing/local-server.ts'
import { Catalogue, componentCatalogue } from './component-catalogue.ts'
import {
  ComponentParamsForm,
  componentParams,
  deleteComponent,
  InsertForm,
  insertComponent,
  moveComponent,
  PlaceForm,
  saveComponentParams,
} from './component-params.ts'

const server = startLocalServer()
const PARAMS = [{ name: 'title', value: 'Výkup', type: 'string' }]
const SAVED = { component: 'promo', version: 4, params: PARAMS, when: 'idle', extra: 1 }

beforeEach(() =>
  configurePage({
    market: 'cz',
    csrf: { token: 'token' },
    routes: {
      'component-params': '/params/{pk}/',
      'component-params-save': '/params/{pk}/',
      'component-catalogue': '/static/catalogue.json',
      'page-components': '/pages/{page}/components/',
      'page-component-move': '/pages/{page}/components/{pk}/',
      'page-component-delete': '/pages/{page}/components/{pk}/',
    },
  }),
)

const failureOf = async (call: Promise<unknown>) => {
  const thrown: unknown = await call.catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(FailureError)
  return (thrown as FailureError).failure
}
const listSeen = () =>
  server.seen.map(({ method, path, body }) => [method, path, body ? JSON.parse(body) : null])

test('CR-021 the params of a component are read by its pk as a list of name, value and type', async () => {
  server.play(answerJson(SAVED))
  expect(await read(componentParams, { args: { pk: '17' } })).toEqual({
    component: 'promo',
    version: 4,
    params: PARAMS,
    when: 'idle',
    saved_by: null,
    saved_at: null,
  })
  expect(listSeen()).toEqual([['GET', '/params/17/', null]])
})

test('CR-022 the params of a component are saved to the same address, with the version they came of', async () => {
  server.play(answerJson({ ...SAVED, version: 5 }))
  const form = { version: 4, params: PARAMS, when: null }
  const { data } = await write(saveComponentParams, form, { args: { pk: '17' }, idempotencyKey: 'key-1' })
  expect(data.version).toBe(5)
  expect(listSeen()).toEqual([['POST', '/params/17/', form]])
  expect(server.seen[0]?.headers['idempotency-key']).toBe('key-1')
})

test('a save that is not done says why', async () => {
  const form = { version: 4, params: PARAMS, when: null }
  const save = () => write(saveComponentParams, form, { args: { pk: '17' } })
  server.play(answerJson({ detail: 'Mezitím uloženo.' }, 409))
  expect(await failureOf(save())).toEqual({ kind: 'conflict', message: 'Mezitím uloženo.' })
  server.play(answerJson({ params: { title: ['Příliš dlouhé.'] } }, 400))
  expect(await failureOf(save())).toMatchObject({
    kind: 'invalid',
    fields: { 'params.title': ['Příliš dlouhé.'] },
  })
  server.play(answerJson({ detail: 'Authentication credentials were not provided.' }, 403))
  expect((await failureOf(save())).kind).toBe('signed-out')
  server.play(answerHtml(500))
  expect((await failureOf(save())).kind).toBe('server')
  server.play(answerJson({ component: 'promo' }))
  expect(await failureOf(save())).toMatchObject({ kind: 'contract' })
})

test('a component is put onto a page, moved and taken off', async () => {
  const place = { target: '17', position: 'after' } as const
  server.play(answerJson({ pk: 41, version: 1 }, 201))
  const form = { ...place, component: 'promo', params: PARAMS, when: null }
  expect((await write(insertComponent, form, { args: { page: '5' } })).data).toEqual({ pk: '41', version: 1 })
  server.play(answerNothing(204))
  await write(moveComponent, place, { args: { page: '5', pk: '41' } })
  await write(deleteComponent, {}, { args: { page: '5', pk: '41' } })
  expect(listSeen()).toEqual([
    ['POST', '/pages/5/components/', form],
    ['PATCH', '/pages/5/components/41/', place],
    ['DELETE', '/pages/5/components/41/', {}],
  ])
})

test.each<[string, v.GenericSchema, object, boolean]>([
  ['params', ComponentParamsForm, { version: 1, params: PARAMS }, true],
  ['params twice of one name', ComponentParamsForm, { version: 1, params: [...PARAMS, ...PARAMS] }, false],
  [
    'a param named __proto__',
    ComponentParamsForm,
    { version: 1, params: [{ ...PARAMS[0], name: '__proto__' }] },
    false,
  ],
  [
    'a param named constructor',
    ComponentParamsForm,
    { version: 1, params: [{ ...PARAMS[0], name: 'constructor' }] },
    false,
  ],
  [
    'a param that is an object',
    ComponentParamsForm,
    { version: 1, params: [{ ...PARAMS[0], value: {} }] },
    false,
  ],
  ['no version', ComponentParamsForm, { params: [] }, false],
  ['a media query', ComponentParamsForm, { version: 1, params: [], when: 'media(print)' }, true],
  ['an unknown moment', ComponentParamsForm, { version: 1, params: [], when: 'soon' }, false],
  ['the end of the page', PlaceForm, { position: 'end' }, true],
  ['an unknown place', PlaceForm, { target: '1', position: 'inside' }, false],
  ['a component', InsertForm, { component: 'promo', position: 'end', params: [] }, true],
  ['a path for a component', InsertForm, { component: '../x', position: 'end', params: [] }, false],
])('a request with %s is as good as it should be', (_, schema, request, isGood) => {
  expect(v.safeParse(schema, request).success).toBe(isGood)
})

test('the catalogue is read with all that is said of each param, lists in lists included', async () => {
  const item = { kind: 'list', isRequired: false, item: { kind: 'integer', isRequired: true, min: 1 } }
  const given = {
    widgets: {
      promo: {
        label: 'Nabídka',
        when: 'load',
        params: { rows: { kind: 'list', isRequired: false, item, label: 'Řádky', help: 'x' } },
      },
    },
  }
  server.play(answerJson(given))
  const { widgets } = await read(componentCatalogue)
  expect(widgets.promo).toMatchObject({ label: 'Nabídka', help: '', params: { rows: { item } } })
  const unknown = { widgets: { promo: { ...given.widgets.promo, params: { a: { kind: 'colour' } } } } }
  expect(v.safeParse(Catalogue, unknown).success).toBe(false)
})
