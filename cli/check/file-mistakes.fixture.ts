import { CHOOSER_SHEET, FILES, link, MAP_SCRIPT, STYLE } from './manifest.fixture.ts'
import type { Mistake } from './mistake.fixture.ts'

/** Mistakes of the links to files. */
export const FILE_MISTAKES: readonly Mistake[] = [
  {
    kind: 'loader-missing',
    parts: { files: FILES.replace(/<script type="module.*/, '') },
    points: '<div',
    tells: /no loader.*loader-c00001\.js/s,
  },
  {
    kind: 'loader-repeated',
    parts: { head: FILES.slice(FILES.indexOf('<script type="module')) },
    points: '<script type="module"',
    tells: /includes the loader again/,
  },
  {
    kind: 'loader-module',
    parts: { files: FILES.replace('<script type="module"', '<script defer') },
    points: '<script defer',
    tells: /a classic one/,
  },
  {
    kind: 'loader-market',
    parts: { files: FILES.replaceAll('loader-c00001', 'loader-r00001') },
    points: 'src="/static/cz/loader-r00001.js"',
    tells: /of the market "ro", and the page is of "cz"/,
  },
  {
    kind: 'file-unknown',
    parts: { files: FILES.replaceAll('loader-c00001', 'loader-old001') },
    points: 'src="/static/cz/loader-old001.js"',
    tells: /Link "loader-c00001\.js"/,
  },
  {
    kind: 'file-market',
    parts: { files: FILES.replaceAll('m-c00004', 'm-r00004') },
    points: 'href="/static/cz/m-r00004.js"',
    tells: /of the market "ro"/,
  },
  {
    kind: 'integrity-missing',
    parts: { files: FILES.replace('integrity="sha384-loader-c00001.js" ', '') },
    points: '<script type="module"',
    tells: /Add integrity="sha384-loader-c00001\.js"/,
  },
  {
    kind: 'integrity-wrong',
    parts: { files: FILES.replace('"sha384-loader-c00001.js"', '"sha384-other"') },
    points: 'integrity="sha384-other"',
    tells: /not its own/,
  },
  {
    kind: 'import-map-missing',
    parts: { files: FILES.replace(MAP_SCRIPT, '') },
    points: '<script type="module"',
    tells: /has no import map.*before all modules/s,
  },
  {
    kind: 'import-map-missing',
    parts: { files: FILES.replace('w-c00003.js?retry=1', 'w-other1.js') },
    points: '<script type="importmap"',
    tells: /lacks modules of the build: w-c00003\.js\?retry=1\./,
  },
  {
    kind: 'import-map-missing',
    parts: { files: FILES.replace(MAP_SCRIPT, '<script type="importmap">{"imports":{}}</script>') },
    points: '<script type="importmap"',
    tells: /lacks modules/,
  },
  {
    kind: 'import-map-wrong',
    parts: { files: FILES.replace('sha384-\\u003cx', 'sha384-old') },
    points: '<script type="importmap"',
    tells: /not the build’s: w-c00003\.js\?retry=1\./,
  },
  {
    kind: 'import-map-late',
    parts: { files: FILES.replace(MAP_SCRIPT, ''), head: MAP_SCRIPT },
    points: '<script type="importmap"',
    tells: /after the first module/,
  },
  {
    kind: 'crossorigin-missing',
    parts: {
      files: FILES.replace('href="/static', 'href="https://cdn.example/static').replace(' crossorigin', ''),
    },
    points: '<link',
    tells: /from another site/,
  },
  {
    kind: 'stylesheet-missing',
    parts: { files: FILES.replace(link('stylesheet', 'ostrov-c0000002.css'), '') },
    points: '<div',
    tells: /does not link "ostrov-c0000002\.css"/,
  },
  {
    kind: 'style-late',
    parts: { files: FILES.replace(STYLE, '') },
    points: '<div',
    tells: /no styles of "chooser".*<style data-ostrov="chooser-c0000007\.css">/,
  },
  {
    kind: 'style-linked',
    parts: {
      files: FILES.replace(
        STYLE,
        `<link rel="stylesheet" href="/static/cz/${CHOOSER_SHEET.file}" integrity="${CHOOSER_SHEET.integrity}" crossorigin>`,
      ),
    },
    points: '<link rel="stylesheet" href="/static/cz/chooser',
    tells: /links "chooser-c0000007\.css".*<style/,
  },
  {
    kind: 'style-changed',
    parts: { files: FILES.replace(STYLE, STYLE.replace('</', '\n</')) },
    points: '<style',
    tells: /"chooser-c0000007\.css" is not that of the build/,
  },
  {
    kind: 'file-unknown',
    parts: { files: FILES.replace('data-ostrov="chooser-c0000007', 'data-ostrov="chooser-old00007') },
    points: '<style',
    tells: /"chooser-old00007\.css" is not a stylesheet of the build/,
  },
  {
    kind: 'preload-missing',
    parts: { files: FILES.replace(link('modulepreload', 'c-c00006.js'), '') },
    points: '<div',
    tells: /"chooser" wakes with: c-c00006\.js/,
  },
  {
    kind: 'preload-unused',
    parts: { head: link('modulepreload', 'review-c00008.js') },
    points: '<link rel="modulepreload" href="/static/cz/review',
    tells: /none of its components needs/,
  },
]
