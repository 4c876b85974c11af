import type * as v from 'valibot'
import { findGiven, type Values } from '../given.ts'
import { fitBody } from './fit-body.ts'

/** A promise whose value is known already. */
export interface Known<T> extends Promise<T> {
  readonly value?: T
}

/** Answers a read with what came with the page, at once; where nothing did, it is never answered. */
export function readGiven<S extends v.GenericSchema>(
  route: string,
  schema: S,
  args?: Values,
  query?: Values,
): Known<v.InferOutput<S>> {
  const found = findGiven(route, args, query)
  if (!found) return new Promise(() => {})
  const value = fitBody(route, schema, found.answer)
  return Object.assign(Promise.resolve(value), { value })
}
