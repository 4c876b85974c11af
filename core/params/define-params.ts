import type { Param } from './vocabulary.ts'

export type Fields = Readonly<Record<string, Param<unknown>>>
/** The params of a widget by their names. */
export interface Params<F extends Fields = Fields> {
  fields: F
}
/** What a view gets of params: checked, with their defaults filled in. */
export type ParamValues<P> =
  P extends Params<infer F> ? { readonly [K in keyof F]: F[K] extends Param<infer T> ? T : never } : never

/** The one description of what a CMS may set: from it come types, checks, the manifest, the editor's form and Storybook's controls. */
export function defineParams<const F extends Fields>(fields: F): Params<F> {
  return { fields }
}
