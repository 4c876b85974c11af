import type { Meta } from '@storybook/react-vite'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { TokenName } from '../.storybook/docs/token-name.tsx'
import { listTokens, measureContrast, pickScheme, ROLES } from '../.storybook/docs/tokens.ts'

/** Every colour of `tokens.css`, light and dark, and how much it stands out of each ground that it is used on. */
export default {
  title: 'Foundations/Colours',
  globals: { language: 'en' },
  parameters: { controls: { disable: true } },
} satisfies Meta

const COLOURS = listTokens('color')

/** Which colour stands on which ground, with the least contrast that WCAG 2.2 AA asks of it. */
const PAIRS: readonly [colour: string, grounds: readonly string[], least: number][] = [
  ['text', ['surface', 'raised', 'hover', 'accent-soft', 'info-soft'], 4.5],
  ['muted', ['surface', 'raised', 'accent-soft'], 4.5],
  ['accent', ['surface', 'raised', 'accent-soft'], 4.5],
  ['accent-strong', ['surface', 'raised', 'accent-soft'], 4.5],
  ['on-accent', ['accent', 'accent-strong'], 4.5],
  ['danger', ['surface', 'danger-soft'], 4.5],
  ['warning', ['surface', 'warning-soft'], 4.5],
  ['success', ['surface', 'success-soft'], 4.5],
  ['control', ['surface', 'raised'], 3],
  ['focus', ['surface', 'raised'], 3],
]

const paint = (name: string): string => `var(--ostrov-color-${name})`

const Swatches = ({ scheme }: { scheme: 'light' | 'dark' }): ReactNode => (
  <section className="tokens-scheme" style={{ colorScheme: scheme }}>
    <h2>{scheme === 'light' ? 'Light' : 'Dark'}</h2>
    <ul className="tokens-swatches">
      {COLOURS.map(({ name, value }) => (
        <li key={name}>
          <span className="tokens-swatch" style={{ backgroundColor: paint(name) }} />
          <span>
            <TokenName token={`color-${name}`} />
            <small>{ROLES[name]}</small>
            <small>{pickScheme(value, scheme)}</small>
          </span>
        </li>
      ))}
    </ul>
    <h3>Contrast</h3>
    <ul className="tokens-pairs">
      {PAIRS.flatMap(([colour, grounds, least]) =>
        grounds.map(ground => <Pair key={colour + ground} colour={colour} ground={ground} least={least} />),
      )}
    </ul>
  </section>
)

function Pair({ colour, ground, least }: { colour: string; ground: string; least: number }): ReactNode {
  const sample = useRef<HTMLLIElement>(null)
  const [contrast, setContrast] = useState(0)
  useEffect(() => {
    if (sample.current) setContrast(measureContrast(sample.current))
  }, [])
  return (
    <li
      ref={sample}
      data-contrast={contrast}
      data-least={least}
      style={{ color: paint(colour), backgroundColor: paint(ground) }}
    >
      {least < 4.5 ? <span aria-hidden="true" className="tokens-edge" /> : <span>{colour}</span>}
      <span style={least < 4.5 ? { color: paint('text') } : {}}>
        {least < 4.5 && `${colour} `}on {ground} {contrast.toFixed(1)}
      </span>
    </li>
  )
}

export const AllColours = {
  render: () => (
    <div className="tokens-schemes">
      <Swatches scheme="light" />
      <Swatches scheme="dark" />
    </div>
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(COLOURS.map(({ name }) => name).sort()).toEqual(Object.keys(ROLES).sort())
    const pairs = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-contrast]')]
    await waitFor(() => expect(pairs().every(pair => Number(pair.dataset.contrast) > 1)).toBe(true))
    const faint = pairs().filter(({ dataset }) => Number(dataset.contrast) < Number(dataset.least))
    await expect(faint.map(pair => pair.textContent)).toEqual([])
    const [accent] = within(canvasElement).getAllByRole('button', { name: '--ostrov-color-accent' })
    if (!accent) throw new Error('The accent is not told by its whole name.')
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => copied.push(text) },
    })
    await userEvent.click(accent)
    Reflect.deleteProperty(navigator, 'clipboard')
    await expect(copied).toEqual(['--ostrov-color-accent'])
    await within(accent).findByText('Copied')
    accent.blur()
  },
}
