import { escapeJson } from './escape-json.ts'

/** Has the browser run no module of the build whose bytes are others, whoever imports it; empty for a build without. */
export const writeImportMap = (
  integrity: Readonly<Record<string, string>> | undefined,
  baseUrl: string,
): string =>
  integrity
    ? escapeJson({
        integrity: Object.fromEntries(
          Object.entries(integrity).map(([file, hash]) => [baseUrl + file, hash]),
        ),
      })
    : ''
