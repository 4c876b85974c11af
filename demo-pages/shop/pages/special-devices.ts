import type { MarketCode } from '../contract.ts'
import type { ContentLink } from '../data/content.ts'
import { TYPES } from '../data/seed-products.ts'
import { writeSelectorUrl } from '../data/selector-url.ts'

interface SpecialDevice {
  manufacturer: string
  model: string
  color: string
  label: string
  text: Readonly<Record<MarketCode, string>>
}

/** Devices seeded so that a rule of the appraisal can be seen at work. */
const DEVICES: readonly SpecialDevice[] = [
  {
    manufacturer: 'samsung',
    model: 'samsung-galaxy-s24-128gb',
    color: 'black',
    label: 'Samsung Galaxy S24',
    text: { cz: 'Všechny stavy od A+ po D.', ro: 'Toate stările, de la A+ la D.' },
  },
  {
    manufacturer: 'apple',
    model: 'apple-iphone-13-128gb',
    color: 'blue',
    label: 'Apple iPhone 13',
    text: {
      cz: 'Nemá A+; stav D se vykupuje jen náhradním výběrem.',
      ro: 'Nu are A+; starea D se cumpără doar prin alegerea de rezervă.',
    },
  },
  {
    manufacturer: 'xiaomi',
    model: 'xiaomi-redmi-12-128gb',
    color: 'black',
    label: 'Xiaomi Redmi 12',
    text: {
      cz: 'Nemá D: rozbitý se nevykupuje, cena nikdy neklesne pod minimum.',
      ro: 'Nu are D: stricat nu se cumpără, iar prețul nu scade sub minim.',
    },
  },
  {
    manufacturer: 'nokia',
    model: 'nokia-3310-2017',
    color: 'red',
    label: 'Nokia 3310',
    text: { cz: 'Nemá určenou žádnou kvalitu, vykoupit nejde.', ro: 'Nu are nicio calitate, nu se cumpără.' },
  },
  {
    manufacturer: 'huawei',
    model: 'huawei-p8-lite-16gb',
    color: 'gold',
    label: 'Huawei P8 lite',
    text: {
      cz: 'Už se nevykupuje: ocenění odpoví chybou 400 se zprávou.',
      ro: 'Nu se mai cumpără: evaluarea răspunde cu eroarea 400.',
    },
  },
  {
    manufacturer: 'sony',
    model: 'sony-xperia-1-vi-256gb',
    color: 'black',
    label: 'Sony Xperia 1 VI',
    text: {
      cz: 'Odpovědi se navzájem vylučují a mažou.',
      ro: 'Răspunsurile se exclud și se șterg unul pe altul.',
    },
  },
  {
    manufacturer: 'google',
    model: 'google-pixel-9-128gb',
    color: 'mint',
    label: 'Google Pixel 9',
    text: { cz: 'Otázka na nabíječku je vypnutá.', ro: 'Întrebarea despre încărcător este dezactivată.' },
  },
]

export const listSpecialDevices = (market: MarketCode): (ContentLink & { text: string })[] =>
  DEVICES.map(({ manufacturer, model, color, label, text }) => ({
    label,
    href: writeSelectorUrl(
      market,
      new URLSearchParams({
        type: TYPES[market].phone.value,
        manufacturer,
        model,
        color: `${model}-${color}`,
      }),
    ),
    text: text[market],
  }))
