import { readdirSync } from 'node:fs'
import * as v from 'valibot'
import type { MarketCode } from '../contract.ts'
import { readSeed } from '../database/read-seed.ts'
import { Content, Params } from './content.ts'

export const PlaceholderSeed = v.strictObject({
  component: v.string(),
  params: v.optional(Params, {}),
  when: v.exactOptional(v.string()),
  fallback: v.optional(v.array(Content), []),
})

/** A page as an editor composed it: text and placeholders in their order. */
export const PageSeed = v.strictObject({
  path: v.string(),
  title: v.string(),
  description: v.string(),
  parts: v.array(v.union([v.array(Content), PlaceholderSeed])),
})
export type PageSeed = v.InferOutput<typeof PageSeed>

/** Every file of a folder by its name without the extension. */
export const readFolder = <S extends v.GenericSchema>(
  folder: URL,
  schema: S,
  market: MarketCode,
): { name: string; seed: v.InferOutput<S> }[] =>
  readdirSync(folder)
    .sort()
    .map(file => ({
      name: file.replace(/\.json$/, ''),
      seed: readSeed(new URL(file, folder), schema, market),
    }))

/** The pages of a domain, one file each. */
export const readPages = (folder: URL, market: MarketCode): PageSeed[] =>
  readFolder(folder, PageSeed, market).map(({ seed }) => seed)
