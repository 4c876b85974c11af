import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef } from 'react'
import { words } from '#core/intl/words.ts'
import type { Island } from '#core/widget.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { SignInLink } from '#kit/feedback/sign-in-link.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { t } from './messages.ts'
import type { PurgeAccess } from './model.ts'
import type { params } from './params.ts'

type OwnIsland = Island<typeof params>

async function loadPanel() {
  const [{ Dialog }, { PurgePanel }] = await Promise.all([
    import('#kit/dialog/dialog.tsx'),
    import('./purge-panel.tsx'),
  ])
  return { Dialog, PurgePanel }
}

/** The button that opens the dialog; all else is loaded when it is pressed. */
export function Opener({ access, params }: { access: PurgeAccess } & Pick<OwnIsland, 'params'>): ReactNode {
  useSignals()
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = access.isOpen.value
  const { part, isMissing, retry } = useLazyModule(loadPanel, isOpen)
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
          onClick={access.open}
        >
          <KeyedText value={isComing ? words('loading') : t('open')} />
        </button>
      </p>
      {isOpen && isMissing && (
        <Note kind="error">
          <KeyedText value={t('partMissing')} />
          <Button kind="secondary" label={words('retry')} onPress={retry} />
        </Note>
      )}
      {part && (
        <part.PurgePanel
          access={access}
          params={params}
          opener={opener}
          Dialog={part.Dialog}
          signIn={<SignInLink isApart />}
        />
      )}
    </>
  )
}
