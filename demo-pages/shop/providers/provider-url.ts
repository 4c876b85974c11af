/** Where a double's file is; how it is to behave stands in the URL. */
export const writeProviderUrl = (origin: string, file: string, manner: string | undefined): string =>
  `${origin}/providers/${file}${manner ? `?as=${manner}` : ''}`
