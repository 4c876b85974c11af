import type { ReactNode } from 'react'
import { useTheme } from 'storybook/theming'

/** A component as a visitor has it, in the theme of the page around it. */
export const LiveIsland = (): ReactNode => (
  <div className="docs-frame-place docs-live">
    <iframe
      className="docs-frame"
      title="Device and price, live"
      src={`iframe.html?id=buy-back-device-and-price--priced&viewMode=story&globals=language:en;theme:${useTheme().base}`}
    />
  </div>
)
