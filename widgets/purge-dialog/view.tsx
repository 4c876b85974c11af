import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { FailureError } from '#core/http/failure.ts'
import { words } from '#core/intl/words.ts'
import type { Island } from '#core/widget.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { SignInLink } from '#kit/feedback/sign-in-link.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { type PurgeAccess, takePurgeAccess } from './model.ts'
import { Opener } from './opener.tsx'
import type { params } from './params.ts'

type OwnIsland = Island<typeof params>

/** For staff a button that opens the dialog; for all others why there is none. */
export function View({ params, pk }: OwnIsland): ReactNode {
  const access = useModel(() => takePurgeAccess(pk))
  const place = useFocusInPlace<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} className="ostrov-purge">
      <Gate access={access} params={params} />
    </div>
  )
}

function Gate({ access, params }: { access: PurgeAccess } & Pick<OwnIsland, 'params'>): ReactNode {
  useSignals()
  const who = access.access.value
  // Who is thrown out in the middle keeps what they typed, and can send it once they are back.
  if (who === 'staff' || access.isOpen.value) return <Opener access={access} params={params} />
  if (who === 'denied') return <FailureNote failure={DENIED} />
  if (who === 'anonymous')
    return (
      <Note kind="info">
        <KeyedText value={t('anonymous')} />
        <SignInLink />
      </Note>
    )
  const failure = access.failure.value
  if (failure) return <FailureNote failure={failure} onRetry={access.reload} />
  return (
    <div aria-busy="true">
      <p className="ostrov-hidden">{words('loading')}</p>
      <span className="ostrov-skeleton" aria-hidden="true" />
    </div>
  )
}

const DENIED = new FailureError({ kind: 'forbidden', message: null }, 'active-user')
