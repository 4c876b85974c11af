import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { words } from '#core/intl/words.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { SignInLink } from '#kit/form/sign-in-note.tsx'
import { d } from './details-messages.ts'
import { g } from './gone-messages.ts'
import { t } from './messages.ts'
import type { CheckoutModel } from './model.ts'
import { o } from './order-messages.ts'
import type { OrderModel } from './order-model.ts'

/** The cart was emptied under an order that is being filled in: why, and the way back to it. What was typed is kept. */
export function Gone({
  model: { checkout },
  order,
  goodsUrl,
}: {
  model: CheckoutModel
  order: OrderModel
  goodsUrl: string
}): ReactNode {
  useSignals()
  const { reread } = checkout
  const { checkVisitor } = order
  const here = useRef<HTMLDivElement>(null)
  const isChecking = order.isCheckingVisitor.value
  // Before anything is painted, so that nothing is said that the answer takes back.
  useLayoutEffect(checkVisitor, [checkVisitor])
  useEffect(() => {
    addEventListener('focus', reread)
    return () => removeEventListener('focus', reread)
  }, [reread])
  useEffect(() => {
    if (isChecking) return
    // The page is much shorter now, and what had the focus is gone.
    here.current?.focus({ preventScroll: true })
    here.current?.scrollIntoView({ block: 'center' })
  }, [isChecking])
  if (isChecking) return <p className="ostrov-hidden">{words('loading')}</p>
  const isSignedOut = order.isSignedOut.value
  return (
    <div ref={here} tabIndex={-1}>
      <Note kind="warning">
        <KeyedText value={g(isSignedOut ? 'signedOut' : 'emptied')} />
        <div className="ostrov-form-actions">
          {isSignedOut ? (
            <SignInLink label={o('signIn')} />
          ) : (
            goodsUrl &&
            isSafeLink(goodsUrl) && (
              <a
                className="ostrov-button"
                data-kind="secondary"
                href={goodsUrl}
                target="_blank"
                rel="noopener"
              >
                {t('toGoods')}
                <span className="ostrov-hidden"> ({d('newTab')})</span>
              </a>
            )
          )}
          <Button kind="secondary" isBusy={checkout.isRereading.value} label={g('again')} onPress={reread} />
        </div>
      </Note>
    </div>
  )
}
