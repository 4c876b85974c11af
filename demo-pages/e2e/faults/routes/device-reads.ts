import type { Page } from '@playwright/test'
import { BuybackPage } from '#e2e/models/buyback-page.ts'
import { GALAXY_S24 } from '#e2e/models/devices.ts'
import type { MarketCode } from '#e2e/models/market-texts.ts'
import { ServicePage } from '#e2e/models/service-page.ts'
import type { Call, ReadCall } from '../call.ts'

const CHOICE = { value: 'x', label: 'X', image: null, image_alt: null }
const CHOICES = [{ results: [] }, [{ label: 'Galaxy' }], [CHOICE, { ...CHOICE, label: 5 }]]
const PAGES = { 'buyback-selector': BuybackPage, 'service-selector': ServicePage } as const

type Selector = keyof typeof PAGES
type SelectorPage<S extends Selector> = InstanceType<(typeof PAGES)[S]>
type Steps<S extends Selector> = (shop: SelectorPage<S>) => Promise<void>

/** One list of a selector: on the way to it and the choice that has it asked for, and another choice that could be made. */
function list<S extends Selector>(
  island: S,
  [route, market]: [Call['route'], MarketCode],
  step: 'type' | 'manufacturer' | 'model' | 'color',
  [reach, choose]: [Steps<S>, Steps<S>?],
  rival?: { choose: Steps<S>; texts: readonly [string, string] },
): ReadCall {
  const on = (page: Page) => new PAGES[island](page, market) as SelectorPage<S>
  return {
    route,
    market,
    island,
    shapes: CHOICES,
    isList: true,
    // Its address names a device that is chosen, and no list on the way to one.
    ...(island === 'service-selector' && { unfit: ['F24-L'] }),
    async open({ page }) {
      await reach(on(page))
      await choose?.(on(page))
    },
    shown: page => on(page).list(step),
    ...(rival && {
      rivals: {
        texts: rival.texts,
        async ask({ page }, which) {
          if (which === 0) await reach(on(page))
          await (which ? choose : rival.choose)?.(on(page))
        },
      },
    }),
  }
}

const { manufacturer, model } = GALAXY_S24
const IPHONE = 'iPhone 13 128 GB'

async function chooseApple(shop: ServicePage): Promise<void> {
  await shop.open()
  await shop.choose('type', shop.texts.type)
  await shop.choose('manufacturer', 'Apple')
}

/** The lists by which a device is chosen. */
export const DEVICE_READS: readonly ReadCall[] = [
  list('buyback-selector', ['buyout-types', 'cz'], 'type', [shop => shop.open()]),
  list(
    'buyback-selector',
    ['buyout-manufacturers', 'ro'],
    'manufacturer',
    [shop => shop.open(), shop => shop.choose('type', shop.texts.tablets)],
    { choose: shop => shop.choose('type', shop.texts.phones), texts: ['Motorola', 'Apple'] },
  ),
  list(
    'buyback-selector',
    ['buyout-models', 'cz'],
    'model',
    [shop => shop.openAt('type'), shop => shop.choose('manufacturer', manufacturer.label)],
    { choose: shop => shop.choose('manufacturer', 'Google'), texts: ['Pixel 9', 'Galaxy S24'] },
  ),
  list('buyback-selector', ['buyout-colors', 'ro'], 'color', [
    shop => shop.openAt('manufacturer'),
    shop => shop.choose('model', model.label),
  ]),
  list('service-selector', ['service-types', 'cz'], 'type', [shop => shop.open()]),
  list('service-selector', ['service-manufacturers', 'ro'], 'manufacturer', [
    shop => shop.open(),
    shop => shop.choose('type', shop.texts.type),
  ]),
  list(
    'service-selector',
    ['service-models', 'cz'],
    'model',
    [
      async shop => {
        await shop.open()
        await shop.choose('type', shop.texts.type)
      },
      shop => shop.choose('manufacturer', 'Apple'),
    ],
    { choose: shop => shop.choose('manufacturer', 'Samsung'), texts: ['Galaxy S24', 'iPhone 13'] },
  ),
  list('service-selector', ['service-colors', 'ro'], 'color', [
    chooseApple,
    shop => shop.choose('model', IPHONE),
  ]),
]
