import * as v from 'valibot'
import { readDecimal } from '#core/money/decimal.ts'

/** Ids come as numbers or strings; inside they are strings. */
export const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** An id that is sent: none is endless. */
export const SentId = v.pipe(Id, v.maxLength(50))

/** A decimal as DRF writes it, in minor units; may be negative. */
export const Amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value): number | null => readDecimal(value)),
  v.number(),
)

/** A price: an amount that is never below zero. */
export const Price = v.pipe(Amount, v.minValue(0))

/** A text that is sent: none is endless. */
export const sentText = (most = 500) => v.pipe(v.string(), v.maxLength(most))

export const optionalText = v.nullish(v.string(), null)

/** What a page can show of a list. */
export const MOST_ITEMS = 1000

/** A list cut to what a page can show, so that an endless answer can't block it. */
export const listOf = <S extends v.GenericSchema>(item: S, most = MOST_ITEMS) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform(all => all.slice(0, most)),
    v.array(item),
  )
