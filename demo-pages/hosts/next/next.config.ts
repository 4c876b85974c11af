import type { NextConfig } from 'next'

const config: NextConfig = {
  // The packages stand in the project's own folder, two above.
  turbopack: { root: new URL('../../..', import.meta.url).pathname },
  // A Django shop's paths end so.
  trailingSlash: true,
  devIndicators: false,
  images: { unoptimized: true },
}

export default config
