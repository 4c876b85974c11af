/** What every component reads of the page's configuration: its page says so once and in one line. */
export const SHARED_KEYS: readonly string[] = ['market', 'language', 'routes']
