import { CHOOSER_HTML } from './manifest.fixture.ts'
import { type Mistake, makeIsland, setParams } from './mistake.fixture.ts'

/** Mistakes of placeholders and their params. */
export const PARAM_MISTAKES: readonly Mistake[] = [
  {
    kind: 'component-unknown',
    parts: { body: CHOOSER_HTML.replace('chooser', 'choser') },
    points: 'data-component=',
    tells: /Did you mean "chooser"/,
  },
  {
    kind: 'component-empty',
    parts: { body: `${CHOOSER_HTML}<div data-component="">Text</div>` },
    points: 'data-component=""',
    tells: /names no component/,
  },
  {
    kind: 'pk-repeated',
    parts: { body: CHOOSER_HTML + CHOOSER_HTML.replace('Choose.', 'Again.') },
    points: 'data-component-pk="1"><p>Again.',
    tells: /also that of chooser/,
  },
  {
    kind: 'component-alone',
    parts: setParams('[{"name":"reviews","value":"true","type":"flag"}]'),
    points: '<div data-component="chooser"',
    tells: /needs a component "review".*Add "review", set "reviewUrl", or turn "reviews" off/,
  },
  {
    kind: 'when-wrong',
    parts: { body: makeIsland('', ' data-when="visibel"') },
    points: 'data-when="visibel"',
    tells: /Did you mean "visible"/,
  },
  ...['max-width 600px', '(max-width 600px)', 'screen and (max-width 600px)'].map(
    (query): Mistake => ({
      kind: 'when-wrong',
      parts: { body: makeIsland('', ` data-when="media(${query})"`) },
      points: 'data-when="media(',
      tells: /such as media\(min-width: 600px\)/,
    }),
  ),
  {
    kind: 'attribute-unknown',
    parts: { body: makeIsland('', ' data-wen="visible"') },
    points: 'data-wen',
    tells: /Did you mean "data-when"/,
  },
  {
    kind: 'attribute-unknown',
    parts: { body: makeIsland('', ' data-props="{}"') },
    points: 'data-props',
    tells: /Did you mean "data-params"/,
  },
  {
    kind: 'param-type',
    parts: setParams('[{"name":"type","value":"a","type":"strng"}]'),
    points: '"type":"strng"',
    tells: /Did you mean "string"/,
  },
  {
    kind: 'fallback-missing',
    parts: { body: CHOOSER_HTML.replace('<p>Choose.</p>', ' ') },
    points: '<div',
    tells: /nothing that a visitor could see/,
  },
  {
    kind: 'placeholder-nested',
    parts: { body: makeIsland('<div data-component="chooser">Inner</div>') },
    points: '<div data-component="chooser">Inner',
    tells: /in another "chooser"/,
  },
  {
    kind: 'placeholder-moved',
    parts: { body: `<p>${CHOOSER_HTML}</p>` },
    points: '<div',
    tells: /written in a <p>, where no <div>/,
  },
  {
    kind: 'placeholder-unclosed',
    parts: { body: `${CHOOSER_HTML}<div data-component="tabs" data-when="interaction" /><p>Rest.</p>` },
    points: '<div data-component="tabs"',
    tells: /never closed/,
  },
  {
    kind: 'placeholder-element',
    parts: { body: `${CHOOSER_HTML}<img alt="" data-component="chooser">` },
    points: '<img',
    tells: /a <img>/,
  },
  {
    kind: 'placeholder-inert',
    parts: { body: `${CHOOSER_HTML}<template><div data-component="chooser"></div></template>` },
    points: '<div data-component="chooser"></div></template>',
    tells: /in a <template>/,
  },
  {
    kind: 'rendered-empty',
    parts: { body: makeIsland('', ' data-rendered') },
    points: '<div',
    tells: /no child of the class "ostrov"/,
  },
  {
    kind: 'params-twice',
    parts: { body: makeIsland('<script type="application/json">{}</script>', ' data-params="{}"') },
    points: 'data-params',
    tells: /in a script and in data-params/,
  },
  {
    kind: 'params-repeated',
    parts: {
      body: makeIsland(
        '<script type="application/json">{}</script><script type="application/json">[]</script>',
      ),
    },
    points: '<script type="application/json">[]',
    tells: /another script of params/,
  },
  { kind: 'params-json', parts: setParams('{count:1}'), points: 'count:1', tells: /a key in double quotes/ },
  {
    kind: 'params-cut',
    parts: setParams('{"type":"</script>"}'),
    points: '</script>"}',
    tells: /escape every "<"/i,
  },
  {
    kind: 'params-size',
    parts: setParams(`{"type":"${'x'.repeat(65_536)}"}`),
    points: '{"type":"xxx',
    tells: /65547 characters/,
  },
  {
    kind: 'params-shape',
    parts: setParams('[{"value":1}]'),
    points: '{"value":1}',
    tells: /neither an object/,
  },
  {
    kind: 'params-type',
    parts: { body: makeIsland('<script>{"count":1}</script>') },
    points: '<script>{"count"',
    tells: /not of the type application\/json/,
  },
  {
    kind: 'params-place',
    parts: { body: makeIsland('<p><script type="application/json">{"count":1}</script></p>') },
    points: '<script type="application/json">{"count":1}',
    tells: /in a <p>/,
  },
  {
    kind: 'param-missing',
    parts: { body: `${CHOOSER_HTML}<div data-component="review">Text</div>` },
    points: '<div data-component="review"',
    tells: /"id" is missing, expected reference.*Which one to show/s,
  },
  {
    kind: 'param-wrong',
    parts: setParams('{"type":"","count":"12"}'),
    points: '"count"',
    tells: /is "12", expected a whole number from 1 to 9.*How many/s,
  },
  {
    kind: 'param-unknown',
    parts: setParams('{"cuont":1}'),
    points: '"cuont"',
    tells: /Did you mean "count"/,
  },
  {
    kind: 'param-repeated',
    parts: setParams('[{"name":"count","value":1},{"name":"count","value":2}]'),
    points: '{"name":"count","value":2}',
    tells: /"count" twice/,
  },
]
