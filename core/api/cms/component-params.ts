import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { Id, optionalText, sentText } from '../wire.ts'

/** One param as the server keeps it; `type` is the server's own word for the kind of its value. */
export const ComponentParam = v.object({
  name: v.string(),
  value: v.union([v.string(), v.number(), v.boolean(), v.null()]),
  type: v.string(),
})
export type ComponentParam = v.InferOutput<typeof ComponentParam>

/** `GET` and the answer of `POST component-params`: what an editor set for one placeholder, and which save that was. */
export const ComponentParams = v.object({
  component: v.string(),
  /** Grows with each save; who saves names the one they began with. */
  version: v.number(),
  params: v.array(ComponentParam),
  /** When the island wakes; null for the widget's own default. */
  when: optionalText,
  /** Who saved last, for other editors, and the moment (ISO). */
  saved_by: optionalText,
  saved_at: optionalText,
})
export type ComponentParams = v.InferOutput<typeof ComponentParams>

/** The name of a param; names that reach for prototypes are none. */
const ParamName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][\w-]{0,63}$/),
  v.check(name => name !== 'constructor' && name !== 'prototype'),
)

/** What a page may say in `data-when`. */
export const WakesWhen = v.pipe(
  v.string(),
  v.regex(/^(?:load|idle|visible|interaction|media\([^<>]{1,200}\))$/),
)

const SentParams = v.pipe(
  v.array(
    v.object({
      name: ParamName,
      value: v.union([sentText(65_536), v.number(), v.boolean(), v.null()]),
      type: sentText(),
    }),
  ),
  v.check(params => new Set(params.map(({ name }) => name)).size === params.length),
)

/** The body of `POST component-params`. */
export const ComponentParamsForm = v.object({
  version: v.pipe(v.number(), v.integer()),
  params: SentParams,
  when: v.nullish(WakesWhen, null),
})
export type ComponentParamsForm = v.InferOutput<typeof ComponentParamsForm>

/** Where a component stands: beside another one of its page, or after everything. */
const Place = {
  target: v.nullish(v.pipe(Id, v.maxLength(500)), null),
  position: v.picklist(['before', 'after', 'end']),
}
export const PlaceForm = v.object(Place)
export type PlaceForm = v.InferOutput<typeof PlaceForm>

/** The body of `POST page-components`. */
export const InsertForm = v.object({
  ...Place,
  component: v.pipe(sentText(), v.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)),
  params: SentParams,
  when: v.nullish(WakesWhen, null),
})
export type InsertForm = v.InferOutput<typeof InsertForm>

/** The answer of `POST page-components`; `pk` is what the page carries as `data-component-pk`. */
export const InsertedComponent = v.object({ pk: Id, version: v.number() })
export type InsertedComponent = v.InferOutput<typeof InsertedComponent>

export const componentParams = query('component-params', {
  path: '/core/api/component-params/{pk}/',
  doc: 'What an editor set for one placeholder, and which save that was.',
  response: ComponentParams,
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})

/** 409 where somebody else saved after `version`; the newer params come by another read. */
export const saveComponentParams = mutation('component-params-save', {
  path: '/core/api/component-params/{pk}/',
  doc: 'Saves params over the version that the editor began with; 409 where another was saved meanwhile.',
  request: ComponentParamsForm,
  response: ComponentParams,
  errors: [400, 403, 404, 409],
  access: 'staff',
})

export const insertComponent = mutation('page-components', {
  path: '/core/api/pages/{page}/components/',
  doc: 'Puts a component on a page, beside another one or at its end.',
  request: InsertForm,
  response: InsertedComponent,
  status: 201,
  errors: [400, 403, 404],
  access: 'staff',
})

export const moveComponent = mutation('page-component-move', {
  method: 'PATCH',
  path: '/core/api/pages/{page}/components/{pk}/',
  doc: 'Moves a component of a page.',
  request: PlaceForm,
  status: 200,
  errors: [400, 403, 404],
  access: 'staff',
})

export const deleteComponent = mutation('page-component-delete', {
  method: 'DELETE',
  path: '/core/api/pages/{page}/components/{pk}/',
  doc: 'Takes a component off its page.',
  request: v.strictObject({}),
  errors: [403, 404],
  access: 'staff',
})
