import type { FoundProduct } from '#core/api/service/service.ts'

/** Where a found device goes on: the selection of this page that is named by the editor. */
export interface Goal {
  /** Whether an island of this page shows that selection. */
  isShown: () => boolean
  /** Brings the device into it; throws FailureError, and then what was chosen stays. */
  bring: (product: FoundProduct) => Promise<void>
  /** Leads the visitor to it. */
  wishView: () => void
}

/** Each has the core of its own flow, which its selector on the page shares. */
export const GOALS = {
  async service(): Promise<Goal> {
    const { service } = await import('#core/service/service.ts')
    return {
      isShown: () => service.isShown.peek(),
      bring: product => service.findProduct(product),
      wishView: () => service.wishView(),
    }
  },
  async buyback(): Promise<Goal> {
    const { buyback } = await import('#core/buyback/buyback.ts')
    return {
      isShown: () => buyback.isShown.peek(),
      bring: ({ url }) => buyback.findDevice(url ?? ''),
      wishView: () => buyback.wishView(),
    }
  },
}
