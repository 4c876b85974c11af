import type { ReactNode, RefObject } from 'react'
import { CHECKOUT_STEPS, type CheckoutStep, type Missing } from '#core/checkout/choice.ts'
import { AnswerAsked } from '#kit/device/choice-cards.tsx'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { t } from './messages.ts'
import { stepOfChoice } from './steps.ts'

/** Where on its way the order is; shown where it has screens. */
export function Progress({
  step,
  heading,
  turnBack,
}: {
  step: CheckoutStep
  heading: RefObject<HTMLHeadingElement | null>
  turnBack: () => void
}): ReactNode {
  const place = CHECKOUT_STEPS.indexOf(step)
  return (
    <div className="ostrov-checkout-paged ostrov-checkout-progress" hidden>
      <h3 ref={heading} tabIndex={-1}>
        <KeyedText
          value={t('progress', { number: place + 1, count: CHECKOUT_STEPS.length, name: t(`step.${step}`) })}
        />
      </h3>
      {place > 0 && <Button kind="quiet" label={t('back')} onPress={turnBack} />}
      <div className="ostrov-checkout-bar" aria-hidden={true}>
        {CHECKOUT_STEPS.map((one, at) => (
          <span key={one} data-done={at <= place || undefined} />
        ))}
      </div>
    </div>
  )
}

/** One screen of the order, or a part of the only one; `asked` is what was not chosen here. */
export function Part({
  name,
  step,
  asked = [],
  children,
}: {
  name: CheckoutStep
  step: CheckoutStep
  asked?: readonly Missing[]
  children: ReactNode
}): ReactNode {
  const id = useUniqueId()
  const [owed] = asked.filter(missing => stepOfChoice(missing) === name)
  return (
    <section
      className="ostrov-checkout-part"
      data-part={name}
      data-current={name === step || undefined}
      aria-labelledby={id}
    >
      <h3 id={id} tabIndex={-1}>
        <span aria-hidden={true}>{CHECKOUT_STEPS.indexOf(name) + 1}</span> {t(`step.${name}`)}
      </h3>
      {owed && (
        // Above the cards to the first of which the customer is led: a later one would lead away from there.
        <Note kind="error" isShown={false}>
          <span id={`${id}-asked`}>
            <KeyedText value={t(`missing.${owed}`)} />
          </span>
        </Note>
      )}
      <AnswerAsked value={owed ? `${id}-asked` : ''}>{children}</AnswerAsked>
    </section>
  )
}
