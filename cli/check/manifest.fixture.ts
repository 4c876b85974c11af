import { createHash } from 'node:crypto'
import type { BuiltMarket, Component, InlineSheet, Manifest } from './manifest.ts'

const file = (name: string) => ({ file: name, integrity: `sha384-${name}` })

const sheet = (name: string): InlineSheet => {
  const text = `.${name}{}`
  return { file: name, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`, text }
}

/** The build of a market, whose files have its letter in their hashes. */
const makeMarket = (letter: string): BuiltMarket => ({
  loader: file(`loader-${letter}00001.js`),
  css: file(`ostrov-${letter}0000002.css`),
  shared: [file(`w-${letter}00003.js`), file(`m-${letter}00004.js`)],
  widgets: {
    chooser: {
      files: [file(`chooser-${letter}00005.js`), file(`c-${letter}00006.js`)],
      css: [sheet(`chooser-${letter}0000007.css`)],
    },
    review: { files: [file(`review-${letter}00008.js`)], css: [] },
    tabs: { files: [file(`tabs-${letter}00009.js`)], css: [] },
    sale: { files: [file(`sale-${letter}00010.js`)], css: [] },
  },
  integrity: { [`w-${letter}00003.js?retry=1`]: 'sha384-<x' },
})

const text = (en: string) => ({ en })

const CHOOSER: Component = {
  when: 'load',
  label: text('Chooser'),
  keepsContent: false,
  routes: ['active-user', 'buyout-models', 'buyout-types', 'send-buyout-to-email'],
  onlyFor: {},
  pageKeys: [],
  opens: [],
  params: {
    type: {
      kind: 'text',
      max: 10,
      default: '',
      isRequired: false,
      label: text('Type'),
      help: text('What to begin with.'),
    },
    count: {
      kind: 'integer',
      min: 1,
      max: 9,
      default: 3,
      isRequired: false,
      label: text('Count'),
      help: text('How many to show.'),
    },
    reviews: {
      kind: 'flag',
      default: false,
      isRequired: false,
      needs: { component: 'review', or: 'reviewUrl' },
      label: text('Reviews'),
      help: text('Whether to lead to them.'),
    },
    reviewUrl: {
      kind: 'text',
      default: '',
      isRequired: false,
      label: text('Page of reviews'),
      help: text('Where they are, if not on this page.'),
    },
    layout: {
      kind: 'choice',
      choices: ['grid', 'list'],
      default: 'grid',
      isRequired: false,
      label: text('Layout'),
      help: text('How they stand.'),
    },
  },
}

/**
 * A build of four components: one that asks the server, one with a required param, one that keeps its content, one
 * that can't do without a key of the page's configuration.
 */
export const MANIFEST: Manifest = {
  markets: { cz: makeMarket('c'), ro: makeMarket('r') },
  widgets: {
    chooser: CHOOSER,
    review: {
      when: 'interaction',
      label: text('Review'),
      keepsContent: false,
      routes: [],
      onlyFor: {},
      pageKeys: [],
      opens: [],
      params: {
        id: {
          kind: 'reference',
          isRequired: true,
          label: text('Buy-back'),
          help: text('Which one to show.'),
        },
      },
    },
    tabs: {
      when: 'load',
      label: text('Tabs'),
      keepsContent: true,
      routes: [],
      onlyFor: {},
      pageKeys: [],
      opens: [],
      params: {},
    },
    sale: {
      when: 'interaction',
      label: text('Sale'),
      keepsContent: false,
      routes: [],
      onlyFor: {},
      pageKeys: ['defaultCountry'],
      opens: [],
      params: {},
    },
  },
}

export interface PageParts {
  /** What stands before the page's `<html>`. */
  doctype?: string
  html?: string
  config?: string
  /** Instead of all files. */
  files?: string
  /** After them. */
  head?: string
  body?: string
}

export const ROUTES = {
  'active-user': '/cz/core/api/active-user/',
  'buyout-models': '/cz/vykup/api/{type}/{manufacturer}/models/',
  'buyout-types': '/cz/vykup/api/types/',
  'send-buyout-to-email': '/cz/vykup/api/send-to-email/',
}

export const link = (rel: string, name: string): string =>
  `<link rel="${rel}" href="/static/cz/${name}" integrity="sha384-${name}" crossorigin>`

export const CHOOSER_SHEET = sheet('chooser-c0000007.css')
export const STYLE = `<style data-ostrov="${CHOOSER_SHEET.file}">${CHOOSER_SHEET.text}</style>`

export const IMPORT_MAP = '{"integrity":{"/static/cz/w-c00003.js?retry=1":"sha384-\\u003cx"}}'
export const MAP_SCRIPT = `<script type="importmap">${IMPORT_MAP}</script>`

export const FILES = [
  MAP_SCRIPT,
  link('stylesheet', 'ostrov-c0000002.css'),
  STYLE,
  ...['w-c00003.js', 'm-c00004.js', 'chooser-c00005.js', 'c-c00006.js'].map(name =>
    link('modulepreload', name),
  ),
  '<script type="module" src="/static/cz/loader-c00001.js" integrity="sha384-loader-c00001.js" crossorigin></script>',
].join('\n')

export const CHOOSER_HTML = '<div data-component="chooser" data-component-pk="1"><p>Choose.</p></div>'

export const SALE_HTML = '<div data-component="sale" data-component-pk="2"><p>Sell.</p></div>'

export const describeConfig = (more: Record<string, unknown> = {}): string =>
  `<script type="application/json" id="ostrov-page">${JSON.stringify({ market: 'cz', routes: ROUTES, ...more })}</script>`

/** A page with nothing to mend, apart from the parts that are given. */
export const makePage = ({
  doctype = '<!doctype html>',
  html = '<html lang="cs">',
  config = describeConfig(),
  files = FILES,
  head = '',
  body = CHOOSER_HTML,
}: PageParts = {}): string => `${doctype}
${html}
<head>
<title>Page</title>
${config}
${files}
${head}
</head>
<body>
${body}
</body>
</html>
`
