// It is this import that makes Preact follow signals; the hook below has nothing left to do.
import '@preact/signals'

/** Stands for `@preact/signals-react/runtime` on Preact. */
export const useSignals = (): void => {}
