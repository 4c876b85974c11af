import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type NotificationKind, notify } from '#core/state/notifications.ts'
import { widget } from '#widgets/notifications/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Visitor/Notifications' } satisfies Meta

type Said = [kind: NotificationKind, title: string, text: string]

const CZECH: Said[] = [
  ['info', 'Výkup', 'Cena platí do 30.11.2026.'],
  ['success', 'Odesláno', 'Cenu jsme vám poslali e-mailem.'],
  ['warning', 'Zkontrolujte cenu', 'Cena se mezitím změnila z 8\u00a0100\u00a0Kč na 7\u00a0900\u00a0Kč.'],
  ['error', 'Prodej se nezdařil', 'Obchod neodpověděl včas. Zkuste to prosím znovu.'],
]
const ROMANIAN: Said[] = [
  ['info', 'Vânzare', 'Prețul este valabil până la 30.11.2026.'],
  ['success', 'Trimis', 'V-am trimis prețul prin e-mail.'],
  [
    'warning',
    'Verificați prețul',
    'Între timp prețul s-a schimbat de la 1.620,00\u00a0Lei la 1.580,00\u00a0Lei.',
  ],
  ['error', 'Vânzarea nu a reușit', 'Magazinul nu a răspuns la timp. Vă rugăm să încercați din nou.'],
]

const says = (said: readonly Said[], more: WidgetStory = {}) =>
  widgetStory(widget, {
    play: async ({ canvas }) => {
      for (const [kind, title, text] of said) notify(kind, title, text)
      await canvas.findByText(said.at(-1)?.[1].trim() ?? '')
    },
    ...more,
  })

export const Empty = widgetStory(widget)

export const Information = says(CZECH.slice(0, 1))
export const Success = says(CZECH.slice(1, 2))
export const Warning = says(CZECH.slice(2, 3))
export const AnError = says(CZECH.slice(3))
export const AllKinds = says(CZECH)
export const Dark = says(CZECH, { globals: { theme: 'dark' } })
export const Romanian = says(ROMANIAN, { globals: { market: 'ro', language: 'ro' } })

export const OfTheServer = widgetStory(widget, {
  params: {
    initial: JSON.stringify([
      { level: 25, text: 'Heslo bylo změněno.' },
      { level: 'warning', title: 'Výkup', text: 'Uloženo <b>bez</b> fotografie.' },
    ]),
  },
})

export const LongTexts = says([
  ['warning', 'Nadpis bez jediné mezery '.repeat(3), 'Dlouhá zpráva, která se musí zalomit. '.repeat(8)],
  ['error', 'Slovo'.repeat(20), 'dlouhéslovo'.repeat(30)],
])

export const RightToLeft = says([['error', 'خطأ', 'تعذر إرسال النموذج. حاول مرة أخرى.']])

export const Offline = widgetStory(widget, {
  play: async ({ canvas }) => {
    const offline = { configurable: true, get: () => false }
    Object.defineProperty(navigator, 'onLine', offline)
    dispatchEvent(new Event('offline'))
    await canvas.findByText('Jste offline')
    // What is shown stays; the next story has its network back.
    Reflect.deleteProperty(navigator, 'onLine')
  },
})

export const DismissedByEscape = says(CZECH, {
  play: async ({ canvas }) => {
    for (const [kind, title, text] of CZECH) notify(kind, title, text)
    const close = await canvas.findByRole('button', { name: 'Zavřít: Zkontrolujte cenu' })
    close.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(close).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Zavřít: Odesláno' })).toHaveFocus()
  },
})
