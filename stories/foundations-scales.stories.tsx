import type { Meta } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import { expect } from 'storybook/test'
import { listOthers, listTokens } from '../.storybook/docs/tokens.ts'

/** All of `tokens.css` that is no colour. What a page sets otherwise is seen here at once. */
export default {
  title: 'Foundations/Type, space, depth and motion',
  globals: { language: 'en' },
  parameters: { controls: { disable: true } },
} satisfies Meta

/** What shows each group, one sample of each of its tokens. */
const GROUPS: Readonly<Record<string, { title: string; show: (token: string) => ReactNode }>> = {
  font: {
    title: 'Type',
    show: token => <span style={{ fontSize: `var(--ostrov-${token})` }}>Sell it for 12,000 Kč</span>,
  },
  weight: {
    title: 'Weight',
    show: token => <span style={{ fontWeight: `var(--ostrov-${token})` }}>We pay today</span>,
  },
  space: { title: 'Space', show: token => <Bar style={{ inlineSize: `var(--ostrov-${token})` }} /> },
  radius: {
    title: 'Corners',
    show: token => <span className="tokens-box" style={{ borderRadius: `var(--ostrov-${token})` }} />,
  },
  shadow: {
    title: 'Depth: lies on the page, stands out of it, covers it',
    show: token => <span className="tokens-box" style={{ boxShadow: `var(--ostrov-${token})` }} />,
  },
  target: {
    title: 'Least height of what is pressed',
    show: token => <Bar style={{ blockSize: `var(--ostrov-${token})`, inlineSize: '8rem' }} />,
  },
  quick: { title: 'Motion of what answers a press', show: token => <Mover token={token} /> },
  slow: { title: 'Motion of what comes and goes', show: token => <Mover token={token} /> },
}

const Bar = ({ style }: { style: CSSProperties }): ReactNode => <span className="tokens-bar" style={style} />

/** Goes to and fro in the token's time while it is pointed at; none for visitors who want less motion. */
const Mover = ({ token }: { token: string }): ReactNode => (
  <span className="tokens-mover" style={{ '--time': `var(--ostrov-${token})` } as CSSProperties} />
)

export const AllScales = {
  render: () => (
    <div className="tokens">
      {Object.entries(GROUPS).map(([group, { title, show }]) => (
        <section key={group} className="tokens-group">
          <h2>{title}</h2>
          <dl className="tokens-rows">
            {listTokens(group).map(({ name, value }) => {
              const token = name === group ? group : `${group}-${name}`
              return (
                <div key={token} data-token={token}>
                  <dt>
                    <code>{token}</code> <small>{value}</small>
                  </dt>
                  <dd>{show(token)}</dd>
                </div>
              )
            })}
          </dl>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(listOthers(['color', ...Object.keys(GROUPS)]), 'tokens that nothing shows').toEqual([])
    const sizes = [...canvasElement.querySelectorAll('[data-token^="font-size"] span')].map(sample =>
      Number.parseFloat(getComputedStyle(sample).fontSize),
    )
    await expect(sizes.length).toBeGreaterThan(3)
    await expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  },
}
