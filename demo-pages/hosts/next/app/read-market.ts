import { notFound } from 'next/navigation'

export function readMarket(text: string): 'cz' | 'ro' {
  if (text === 'cz' || text === 'ro') return text
  return notFound()
}
