import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { showMoment } from '#core/intl/show-moment.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { tDraft } from './draft-messages.ts'
import { leadTo } from './lead-to.ts'
import { t } from './messages.ts'
import type { Editor } from './model.ts'
import { NewTab } from './new-tab.tsx'

/** What visitors do not see yet: how much of it, who changed it last, and the ways on; these alone where it is to be short. */
export function DraftBar({ editor, isShort }: { editor: Editor; isShort: boolean }): ReactNode {
  useSignals()
  const draft = editor.draft.data.value
  if (!draft) return null
  const count = draft.changes.length
  const { changed_by: name, changed_at: at } = draft
  const still = editor.dirty.value.length > 0 ? t('hasChanges') : tDraft('draftNone')
  const state = count > 0 ? tDraft('draftCount', { count }) : still
  return (
    <div className="ostrov-editor-draft" data-pending={count > 0 || undefined}>
      {!isShort && (
        <p>
          <KeyedText as="strong" value={state} />
          {count > 0 && name && at && (
            <KeyedText value={tDraft('lastChange', { name, date: showMoment(at) })} />
          )}
        </p>
      )}
      {hasChanges(editor) && (
        <div className="ostrov-editor-row">
          <ReviewButton editor={editor} />
          <PreviewLink />
        </div>
      )}
    </div>
  )
}

/** Whether there is anything to publish, saved or not. */
const hasChanges = ({ draft, dirty }: Editor): boolean =>
  (draft.data.value?.changes.length ?? 0) > 0 || (draft.data.value !== null && dirty.value.length > 0)

/** Leads to what will be published, where there is anything. */
export function ReviewButton({ editor }: { editor: Editor }): ReactNode {
  useSignals()
  return hasChanges(editor) && <Button label={tDraft('review')} onPress={() => void editor.review()} />
}

/** The page as visitors are going to see it, in a window of its own. */
export const PreviewLink = (): ReactNode => (
  <a
    className="ostrov-button"
    data-kind="secondary"
    href={leadTo('preview', location.href)}
    target="_blank"
    rel="noopener"
  >
    {tDraft('preview')}
    <NewTab />
  </a>
)
