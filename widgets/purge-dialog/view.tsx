import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { FailureError } from '../../core/api/failure.ts'
import { words } from '../../core/intl/words.ts'
import { FailureNote } from '../_kit/failure-note.tsx'
import { Live } from '../_kit/live.tsx'
import { Note } from '../_kit/note.tsx'
import { useFocusInPlace } from '../_kit/use-focus-in-place.ts'
import { useModel } from '../_kit/use-model.ts'
import type { PurgeIsland } from './island.ts'
import { createDoor, type PurgeDoor } from './model.ts'
import { Panel } from './panel.tsx'
import { SignIn } from './sign-in.tsx'

/** For staff a button that opens the dialog; for all others why there is none. */
export function View({ params, t }: PurgeIsland): ReactNode {
  const door = useModel(createDoor)
  const place = useFocusInPlace<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} className="ostrov-purge">
      <Door door={door} params={params} t={t} />
    </div>
  )
}

function Door({ door, params, t }: { door: PurgeDoor } & Pick<PurgeIsland, 'params' | 't'>): ReactNode {
  useSignals()
  const access = door.access.value
  // Who is thrown out in the middle keeps what they typed, and can send it once they are back.
  if (access === 'staff' || door.isOpen.value) return <Panel door={door} params={params} t={t} />
  if (access === 'denied') return <FailureNote failure={DENIED} />
  if (access === 'anonymous')
    return (
      <Note kind="info">
        <Live value={t('anonymous')} />
        <SignIn />
      </Note>
    )
  const failure = door.failure.value
  if (failure) return <FailureNote failure={failure} onRetry={door.reload} />
  return (
    <div aria-busy="true">
      <p className="ostrov-hidden">{words('loading')}</p>
      <span className="ostrov-skeleton" aria-hidden="true" />
    </div>
  )
}

const DENIED = new FailureError({ kind: 'forbidden', message: null }, 'active-user')
