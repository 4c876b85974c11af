import * as v from 'valibot'
import { listOf, MOST_ITEMS, optionalText } from './wire.ts'

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A page of a list as Django REST framework's `PageNumberPagination` answers it; `next` and `previous` are absolute URLs. */
export const pageOf = <S extends v.GenericSchema>(row: S, most = MOST_ITEMS) =>
  v.object({
    /** Of the whole list. */
    count: Count,
    next: optionalText,
    previous: optionalText,
    results: listOf(row, most),
  })

/** The keys of every list's query. A column is filtered by a key of its own: `state`, `state__in`, `price__gte`, `name__icontains`. */
export const LIST_KEYS = {
  page: { doc: 'from 1, or `last`' },
  page_size: { doc: 'at most 500' },
  ordering: { doc: 'columns divided by commas; a minus before one descends' },
  search: { doc: 'text that is somewhere in a row' },
} as const
