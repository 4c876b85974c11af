// Stand for a browser's own in the package, whose loader is also imported where a React server renders.
export const HTMLFormElement = globalThis.HTMLFormElement ?? class {}
export const IntersectionObserver = globalThis.IntersectionObserver ?? class {}
export const window = globalThis.window ?? globalThis
