/** The page of each document of `docs/` that Storybook shows, by its file. */
export const GUIDES: Readonly<Record<string, string>> = {
  'accessibility.md': 'guides-accessibility--docs',
  'adding-a-call.md': 'guides-adding-a-call--docs',
  'adding-a-widget.md': 'guides-adding-a-widget--docs',
  'api.md': 'guides-api--docs',
  'back-office.md': 'guides-back-office--docs',
  'checkout-server.md': 'guides-checkout-server--docs',
  'django.md': 'guides-django--docs',
  'editing-pages.md': 'guides-editing-pages--docs',
  'embedding.md': 'embedding--docs',
  'events-and-markers.md': 'guides-events-and-marks--docs',
  'new-market-or-language.md': 'guides-new-market-or-language--docs',
  'releases-and-delivery.md': 'guides-releases-and-delivery--docs',
  'security.md': 'guides-security--docs',
  'server-rendering.md': 'guides-server-rendering--docs',
  'testing-by-hand.md': 'guides-testing-by-hand--docs',
  'theming.md': 'foundations-theming--docs',
  'troubleshooting.md': 'guides-troubleshooting--docs',
}

/** A document whose links to others lead to their pages; what is no page is told by its path. */
export const linkGuides = (markdown: string): string =>
  markdown.replaceAll(
    /\[([^\]]+)\]\(([\w-]+\.\w+)(#[\w-]+)?\)/g,
    (_, text: string, file: string, place = '') =>
      GUIDES[file] ? `[${text}](?path=/docs/${GUIDES[file]}${place})` : `\`docs/${file}\``,
  )
