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

/** Within a tight list code would be read as part of its sentence, with the name of its language: an empty line parts them. */
export const partCode = (markdown: string): string => markdown.replaceAll(/(?<=\S)\n(?= +```\w)/g, '\n\n')

/** A document whose links to others lead to their pages, and so do names of pages of the kit and parts of the introduction; what is no page is told by its path. */
export const linkGuides = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]+)\]\(([\w-]+\.\w+)(#[\w-]+)?\)/g, (_, text: string, file: string, place = '') =>
      GUIDES[file] ? `[${text}](?path=/docs/${GUIDES[file]}${place})` : `\`docs/${file}\``,
    )
    .replaceAll(
      /\*(Introduction): ([\w ]+)\*/g,
      (_, page: string, part: string) =>
        `[${page}: ${part}](?path=/docs/introduction--docs#${part.toLowerCase().replaceAll(' ', '-')})`,
    )
    .replaceAll(
      /\*Kit\/([\w ]+)\*/g,
      (_, name: string) => `[${name}](?path=/docs/kit-${name.toLowerCase().replaceAll(' ', '-')}--docs)`,
    )
