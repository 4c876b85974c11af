import type { MarketCode } from '../contract.ts'
import type { ContentLink } from '../data/content.ts'
import { SITES } from '../site.ts'

interface SpecialDevice {
  code: string
  label: string
  text: Readonly<Record<MarketCode, string>>
}

/** Devices seeded so that a rule of the appraisal can be seen at work. */
const DEVICES: readonly SpecialDevice[] = [
  {
    code: 'samsung-galaxy-s24-128gb-black',
    label: 'Samsung Galaxy S24',
    text: { cz: 'Všechny stavy od A+ po D.', ro: 'Toate stările, de la A+ la D.' },
  },
  {
    code: 'apple-iphone-13-128gb-blue',
    label: 'Apple iPhone 13',
    text: {
      cz: 'Nemá A+; stav D se vykupuje jen náhradním výběrem.',
      ro: 'Nu are A+; starea D se cumpără doar prin alegerea de rezervă.',
    },
  },
  {
    code: 'xiaomi-redmi-12-128gb-black',
    label: 'Xiaomi Redmi 12',
    text: {
      cz: 'Nemá D: rozbitý se nevykupuje, cena nikdy neklesne pod minimum.',
      ro: 'Nu are D: stricat nu se cumpără, iar prețul nu scade sub minim.',
    },
  },
  {
    code: 'nokia-3310-2017-red',
    label: 'Nokia 3310',
    text: { cz: 'Nemá určenou žádnou kvalitu, vykoupit nejde.', ro: 'Nu are nicio calitate, nu se cumpără.' },
  },
  {
    code: 'huawei-p8-lite-16gb-gold',
    label: 'Huawei P8 lite',
    text: {
      cz: 'Už se nevykupuje: ocenění odpoví chybou 400 se zprávou.',
      ro: 'Nu se mai cumpără: evaluarea răspunde cu eroarea 400.',
    },
  },
  {
    code: 'sony-xperia-1-vi-256gb-black',
    label: 'Sony Xperia 1 VI',
    text: {
      cz: 'Odpovědi se navzájem vylučují a mažou.',
      ro: 'Răspunsurile se exclud și se șterg unul pe altul.',
    },
  },
  {
    code: 'google-pixel-9-128gb-mint',
    label: 'Google Pixel 9',
    text: { cz: 'Otázka na nabíječku je vypnutá.', ro: 'Întrebarea despre încărcător este dezactivată.' },
  },
]

export const listSpecialDevices = (market: MarketCode): (ContentLink & { text: string })[] =>
  DEVICES.map(({ code, label, text }) => ({
    label,
    href: `${SITES[market].paths.buyback}?code=${code}`,
    text: text[market],
  }))
