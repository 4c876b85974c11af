import { expect, test } from 'vitest'
import { shapeMarkup } from './shape-markup.ts'

const shape = (markup: string) => shapeMarkup(markup, 'large')

test('what dresses an element stays, and what names it, leads somewhere or acts goes', () => {
  expect(
    shape(
      '<p class="a" id="b" data-layout="rows" data-replay="x" style="color:red" onclick="x()" tabindex="0" aria-label="y" role="status" dir="auto">Text</p>',
    ),
  ).toBe('<p class="a" data-layout="rows" dir="auto">Text</p>')
})

test('controls stay as they look and are switched off', () => {
  expect(
    shape(
      '<a href="/x">Link</a><button type="button" autofocus>B</button><input name="n" value="v" required>',
    ),
  ).toBe('<a>Link</a><button type="button" disabled="">B</button><input required="" disabled="">')
  expect(shape('<button disabled>B</button>')).toBe('<button disabled="">B</button>')
})

test('what could not stand in a form, or takes the focus, is a plain element', () => {
  expect(shape('<form class="f" action="/x"><output>1</output></form>')).toBe(
    '<div class="f"><span>1</span></div>',
  )
  expect(shape('<details class="d" open><summary>S</summary><p>Inside</p></details>')).toBe(
    '<div class="d" open=""><div>S</div></div>',
  )
})

test('pictures keep their room and fetch nothing', () => {
  expect(shape('<img src="/x.svg" srcset="/y 2x" alt="X" width="9" height="9">')).toBe(
    '<img alt="" width="9" height="9">',
  )
})

test('what is hidden, for readers alone, or runs is left out', () => {
  expect(
    shape(
      '<p>Seen</p><p hidden>No</p><section popover="manual">No</section><p class="ostrov-hidden">No</p><script>no()</script><!-- no -->',
    ),
  ).toBe('<p>Seen</p>')
})

test('what belongs to the other size is left out', () => {
  const markup = '<p>Both</p><p data-size="small">Small</p><p data-size="large">Large</p>'
  expect(shapeMarkup(markup, 'small')).toBe('<p>Both</p><p>Small</p>')
  expect(shapeMarkup(markup, 'large')).toBe('<p>Both</p><p>Large</p>')
})

test('text stays text', () => {
  expect(shape('<p>&lt;script&gt; &amp; more</p>')).toBe('<p>&lt;script&gt; &amp; more</p>')
})

test('where nothing would be seen there is no shape', () => {
  expect(shape('')).toBeNull()
  expect(
    shape('<section><div role="status"></div> <p class="ostrov-hidden">Loading</p></section>'),
  ).toBeNull()
  expect(shape('<div><span class="ostrov-skeleton"></span></div>')).not.toBeNull()
})
