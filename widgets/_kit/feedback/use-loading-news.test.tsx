import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { hear } from '#testing/hear.ts'
import { describePage } from '#testing/story-page.ts'
import { until } from '#testing/until.ts'
import { openLiveRegion } from './announce.ts'
import { useLoadingNews } from './use-loading-news.ts'

function Makers({ isLoading, hasCome = false }: { isLoading: boolean; hasCome?: boolean }) {
  useLoadingNews('Výrobce', isLoading, hasCome)
  return null
}

beforeEach(() => configurePage(describePage('cz', 'cs')))

test('who waits is told so, and that it has come', async () => {
  openLiveRegion()
  const heard = hear()
  const { rerender } = render(<Makers isLoading={true} />)
  await until(() => expect(heard).toEqual(['Načítá se: Výrobce']))
  rerender(<Makers isLoading={false} hasCome={true} />)
  await until(() => expect(heard).toHaveLength(2))
  expect(heard[1]).toContain('Výrobce')
})

test('of what failed nobody hears any more that it is loading', async () => {
  const region = openLiveRegion()
  const { rerender } = render(<Makers isLoading={true} />)
  await until(() => expect(region).toHaveTextContent('Načítá se: Výrobce'))
  rerender(<Makers isLoading={false} />)
  expect(region).toBeEmptyDOMElement()
})
