import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Island } from '#core/widget.ts'
import type { Dialog as DialogView } from '#kit/dialog/dialog.tsx'
import { announce } from '#kit/feedback/announce.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { History } from './history.tsx'
import { t } from './messages.ts'
import type { PurgeAccess } from './model.ts'
import type { params } from './params.ts'
import { PurgeFailure } from './purge-failure.tsx'
import { PurgeForm } from './purge-form.tsx'
import { type PurgePanelModel, takePurgePanel } from './purge-panel-model.ts'

type OwnIsland = Island<typeof params>

/** The dialog while it is open, how it ended, and what was purged so far. */
export function PurgePanel({
  access,
  params,
  opener,
  Dialog,
  signIn,
}: Pick<OwnIsland, 'params'> & {
  access: PurgeAccess
  opener: RefObject<HTMLElement | null>
  /** It serves other widgets too, so it comes by itself. */
  Dialog: typeof DialogView
  /** The way to the sign-in page, for a session that ended. */
  signIn: ReactNode
}): ReactNode {
  useSignals()
  const model = useModel(() => takePurgePanel(access, params.keys))
  const question = useUniqueId()
  const [isOpenerThere, setOpenerThere] = useState(false)
  const isOpen = access.isOpen.value
  // Where an emptied island comes back with the dialog open, the button comes with it, and the focus is to go there.
  useEffect(() => setOpenerThere(true), [])
  return (
    <>
      <Outcome model={model} isShown={!isOpen} signIn={signIn} />
      <History rows={model.history.value} />
      {isOpen && isOpenerThere && (
        <Dialog
          title={t('title')}
          describedBy={model.isConfirming.value ? question : undefined}
          isBusy={model.form.isPending.value}
          opener={opener}
          onClose={model.close}
        >
          <PurgeForm model={model} question={question} mayPurgeAll={params.full} signIn={signIn} />
        </Dialog>
      )}
    </>
  )
}

/** How it ended, for who closed the dialog in the middle too. */
function Outcome({
  model,
  isShown,
  signIn,
}: {
  model: PurgePanelModel
  isShown: boolean
  signIn: ReactNode
}): ReactNode {
  useSignals()
  const failure = model.form.failure.value
  const last = model.history.value[0]
  const outcome = last ? t(last.order.mode !== 'full' && last.order.isSoft ? 'doneSoft' : 'done') : null
  useNews(last?.id, outcome)
  if (!isShown) return null
  if (failure) return <PurgeFailure failure={failure} signIn={signIn} />
  return (
    outcome && (
      <p className="ostrov-note" data-kind="success">
        <KeyedText value={outcome} />
      </p>
    )
  )
}

/** Said once the dialog is gone: as long as it stands, nothing of the page is heard. */
function useNews(id: number | undefined, outcome: string | null): void {
  const told = useRef(id)
  useEffect(() => {
    if (id === told.current) return
    told.current = id
    if (outcome) announce(outcome)
  }, [id, outcome])
}
