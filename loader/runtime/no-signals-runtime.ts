// On Preact the tracking of signals is switched on by this import alone.
import '@preact/signals'

/** Stands for `@preact/signals-react/runtime` on Preact, which then tracks signals by itself. */
export const useSignals = (): void => {}
