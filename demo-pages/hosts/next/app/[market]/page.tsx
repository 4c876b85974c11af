import { OstrovPage } from 'ostrov/react'
import { BuybackSelector } from 'ostrov/widgets/buyback-selector'
import { CartBadge } from 'ostrov/widgets/cart-badge'
import { type ReactNode, Suspense } from 'react'
import { readMarket } from '../read-market.ts'
import { Price } from './price.tsx'

interface Props {
  params: Promise<{ market: string }>
  /** How long the selector waits for a slow database, in milliseconds. */
  searchParams: Promise<{ wait?: string }>
}

const BUYBACK = { cz: '/cz/vykup/api', ro: '/ro/vanzare/api' }

const listRoutes = (market: 'cz' | 'ro'): Record<string, string> => ({
  'cart-count': `/${market}/core/cart/count/`,
  'buyout-types': `${BUYBACK[market]}/types/`,
  'buyout-manufacturers': `${BUYBACK[market]}/{type}/manufacturers/`,
  'buyout-models': `${BUYBACK[market]}/{type}/{manufacturer}/models/`,
  'buyout-colors': `${BUYBACK[market]}/models/{model}/colors/`,
  'buyout-appraisal': `${BUYBACK[market]}/colors/{color}/appraisal/`,
  'buyout-selector-data': `${BUYBACK[market]}/selector/`,
  'buyout-selector-url': `${BUYBACK[market]}/url/`,
})

async function Late({ wait, children }: { wait: number; children: ReactNode }): Promise<ReactNode> {
  await new Promise(done => setTimeout(done, wait))
  return children
}

/** A component of the server with components of Ostrov in it, one of which is streamed when it can be. */
export default async function Page({ params, searchParams }: Props): Promise<ReactNode> {
  const market = readMarket((await params).market)
  const wait = Number((await searchParams).wait ?? 0)
  return (
    <OstrovPage market={market} routes={listRoutes(market)}>
      <header>
        <CartBadge href={`/${market}/`} />
      </header>
      <Suspense fallback={<p>…</p>}>
        <Late wait={wait}>
          <main>
            <BuybackSelector sellOnline={false} sendPrice={false} />
          </main>
          <Price />
        </Late>
      </Suspense>
    </OstrovPage>
  )
}
