import { widgets } from 'ostrov:server-widgets'
import type { Params } from '#core/params/define-params.ts'
import type { ParamDescription } from '#core/params/vocabulary.ts'
import { renderView } from './render-view.ts'

/** A widget as it looks while it waits for its data; null for one that shows the server's own markup. */
export function renderLoadingState(name: string, page: unknown): { markup: string; language: string } | null {
  const widget = widgets.get(name)
  if (!widget || widget.content) return null
  const initialData = { id: 'waiting', answers: [], search: '' }
  return renderView(widget, { page, params: imagineParams(widget.params), pk: null, initialData })
}

/** The defaults, and for what an editor must set something of its kind. */
const imagineParams = ({ fields }: Params): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { describe }]) => [name, describe.default ?? imagineValue(describe)]),
  )

function imagineValue({ kind, choices, min }: ParamDescription): unknown {
  switch (kind) {
    case 'integer':
    case 'money':
      return min ?? 0
    case 'flag':
      return false
    case 'choice':
      return choices?.[0]
    case 'list':
      return []
    default:
      return ''
  }
}
