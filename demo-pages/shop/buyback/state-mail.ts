import type { MarketCode } from '../contract.ts'
import { defineTexts, SITES } from '../site/site.ts'
import type { BuyoutState } from './states.ts'

type Told = Exclude<BuyoutState, 'submitted'>

const TEXTS = defineTexts<{
  hello: string
  said: Readonly<Record<Told, { subject: string; body: string }>>
  reason: string
  details: string
  regards: string
}>({
  cz: {
    hello: 'Dobrý den,',
    said: {
      accepted: {
        subject: 'Výkup jsme schválili',
        body: 'výkup jsme schválili. Než zařízení předáte kurýrovi, odhlaste se prosím ze svých účtů a vyjměte SIM kartu.',
      },
      received: {
        subject: 'Zařízení jsme převzali',
        body: 'zařízení máme u nás a kontrolujeme ho. Peníze pošleme nejpozději do dvou pracovních dnů.',
      },
      paid: {
        subject: 'Peníze jsou na cestě',
        body: 'zařízení je v pořádku a peníze jsme poslali na váš účet. Děkujeme.',
      },
      rejected: {
        subject: 'Výkup jsme zamítli',
        body: 'výkup jsme bohužel museli zamítnout. Máme-li zařízení u sebe, zdarma vám ho pošleme zpátky.',
      },
      cancelled: {
        subject: 'Výkup je zrušený',
        body: 'výkup jsme zrušili. Zařízení vám zůstává a vaše údaje k výkupu dál nepoužijeme.',
      },
    },
    reason: 'Důvod:',
    details: 'Podrobnosti najdete tady:',
    regards: 'Vaše Laguna',
  },
  ro: {
    hello: 'Bună ziua,',
    said: {
      accepted: {
        subject: 'Am aprobat vânzarea',
        body: 'am aprobat vânzarea. Înainte de a preda dispozitivul curierului, vă rugăm să vă deconectați din conturi și să scoateți cartela SIM.',
      },
      received: {
        subject: 'Am primit dispozitivul',
        body: 'dispozitivul este la noi și îl verificăm. Trimitem banii în cel mult două zile lucrătoare.',
      },
      paid: {
        subject: 'Banii sunt pe drum',
        body: 'dispozitivul este în regulă și am trimis banii în contul dumneavoastră. Vă mulțumim.',
      },
      rejected: {
        subject: 'Am respins vânzarea',
        body: 'din păcate a trebuit să respingem vânzarea. Dacă dispozitivul este la noi, vi-l trimitem înapoi gratuit.',
      },
      cancelled: {
        subject: 'Vânzarea este anulată',
        body: 'am anulat vânzarea. Dispozitivul rămâne la dumneavoastră și nu mai folosim datele pentru vânzare.',
      },
    },
    reason: 'Motivul:',
    details: 'Detaliile le găsiți aici:',
    regards: 'Echipa Laguna',
  },
})

/** What the customer is mailed when their buy-back moves on. */
export function writeStateMail(
  market: MarketCode,
  state: Told,
  { device, link, reason }: { device: string; link: string; reason?: string },
): { subject: string; body: string } {
  const { hello, said, reason: why, details, regards } = TEXTS[market]
  const { subject, body } = said[state]
  return {
    subject: `${subject}: ${device}`,
    body: [
      hello,
      body,
      ...(reason ? [`${why} ${reason}`] : []),
      `${details} ${link}`,
      `${regards}, ${SITES[market].phone}`,
    ].join('\n\n'),
  }
}
