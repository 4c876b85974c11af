import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { tDraft } from './draft-messages.ts'
import type { Editor } from './model.ts'
import { nameComponent } from './name-component.ts'
import { NewTab } from './new-tab.tsx'

/** Why the draft could not be read or decided about. */
export function DraftTrouble({ editor }: { editor: Editor }): ReactNode {
  useSignals()
  const { draft } = editor
  const failure = draft.failure.value
  if (draft.outrun.value) return <OutrunNote editor={editor} />
  return (
    failure && (
      <FailureNote
        failure={failure}
        // Of a lost answer nobody knows whether it failed.
        {...(!failure.isOutcomeUnknown && {
          lead: tDraft(draft.failed.value === 'publish' ? 'publishFailed' : 'draftFailed'),
        })}
        isBusy={draft.isBusy.value}
        newTab={failure.isWrite && <NewTab />}
        onRetry={hasButton(editor) ? undefined : () => void retry(editor)}
      />
    )
  )
}

/** What somebody else has made of the changes that were looked through. */
function OutrunNote({ editor: { draft, catalogue } }: { editor: Editor }): ReactNode {
  useSignals()
  const { changed_by: name, changes = [] } = draft.data.value ?? {}
  const { gone = [] } = draft.outrun.value ?? {}
  const names = gone.map(({ component, pk }) =>
    nameComponent({ component, entry: catalogue.value?.widgets[component], pk: String(pk) }),
  )
  const texts = [
    name ? tDraft('draftOutrunBy', { name }) : tDraft('draftOutrun'),
    changes.length > 0 && tDraft(changes.some(draft.isNew) ? 'lookAtNew' : 'lookAgain'),
    names.length > 0 && tDraft('changesGone', { names: names.join(', ') }),
  ]
  return (
    <Note kind="warning" isShown>
      {texts.filter(Boolean).join(' ')}
    </Note>
  )
}

/** Whether what failed is done again by its own button, which stands below the changes. */
const hasButton = ({ draft, isReviewing }: Editor): boolean =>
  isReviewing.value &&
  (draft.data.value?.changes.length ?? 0) > 0 &&
  (draft.failed.value === 'publish' || draft.failed.value === 'discard')

/** Does once more what could not be done; the same key makes that harmless. */
async function retry({ draft, publish, discard }: Editor): Promise<void> {
  const failed = draft.failed.peek()
  if (failed === 'publish') return publish()
  if (failed === 'discard') return discard()
  draft.reset()
  return draft.load(false)
}
