/** The widgets by their names, each a chunk of its own; made by the build. */
declare module 'bench:widgets' {
  export const widgets: ReadonlyMap<string, () => Promise<{ View: import('./counter-view.ts').CounterView }>>
}

/** The same in one piece. */
declare module 'bench:views' {
  export const views: ReadonlyMap<string, import('./counter-view.ts').CounterView>
}

declare module '@11ty/is-land' {
  export class Island extends HTMLElement {
    static addInitType(name: string, init: (target: Element) => Promise<void>): void
  }
}

interface Window {
  /** Laid into each page before its scripts. */
  bench: import('../page-probe.ts').Probe
}
