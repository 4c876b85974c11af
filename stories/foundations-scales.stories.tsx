import type { Meta } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import { expect } from 'storybook/test'
import { TokenName } from '../.storybook/docs/token-name.tsx'
import { listOthers, listTokens } from '../.storybook/docs/tokens.ts'

/** All tokens other than colours. If your page overrides one, you see it here. */
export default {
  title: 'Foundations/Type, space, depth and motion',
  globals: { language: 'en' },
  parameters: { controls: { disable: true } },
} satisfies Meta

/** What each group is for, and one sample of each of its tokens. */
const GROUPS: Readonly<Record<string, { title: string; use: string; show: (token: string) => ReactNode }>> = {
  font: {
    title: 'Type',
    use: 'The font is the page’s own unless set; heading sizes always come from these tokens.',
    show: token => <span style={{ fontSize: `var(--ostrov-${token})` }}>Sell it for 12,000 Kč</span>,
  },
  weight: {
    title: 'Weight',
    use: 'Font weight of emphasised text and headings.',
    show: token => <span style={{ fontWeight: `var(--ostrov-${token})` }}>We pay today</span>,
  },
  space: {
    title: 'Space',
    use: 'Padding, margins and gaps.',
    show: token => <Bar style={{ inlineSize: `var(--ostrov-${token})` }} />,
  },
  radius: {
    title: 'Corner radius',
    use: 'Boxes, buttons and inputs.',
    show: token => <span className="tokens-box" style={{ borderRadius: `var(--ostrov-${token})` }} />,
  },
  shadow: {
    title: 'Elevation',
    use: 'Shadows: small for cards, medium for popups and sticky bars, large for panels.',
    show: token => <span className="tokens-box" style={{ boxShadow: `var(--ostrov-${token})` }} />,
  },
  target: {
    title: 'Target size',
    use: 'Minimum height of buttons, links in lists and inputs.',
    show: token => <Bar style={{ blockSize: `var(--ostrov-${token})`, inlineSize: '8rem' }} />,
  },
  quick: {
    title: 'Transition, quick',
    use: 'Duration of the response to a press or hover; 0 for visitors who prefer reduced motion.',
    show: token => <Mover token={token} />,
  },
  slow: {
    title: 'Transition, slow',
    use: 'Duration of entering and leaving; 0 for visitors who prefer reduced motion.',
    show: token => <Mover token={token} />,
  },
}

const Bar = ({ style }: { style: CSSProperties }): ReactNode => <span className="tokens-bar" style={style} />

/** Goes to and fro in the token's time while it is pointed at; none for visitors who want less motion. */
const Mover = ({ token }: { token: string }): ReactNode => (
  <span className="tokens-mover" style={{ '--time': `var(--ostrov-${token})` } as CSSProperties} />
)

export const AllScales = {
  render: () => (
    <div className="tokens">
      {Object.entries(GROUPS).map(([group, { title, use, show }]) => (
        <section key={group} className="tokens-group">
          <h2>{title}</h2>
          <p>{use}</p>
          <dl className="tokens-rows">
            {listTokens(group).map(({ name, value }) => {
              const token = name === group ? group : `${group}-${name}`
              return (
                <div key={token} data-token={token}>
                  <dt>
                    <TokenName token={token} /> <small>{value}</small>
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
    const sizes = [...canvasElement.querySelectorAll('[data-token^="font-size"] dd span')].map(sample =>
      Number.parseFloat(getComputedStyle(sample).fontSize),
    )
    await expect(sizes.length).toBeGreaterThan(3)
    await expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  },
}
