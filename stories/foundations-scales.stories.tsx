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
    use: 'What stands out of a text.',
    show: token => <span style={{ fontWeight: `var(--ostrov-${token})` }}>We pay today</span>,
  },
  space: {
    title: 'Space',
    use: 'All distances.',
    show: token => <Bar style={{ inlineSize: `var(--ostrov-${token})` }} />,
  },
  radius: {
    title: 'Corners',
    use: 'The corners of boxes, buttons and inputs.',
    show: token => <span className="tokens-box" style={{ borderRadius: `var(--ostrov-${token})` }} />,
  },
  shadow: {
    title: 'Depth: lies on the page, stands out of it, covers it',
    use: 'Small, medium and large elevation.',
    show: token => <span className="tokens-box" style={{ boxShadow: `var(--ostrov-${token})` }} />,
  },
  target: {
    title: 'Least height of what is pressed',
    use: 'The minimum height of anything that can be pressed.',
    show: token => <Bar style={{ blockSize: `var(--ostrov-${token})`, inlineSize: '8rem' }} />,
  },
  quick: {
    title: 'Motion of what answers a press',
    use: 'Duration of transitions; 0 for visitors who prefer reduced motion.',
    show: token => <Mover token={token} />,
  },
  slow: {
    title: 'Motion of what comes and goes',
    use: 'Duration of transitions; 0 for visitors who prefer reduced motion.',
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
