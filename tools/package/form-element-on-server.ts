/** Stands for the browser's own in the package, whose loader is also imported where a React server renders. */
export const HTMLFormElement = globalThis.HTMLFormElement ?? class {}
