import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef } from 'react'
import { words } from '#core/intl/words.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { createSubCart } from './model.ts'
import type { params } from './params.ts'

type OwnParams = ParamValues<typeof params>

const loadDrawer = () => import('./drawer.tsx')
const loadPanel = () => import('./panel.tsx')

const LAYOUTS = { inline: Inline, drawer: Opener, open: Opened } as const

/** The cart in short: in its place, behind a button, or open at once. */
export function View({ params }: { params: OwnParams }): ReactNode {
  const Layout = LAYOUTS[params.layout]
  return <Layout ways={params} />
}

/** Who closes it takes it from the page: it was put there to be opened. */
function Opened({ ways }: { ways: OwnParams }): ReactNode {
  const { part, isMissing, retry } = useLazyModule(loadDrawer, true)
  const place = useRef<HTMLDivElement>(null)
  const leave = (): void => place.current?.closest('[data-component]')?.remove()
  return (
    <div ref={place}>
      {part && <part.Drawer ways={ways} onClose={leave} />}
      {isMissing && <Button kind="secondary" label={words('retry')} onPress={retry} />}
    </div>
  )
}

function Inline({ ways }: { ways: OwnParams }): ReactNode {
  const { part, isMissing, retry } = useLazyModule(loadPanel, true)
  if (part) return <part.Panel ways={ways} />
  if (isMissing) return <Button kind="secondary" label={words('retry')} onPress={retry} />
  return <SkeletonCards count={2} layout="rows" />
}

function Opener({ ways }: { ways: OwnParams }): ReactNode {
  useSignals()
  const { count, isOpen } = useModel(createSubCart)
  const { part, isMissing, retry } = useLazyModule(loadDrawer, isOpen.value)
  const opener = useRef<HTMLButtonElement>(null)
  const open = (): void => {
    isOpen.value = true
    if (isMissing) retry()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="ostrov-button"
        data-kind="secondary"
        data-busy={(isOpen.value && !part && !isMissing) || undefined}
        aria-haspopup="dialog"
        onClick={open}
      >
        <KeyedText value={count.value === null ? t('unknown') : t('open', { count: count.value })} />
      </button>
      {isOpen.value && part && (
        <part.Drawer
          opener={opener}
          ways={ways}
          onClose={() => {
            isOpen.value = false
          }}
        />
      )}
    </>
  )
}
