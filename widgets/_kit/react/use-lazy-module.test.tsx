import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { until } from '#testing/until.ts'
import { useLazyModule } from './use-lazy-module.ts'

function Island({ load, isWanted = true }: { load: () => Promise<{ text: string }>; isWanted?: boolean }) {
  const { part, isMissing, retry } = useLazyModule(load, isWanted)
  return (
    <>
      <p>Ostrov</p>
      <p>{part?.text}</p>
      {isMissing && (
        <button type="button" onClick={retry}>
          Znovu
        </button>
      )}
    </>
  )
}

test('a part that does not come leaves the island alone, and may be asked for again', async () => {
  let tries = 0
  render(
    <Island
      load={() => (++tries === 1 ? Promise.reject(new Error('404')) : Promise.resolve({ text: 'Formulář' }))}
    />,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Znovu' }))
  expect(await screen.findByText('Formulář')).toBeVisible()
  expect(screen.getByText('Ostrov')).toBeVisible()
})

test('a part that did not come is asked for again when the network is back', async () => {
  let tries = 0
  render(
    <Island
      load={() => (++tries === 1 ? Promise.reject(new Error('404')) : Promise.resolve({ text: 'Formulář' }))}
    />,
  )
  await screen.findByRole('button', { name: 'Znovu' })
  await until(() => {
    window.dispatchEvent(new Event('online'))
    expect(tries).toBe(2)
  })
  expect(await screen.findByText('Formulář')).toBeVisible()
  await until(() => {
    const before = tries
    window.dispatchEvent(new Event('online'))
    expect(tries, 'what is there is not asked for').toBe(before)
  })
})

test('a part that came before is there at once', async () => {
  let tries = 0
  const load = async () => {
    tries++
    return { text: 'Formulář' }
  }
  const { unmount } = render(<Island load={load} />)
  await screen.findByText('Formulář')
  unmount()
  render(<Island load={load} />)
  expect(screen.getByText('Formulář')).toBeVisible()
  expect(tries).toBe(1)
})

test('a part that is not wanted is not loaded', async () => {
  let tries = 0
  const load = async () => {
    tries++
    return { text: 'Formulář' }
  }
  const { rerender } = render(<Island load={load} isWanted={false} />)
  await new Promise(done => setTimeout(done, 100))
  expect(tries).toBe(0)
  rerender(<Island load={load} />)
  expect(await screen.findByText('Formulář')).toBeVisible()
})

test('where another part is wanted in the same place, the former does not stand for it', async () => {
  const [first, second] = ['Katalog', 'Kontrola'].map(text => () => Promise.resolve({ text }))
  if (!first || !second) throw new Error('two parts')
  const { rerender } = render(<Island load={first} />)
  expect(await screen.findByText('Katalog')).toBeVisible()
  rerender(<Island load={second} />)
  expect(screen.queryByText('Katalog')).toBeNull()
  expect(await screen.findByText('Kontrola')).toBeVisible()
  rerender(<Island load={first} />)
  expect(screen.getByText('Katalog')).toBeVisible()
})
