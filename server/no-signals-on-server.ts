/** Stands for `@preact/signals-react/runtime` where a view is rendered once and follows nothing. */
export const useSignals = (): void => {}
