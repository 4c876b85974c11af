import { batch, computed, signal } from '@preact/signals-core'
import {
  type MailSetting,
  type MailTemplate,
  MOST_BODY,
  MOST_SUBJECT,
  type OrderMail,
  orderMailSetting,
  sendOrderMail,
} from '#core/api/picking/customer-mail.ts'
import { write } from '#core/http/write.ts'
import { fillMail, findGap, type Gap, listUnknownFields } from '#core/picking/fill-mail.ts'
import { guardLeaving } from '#core/record/guard-leaving.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { createSubmission } from '#core/state/submission.ts'

const isRight = (text: string, most: number): boolean => text.trim() !== '' && text.length <= most

export type OrderMailModel = ReturnType<typeof createOrderMail>

/** A mail to the customer of an order; what was typed is kept in memory alone. */
export function createOrderMail(id: string) {
  const setting = createResource<MailSetting>()
  const subject = signal('')
  const body = signal('')
  const isSent = signal(false)
  const isRefused = signal(false)
  /** Whether to send what is not filled in is being asked. */
  const isAsking = signal(false)
  /** Typed before another template was chosen, the last of it at the end. */
  const kept = signal<readonly OrderMail[]>([])
  const readMail = (): OrderMail => ({ subject: subject.peek(), body: body.peek() })
  /** Neither nothing nor a template as it is. */
  const isTyped = computed(
    () =>
      `${subject.value}${body.value}`.trim() !== '' &&
      !setting.data.value?.templates.some(one => one.subject === subject.value && one.body === body.value),
  )
  const templateTexts = computed(() =>
    (setting.data.value?.templates ?? []).flatMap(template => [template.subject, template.body]),
  )
  const findOwnGap = (text: string): Gap | null => findGap(text, templateTexts.value)
  const isReady = (text: string, most: number): boolean => isRight(text, most) && !findOwnGap(text)
  const fields = computed(() => setting.data.value?.fields ?? {})
  const unknown = computed(() => listUnknownFields(`${subject.value} ${body.value}`, fields.value))
  const submission = createSubmission((mail: OrderMail, idempotencyKey) =>
    write(sendOrderMail, mail, { args: { id }, idempotencyKey }),
  )
  const change = (next: Partial<OrderMail>): void =>
    batch(() => {
      subject.value = next.subject ?? subject.peek()
      body.value = next.body ?? body.peek()
      isRefused.value = false
      isAsking.value = false
    })
  return {
    setting: setting.data,
    failure: setting.failure,
    isLoading: setting.isPending,
    reread: () => void setting.refetch(),
    subject,
    body,
    isSent,
    /** Something that has to be there is not. */
    isRefused,
    isAsking,
    /** What a template leaves to be filled in a text. */
    findGap: findOwnGap,
    isSending: submission.isPending,
    /** The server wants none for a while. */
    isHeld: computed(() => submission.retryAfter.value > 0),
    sendFailure: submission.failure,
    /** As the customer will read it. */
    preview: computed(() => ({
      subject: fillMail(subject.value, fields.value),
      body: fillMail(body.value, fields.value),
    })),
    unknown,
    change,
    kept,
    /** Begins with a template; what was typed is put aside. */
    begin: ({ subject, body }: MailTemplate): void =>
      batch(() => {
        if (isTyped.peek()) kept.value = [...kept.peek(), readMail()]
        change({ subject, body })
      }),
    /** Brings back what was put aside last; what was typed since takes its turn in it. */
    putBack: (): void =>
      batch(() => {
        const own = isTyped.peek() ? [readMail()] : []
        change(kept.peek().at(-1) ?? {})
        kept.value = [...own, ...kept.peek().slice(0, -1)]
      }),
    /** Sends it, what nothing fills in only where its writer agrees. */
    async send({ isAgreed = false } = {}): Promise<void> {
      isRefused.value = !isReady(subject.peek(), MOST_SUBJECT) || !isReady(body.peek(), MOST_BODY)
      if (isRefused.peek()) return
      isAsking.value = unknown.peek().length > 0
      if (isAsking.peek() && !isAgreed) return
      const result = await submission.run({ subject: subject.peek(), body: body.peek() })
      if (!result.ok) return
      batch(() => {
        isSent.value = true
        isAsking.value = false
        kept.value = []
      })
    },
    startAnew: (): void =>
      batch(() => {
        isSent.value = false
        change({ subject: '', body: '' })
      }),
    mount(): () => void {
      if (id) void setting.fetch({ endpoint: orderMailSetting, args: { id } } as never)
      const unmount = submission.mount()
      const stop = onRestored(() => void setting.refetch())
      const stopGuard = guardLeaving(
        computed(() => !isSent.value && (isTyped.value || kept.value.length > 0)),
      )
      return () => {
        unmount()
        stop()
        stopGuard()
        setting.unsubscribe()
      }
    },
  }
}
