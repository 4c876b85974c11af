import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { words } from '#core/intl/words.ts'
import { page } from '#core/page.ts'
import type { Island } from '#core/widget.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { createEditor, type Editor } from './model.ts'
import { LoadFailure, Panel } from './panel.tsx'
import type { params } from './params.ts'

type OwnIsland = Island<typeof params>

/** The editing of a page in the page itself, for staff alone. */
export function View({ params }: OwnIsland): ReactNode {
  useSignals()
  const editor = useModel(() => createEditor(params))
  const user = editor.user.value
  if (user && !user.staff) return <StaffOnly editor={editor} />
  // Whoever asked for the editing looks for the panel, where this stands else at the foot of the page.
  if (editor.isReady.value || editor.isAsked.value) return <Panel editor={editor} />
  return editor.failure.value ? (
    <LoadFailure editor={editor} />
  ) : (
    <p className="ostrov-hidden">{words('loading')}</p>
  )
}

function StaffOnly({ editor }: { editor: Editor }): ReactNode {
  useSignals()
  const { loginUrl } = page.value
  const isSignedIn = editor.user.value?.authenticated
  return (
    <Note kind="info">
      <KeyedText value={isSignedIn ? t('denied') : t('staffOnly')} />
      {!isSignedIn && loginUrl && (
        <a
          className="ostrov-button"
          data-kind="secondary"
          href={`${loginUrl}?next=${encodeURIComponent(location.pathname + location.search)}`}
        >
          {words('signIn')}
        </a>
      )}
    </Note>
  )
}
