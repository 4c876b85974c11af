import type { ReactNode } from 'react'
import 'ostrov/styles.css'
import { readMarket } from '../read-market.ts'

interface Props {
  children: ReactNode
  params: Promise<{ market: string }>
}

export default async function Layout({ children, params }: Props): Promise<ReactNode> {
  const market = readMarket((await params).market)
  return (
    <html lang={market === 'cz' ? 'cs' : 'ro'}>
      <body>{children}</body>
    </html>
  )
}
