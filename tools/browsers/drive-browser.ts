import { type PlaywrightProviderOptions, playwright } from '@vitest/browser-playwright'
import type { Frame, Page } from 'playwright'
import type { BrowserProviderOption } from 'vitest/node'

/**
 * Vitest's own provider, but the frame of the tests is found by its element, not by its name: of a Firefox
 * that people use, Playwright may hear the name of a frame too late and then never tells it.
 */
export function driveBrowser(options: PlaywrightProviderOptions): BrowserProviderOption {
  const provider = playwright(options)
  return {
    ...provider,
    providerFactory(project) {
      const made = provider.providerFactory(project)
      const getContext = made.getCommandsContext.bind(made)
      made.getCommandsContext = sessionId => {
        const context = getContext(sessionId) as { page: Page }
        return { ...context, frame: () => findFrame(context.page) }
      }
      return made
    },
  }
}

async function findFrame(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe[data-vitest]', { state: 'attached' })
  const frame = await element.contentFrame()
  await element.dispose()
  if (!frame) throw new Error('The frame of the tests is gone from the page: it was closed while a test ran.')
  return frame
}
