import type { ReactNode } from 'react'
import { categoryHistory } from '#core/api/categories/category-history.ts'
import type { Change } from '#core/api/record-change.ts'
import { createResource } from '#core/state/resource.ts'
import { useModel } from '#kit/react/use-model.ts'
import { RecordHistory } from '#kit/record/record-history.tsx'
import { listLabels } from './labels.ts'
import { t } from './panel-messages.ts'

const ACTIONS = {
  create: 'didCreate',
  update: 'didUpdate',
  move: 'didMove',
  delete: 'didRemove',
  restore: 'didRestore',
} as const

/** Who changed what of a category, read when it is opened. */
export function History({ id }: { id: string }): ReactNode {
  const history = useModel(() => {
    const resource = createResource<Change[]>()
    return { ...resource, mount: () => resource.unsubscribe }
  })
  return (
    <RecordHistory
      history={history}
      toChange={describe}
      onOpen={() => void history.fetch({ endpoint: categoryHistory, args: { id } })}
    />
  )
}

/** What is no field of the form, such as a count of products, is left out. */
function describe({ action, changes, ...row }: Change) {
  const labels: Record<string, string> = { ...listLabels(), url_path: t('url_path') }
  return {
    ...row,
    what: action in ACTIONS ? t(ACTIONS[action as keyof typeof ACTIONS]) : action,
    changes: changes.flatMap(({ field, before, after }) => {
      const name = labels[field]
      return name ? [{ name, before: show(before), after: show(after) }] : []
    }),
  }
}

function show(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (Array.isArray(value)) return value.map(show).join(', ')
  return value === null ? '' : String(value)
}
