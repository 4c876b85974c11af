import type { Plugin } from 'vite'

/**
 * Lets the browser of a test run keep the modules it was sent, as it keeps dependencies: each file of tests has a frame of
 * its own, which would ask for all of them again. While files are watched they are asked for, as ever.
 */
export const cachedModulesPlugin = (): Plugin => ({
  name: 'ostrov-cached-modules',
  configureServer({ config: { server } }) {
    if (server.watch === null)
      server.headers = { ...server.headers, 'Cache-Control': 'max-age=31536000, immutable' }
  },
})
