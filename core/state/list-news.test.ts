import { signal } from '@preact/signals-core'
import { expect, test, vi } from 'vitest'
import { createListNews } from './list-news.ts'
import { createLocalList } from './local-list.ts'

function begin({ count = 3, isSeen = () => true }: { count?: number; isSeen?: () => boolean } = {}) {
  const list = createLocalList({ rows: [1, 2, 3], read: row => row, searchIn: String })
  const fetchedAt = signal(0)
  const readPage = vi.fn(async () => ({ count, results: [] }))
  const asked = { ...list, fetchedAt, readPage }
  return { news: createListNews(asked, isSeen, 1000), readPage, fetchedAt, list }
}

test('rows that came since are counted, until the list is read again', async () => {
  const { news, fetchedAt } = begin({ count: 7 })
  const stop = news.mount()
  await news.ask()
  expect(news.fresh.value).toBe(4)
  fetchedAt.value = 1
  expect(news.fresh.value).toBe(0)
  stop()
})

test('fewer rows are no news, and what fails is none either', async () => {
  const { news, readPage } = begin({ count: 1 })
  await news.ask()
  expect(news.fresh.value).toBe(0)
  readPage.mockRejectedValueOnce(new Error('offline'))
  await news.ask()
  expect(news.fresh.value).toBe(0)
})

test('a page that nobody looks at asks nothing, and one that went away stops asking', async () => {
  vi.useFakeTimers()
  try {
    let isSeen = false
    const { news, readPage } = begin({ isSeen: () => isSeen })
    const stop = news.mount()
    await vi.advanceTimersByTimeAsync(1000)
    expect(readPage).not.toHaveBeenCalled()
    isSeen = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(readPage).toHaveBeenCalledTimes(1)
    stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(readPage).toHaveBeenCalledTimes(1)
  } finally {
    vi.useRealTimers()
  }
})

test('an answer to other filters than those of now is no news', async () => {
  const { news, readPage, list } = begin({ count: 9 })
  readPage.mockImplementationOnce(async () => {
    list.setSearch('1')
    return { count: 9, results: [] }
  })
  await news.ask()
  expect(news.fresh.value).toBe(0)
})
