import { CHOOSER_HTML, describeConfig, ROUTES, SALE_HTML } from './manifest.fixture.ts'
import { type Mistake, setParams, setRoutes } from './mistake.fixture.ts'

const { 'buyout-types': _, ...WITHOUT_TYPES } = ROUTES

/** Mistakes of the page as a whole. */
export const PAGE_MISTAKES: readonly Mistake[] = [
  { kind: 'doctype-missing', parts: { doctype: '' }, points: '\n<html', tells: /<!doctype html>/ },
  { kind: 'config-missing', parts: { config: '' }, points: '<div', tells: /ostrov-page/ },
  {
    kind: 'config-repeated',
    parts: { head: describeConfig() },
    points: '<script type="application/json" id="ostrov-page">',
    tells: /another element/,
  },
  {
    kind: 'config-element',
    parts: { config: describeConfig().replace('application/json', 'text/javascript') },
    points: 'type="text/javascript"',
    tells: /of the type "text\/javascript"/,
  },
  {
    kind: 'config-json',
    parts: { config: '<script type="application/json" id="ostrov-page">{"market":"cz",}</script>' },
    points: '}</script>',
    tells: /expected a key in double quotes/,
  },
  {
    kind: 'config-value',
    parts: { config: describeConfig({ wireDate: 'YYYY/MM/DD' }) },
    points: '"wireDate"',
    tells: /wireDate is "YYYY\/MM\/DD", expected/,
  },
  {
    kind: 'config-key',
    parts: { config: describeConfig({ defaultcountry: '56' }) },
    points: '"defaultcountry"',
    tells: /Did you mean "defaultCountry"/,
  },
  {
    kind: 'config-key-missing',
    parts: { body: CHOOSER_HTML + SALE_HTML },
    points: '{"market"',
    tells: /no "defaultCountry", which sale can’t do without.*id of the shop’s own country.*country-options/,
  },
  {
    kind: 'config-key-missing',
    parts: { config: describeConfig({ defaultCountry: '' }), body: CHOOSER_HTML + SALE_HTML },
    points: '"defaultCountry"',
    tells: /"defaultCountry" is empty, and sale can’t do without it/,
  },
  {
    kind: 'json-repeated-key',
    parts: setParams('{"count":1,"count":2}'),
    points: '"count":2',
    tells: /"count" twice/,
  },
  {
    kind: 'json-refused-key',
    parts: setParams('{"__proto__":{}}'),
    points: '"__proto__"',
    tells: /"__proto__"/,
  },
  {
    kind: 'language-wrong',
    parts: { html: '<html lang="ro">' },
    points: 'lang="ro"',
    tells: /speaks "cs"/,
  },
  {
    kind: 'route-missing',
    parts: { config: describeConfig({ routes: WITHOUT_TYPES }) },
    points: '"routes"',
    tells: /no "buyout-types", which chooser may ask/,
  },
  {
    kind: 'route-name',
    parts: setRoutes({ 'buyout-tipes': '/cz/vykup/api/types/' }),
    points: '"buyout-tipes"',
    tells: /Did you mean "buyout-types"/,
  },
  {
    kind: 'route-path',
    parts: setRoutes({ 'buyout-types': 'https://other.example/types/' }),
    points: '"buyout-types"',
    tells: /expected a path of this site/,
  },
  {
    kind: 'route-arguments',
    parts: setRoutes({ 'buyout-models': '/cz/vykup/api/{type}/models/' }),
    points: '"buyout-models"',
    tells: /lacks \{manufacturer\}/,
  },
  {
    kind: 'route-slash',
    parts: setRoutes({ 'send-buyout-to-email': '/cz/vykup/api/send-to-email' }),
    points: '"send-buyout-to-email"',
    tells: /without a slash/,
  },
  {
    kind: 'route-market',
    parts: setRoutes({ 'buyout-types': '/ro/vanzare/api/types/' }),
    points: '"buyout-types"',
    tells: /market "cz"/,
  },
  {
    kind: 'id-repeated',
    parts: { body: `<p id="a">1</p>${CHOOSER_HTML}<p id="a">2</p>` },
    points: 'id="a">2',
    tells: /"a"/,
  },
  {
    kind: 'name-clobbers',
    parts: { body: `${CHOOSER_HTML}<img alt="" name="querySelector">` },
    points: 'name="querySelector"',
    tells: /document\.querySelector/,
  },
  {
    kind: 'inline-handler',
    parts: { body: CHOOSER_HTML.replace('<p>', '<p onclick="go()">') },
    points: 'onclick=',
    tells: /inline handler onclick/,
  },
  {
    kind: 'script-address',
    parts: { body: `${CHOOSER_HTML}<a href="java\nscript:go()">Go</a>` },
    points: 'href=',
    tells: /javascript:/,
  },
]
