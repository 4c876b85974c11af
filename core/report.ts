/** Where faults that a visitor need not see are told: the console of the page's developer. */
export type Reporter = (message: string, cause?: unknown) => void

let reporter: Reporter = (message, cause) =>
  console.error(`Ostrov: ${message}`, ...(cause === undefined ? [] : [cause]))

/** Sends reports elsewhere than to the console; the last one set takes them all. */
export function setReporter(next: Reporter): void {
  reporter = next
}

/** Tells a fault; `message` and `cause` must carry no value that a visitor typed. */
export function report(message: string, cause?: unknown): void {
  reporter(message, cause)
}
