import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { announce } from '../_kit/announce.ts'
import type { Dialog as DialogView } from '../_kit/dialog.tsx'
import { Live } from '../_kit/live.tsx'
import { useModel } from '../_kit/use-model.ts'
import { createDesk } from './desk-model.ts'
import { History } from './history.tsx'
import type { PurgeIsland } from './island.ts'
import type { PurgeDoor } from './model.ts'
import { PurgeFailure } from './purge-failure.tsx'
import { PurgeForm } from './purge-form.tsx'

/** The dialog while it is open, how it ended, and what was purged so far. */
export function Desk({
  door,
  params,
  opener,
  Dialog,
  signIn,
  t,
}: Pick<PurgeIsland, 'params' | 't'> & {
  door: PurgeDoor
  opener: RefObject<HTMLElement | null>
  /** It serves other widgets too, so it comes by itself. */
  Dialog: typeof DialogView
  /** The way to the sign-in page, for a session that ended. */
  signIn: ReactNode
}): ReactNode {
  useSignals()
  const model = useModel(() => createDesk(params.keys, door.close))
  const isOpen = door.isOpen.value
  const failure = model.failure.value
  const last = model.history.value[0]
  const outcome = last ? t(last.order.mode !== 'full' && last.order.isSoft ? 'doneSoft' : 'done') : null
  useNews(last?.id, outcome)
  return (
    <>
      {!isOpen && failure && <PurgeFailure failure={failure} signIn={signIn} t={t} />}
      {!isOpen && !failure && outcome && (
        <p className="ostrov-note" data-kind="success">
          <Live value={outcome} />
        </p>
      )}
      <History rows={model.history.value} t={t} />
      {isOpen && (
        <Dialog title={t('title')} isBusy={model.isBusy.value} opener={opener} onClose={door.close}>
          <PurgeForm model={model} mayPurgeAll={params.full} signIn={signIn} t={t} />
        </Dialog>
      )}
    </>
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
