import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { getLanguage } from '#core/intl/translate.ts'
import type { Language } from '#core/market.ts'
import { type NotificationKind, notify } from '#core/state/notifications.ts'
import { widget } from '#widgets/notifications/index.ts'
import { t } from '#widgets/notifications/messages.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Visitor/Notifications' } satisfies Meta

type Said = [kind: NotificationKind, title: string, text: string]

const SAID: Readonly<Record<Language, readonly Said[]>> = {
  cs: [
    ['info', 'Výkup', 'Cena platí do 30. 11. 2026.'],
    ['success', 'Odesláno', 'Cenu jsme vám poslali e-mailem.'],
    ['warning', 'Zkontrolujte cenu', 'Cena se mezitím změnila z 8\u00a0100\u00a0Kč na 7\u00a0900\u00a0Kč.'],
    ['error', 'Prodej se nezdařil', 'Obchod neodpověděl včas. Zkuste to prosím znovu.'],
  ],
  ro: [
    ['info', 'Vânzare', 'Prețul este valabil până la 30.11.2026.'],
    ['success', 'Trimis', 'V-am trimis prețul prin e-mail.'],
    [
      'warning',
      'Verificați prețul',
      'Între timp prețul s-a schimbat de la 1.620,00\u00a0lei la 1.580,00\u00a0lei.',
    ],
    ['error', 'Vânzarea nu a reușit', 'Magazinul nu a răspuns la timp. Vă rugăm să încercați din nou.'],
  ],
  en: [
    ['info', 'Buy-back', 'The price holds until 30 November 2026.'],
    ['success', 'Sent', 'We have sent you the price by e-mail.'],
    ['warning', 'Check the price', 'The price changed meanwhile from CZK\u00a08,100 to CZK\u00a07,900.'],
    ['error', 'The sale failed', 'The shop did not answer in time. Please try again.'],
  ],
}

/** The messages of the page's language, whatever the toolbar has made it. */
const ofPage = (from = 0, to = 4): readonly Said[] => SAID[getLanguage()].slice(from, to)

const says = (said: () => readonly Said[], more: WidgetStory = {}) =>
  widgetStory(widget, {
    play: async ({ canvas }) => {
      for (const [kind, title, text] of said()) notify(kind, title, text)
      for (const [, title, text] of said()) {
        await expect(await canvas.findByText(title.trim())).toBeVisible()
        await expect(await canvas.findByText(text.trim().replaceAll('\u00a0', ' '))).toBeVisible()
      }
    },
    ...more,
  })

export const AllKinds = says(ofPage)
export const Information = says(() => ofPage(0, 1))
export const Success = says(() => ofPage(1, 2))
export const Warning = says(() => ofPage(2, 3))
export const AnError = says(() => ofPage(3))
export const Dark = says(ofPage, { globals: { theme: 'dark' } })
export const Romanian = says(ofPage, { globals: { market: 'ro', language: 'ro' } })

export const OfTheServer = widgetStory(widget, {
  params: {
    initial: JSON.stringify([
      { level: 25, text: 'Heslo bylo změněno.' },
      { level: 'warning', title: 'Výkup', text: 'Uloženo <b>bez</b> fotografie.' },
    ]),
  },
})

export const LongTexts = says(() => [
  ['warning', 'Nadpis bez jediné mezery '.repeat(3), 'Dlouhá zpráva, která se musí zalomit. '.repeat(8)],
  ['error', 'Slovo'.repeat(20), 'dlouhéslovo'.repeat(30)],
])

export const RightToLeft = says(() => [['error', 'خطأ', 'تعذر إرسال النموذج. حاول مرة أخرى.']])

export const Offline = widgetStory(widget, {
  play: async ({ canvas }) => {
    const offline = { configurable: true, get: () => false }
    Object.defineProperty(navigator, 'onLine', offline)
    dispatchEvent(new Event('offline'))
    await canvas.findByText(t('offlineTitle'))
    // What is shown stays; the next story has its network back.
    Reflect.deleteProperty(navigator, 'onLine')
  },
})

export const DismissedByEscape = says(ofPage, {
  play: async ({ canvas }) => {
    for (const [kind, title, text] of ofPage()) notify(kind, title, text)
    const nameClose = (place: number) => new RegExp(`: ${ofPage()[place]?.[1]}$`)
    const close = await canvas.findByRole('button', { name: nameClose(2) })
    close.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(close).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: nameClose(1) })).toHaveFocus()
  },
})

export const Empty = widgetStory(widget)
