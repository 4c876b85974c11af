import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef } from 'react'
import { words } from '../../core/intl/words.ts'
import { Button } from '../_kit/button.tsx'
import { Live } from '../_kit/live.tsx'
import { Note } from '../_kit/note.tsx'
import { usePart } from '../_kit/use-part.ts'
import type { PurgeIsland } from './island.ts'
import type { PurgeDoor } from './model.ts'
import { SignIn } from './sign-in.tsx'

async function loadDesk() {
  const [{ Dialog }, { Desk }] = await Promise.all([import('../_kit/dialog.tsx'), import('./desk.tsx')])
  return { Dialog, Desk }
}

/** The button that opens the dialog; all else is loaded when it is pressed. */
export function Panel({
  door,
  params,
  t,
}: { door: PurgeDoor } & Pick<PurgeIsland, 'params' | 't'>): ReactNode {
  useSignals()
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = door.isOpen.value
  const { part, isMissing, retry } = usePart(loadDesk, isOpen)
  const isComing = isOpen && !part && !isMissing
  return (
    <>
      <p>{t('intro')}</p>
      <p>
        <button
          ref={opener}
          type="button"
          className="ostrov-button"
          aria-haspopup="dialog"
          aria-disabled={isComing || undefined}
          onClick={door.open}
        >
          <Live value={isComing ? words('loading') : t('open')} />
        </button>
      </p>
      {isOpen && isMissing && (
        <Note kind="error">
          <Live value={t('partMissing')} />
          <Button kind="secondary" label={words('retry')} onPress={retry} />
        </Note>
      )}
      {part && (
        <part.Desk
          door={door}
          params={params}
          opener={opener}
          Dialog={part.Dialog}
          signIn={<SignIn isApart />}
          t={t}
        />
      )}
    </>
  )
}
