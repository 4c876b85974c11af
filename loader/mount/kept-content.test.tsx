// @firefox

import { lazy, useLayoutEffect, useRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { defineMessages } from '#core/intl/define-messages.ts'
import { defineParams } from '#core/params/define-params.ts'
import { type Content, defineWidget } from '#core/widget.ts'
import {
  closePage,
  counter,
  find,
  lasting,
  lives,
  OUT_OF_REACH,
  recordEvents,
  rest,
  start,
  stateOf,
  writePage,
} from '#loader/testing/test-page.tsx'
import { until } from '#testing/until.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await closePage()
})

const EMPTY = { params: defineParams({}), messages: defineMessages({ cs: {}, ro: {}, en: {} }) }

function Box({ content, isIn }: { content: Content; isIn: (node: object) => boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) content.place(content.nodes.filter(isIn), box.current)
  }, [content, isIn])
  return <div className="box" ref={box} />
}

const isFirst = (node: object) => !isSecond(node)
const isSecond = (node: object) => node instanceof Element && node.id === 'second'

function Boxes({ content }: { content?: Content | undefined }) {
  const [isLit, setIsLit] = useState(false)
  if (isLit) throw new TypeError('Broken')
  if (!content) return <p>No content</p>
  return (
    <>
      <button id="crash" type="button" onClick={() => setIsLit(true)}>
        Crash
      </button>
      <Box content={content} isIn={isFirst} />
      <Box content={content} isIn={isSecond} />
    </>
  )
}

/** Shows the server's markup in two boxes of its own. */
const keeper = defineWidget({ ...EMPTY, when: 'load', content: 'keep', View: Boxes })
const crasher = defineWidget({
  ...EMPTY,
  when: 'load',
  content: 'keep',
  View: () => {
    throw new TypeError('Broken at once')
  },
})

const SCRIPT = '<script type="application/json">{}</script>'
const INNER = '<div id="inner" data-component="counter"><p>Inner</p></div>'
const MARKUP = `${SCRIPT}\n  <p>First</p> <!-- between --> ${INNER}<section id="second">Second</section>\n`
const untilReady = (selector = '#outer') => until(() => expect(stateOf(selector)).toBe('ready'))

/** A keeper with a counter in it that was clicked once. */
async function openPage(attributes = ''): Promise<{ root: Element; told: string[] }> {
  const { told, end } = recordEvents()
  writePage(
    `${OUT_OF_REACH}<main><div id="outer" data-component="keeper" ${attributes}>${MARKUP}</div></main><aside></aside>`,
  )
  start({ keeper, counter, lasting })
  await untilReady('#inner')
  find('#inner button').click()
  await until(() => expect(find('output').textContent).toBe('1'))
  end()
  return { root: find('#inner .ostrov'), told }
}

async function expectInnerAlive(root: Element): Promise<void> {
  expect(find('#inner .ostrov')).toBe(root)
  const count = Number(find('output').textContent)
  find('#inner button').click()
  await until(() => expect(find('output').textContent).toBe(String(count + 1)))
}

test('a widget that keeps the server markup is given the very nodes, and no looks or words are laid on them', async () => {
  writePage(`<div id="outer" data-component="keeper">${MARKUP}</div>`)
  const [first, second] = [find('p'), find('#second')]
  start({ keeper, counter })
  await untilReady()
  const boxes = document.querySelectorAll('.box')
  expect(first.parentElement).toBe(boxes[0])
  expect(second.parentElement).toBe(boxes[1])
  expect(boxes[0]?.childNodes).toHaveLength(7)
  expect(first.closest('.ostrov, [lang="cs"]')).toBeNull()
  expect(find('#outer > script')).toBeDefined()
})

test('an island inside works, is mounted once, and keeps its state when the one around it comes later', async () => {
  const { root } = await openPage('data-when="interaction"')
  const { told, end } = recordEvents()
  expect(stateOf('#outer')).toBe('waiting')
  find('#second').click()
  await untilReady()
  expect(find('#inner').closest('.box')).not.toBeNull()
  await rest(60)
  expect(told).toEqual(['ready keeper null'])
  await expectInnerAlive(root)
  end()
})

test('an island inside is mounted and ended once each, with the page it is on', async () => {
  const before = { ...lives }
  writePage('<div id="outer" data-component="keeper"><div data-component="lasting"></div></div>')
  start({ keeper, lasting })
  await untilReady()
  await untilReady('[data-component=lasting]')
  await rest(60)
  find('#outer').remove()
  await until(() => expect(lives.ended - before.ended).toBe(1))
  expect(lives.mounted - before.mounted).toBe(1)
})

test('what leaves the page has the server markup as it came, and comes to life when it returns', async () => {
  await openPage()
  await untilReady()
  const place = find('#outer')
  place.remove()
  await until(() => expect(place.innerHTML.replace(/ data-state="\w+"/, '')).toBe(MARKUP))
  find('aside').append(place)
  await untilReady('#inner')
  await until(() => expect(find('#second').closest('.box')).not.toBeNull())
  expect(document.querySelectorAll('#inner .ostrov, .ostrov-frame')).toHaveLength(2)
})

test('moved in the page, it keeps its state and that of the island inside', async () => {
  const { root } = await openPage()
  await untilReady()
  const frame = find('.ostrov-frame')
  find('aside').append(find('#outer'))
  await rest()
  expect(find('aside .ostrov-frame')).toBe(frame)
  await expectInnerAlive(root)
})

test('a crash at once leaves the server markup where it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  writePage(`<div id="outer" data-component="crasher">${MARKUP}</div>`)
  start({ crasher, counter })
  await until(() => expect(stateOf('#outer')).toBe('failed'))
  await untilReady('#inner')
  expect([...find('#outer').children].map(child => child.localName)).toEqual([
    'script',
    'p',
    'div',
    'section',
  ])
  find('#inner button').click()
  await until(() => expect(find('output').textContent).toBe('1'))
})

test('a later crash puts the server markup back, and the island inside lives on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { root } = await openPage()
  await untilReady()
  find('#crash').click()
  await until(() => expect(stateOf('#outer')).toBe('failed'))
  expect(document.querySelector('.ostrov-frame')).toBeNull()
  expect([...find('#outer').children].map(child => child.localName)).toEqual([
    'script',
    'p',
    'div',
    'section',
  ])
  await rest(60)
  await expectInnerAlive(root)
})

test('emptied or taken out, it comes back with the same nodes and living islands', async () => {
  const { root } = await openPage()
  await untilReady()
  const section = find('#second')
  const damages = [
    () => find('.ostrov-frame').replaceChildren(),
    () => find('.ostrov-frame').remove(),
    () => find('#outer').replaceChildren(),
  ]
  for (const damage of damages) {
    const frame = find('.ostrov-frame')
    damage()
    await until(() => expect(find('.ostrov-frame')).not.toBe(frame))
    expect(stateOf('#outer')).toBe('ready')
    expect(find('.box + .box #second')).toBe(section)
    await rest(60)
    await expectInnerAlive(root)
  }
})

test('new server markup put in its place is what it keeps then', async () => {
  await openPage()
  await untilReady()
  find('#outer').innerHTML = `${SCRIPT}<p>Newer</p>`
  await until(() => expect(document.querySelector('.box p')?.textContent).toBe('Newer'))
  const place = find('#outer')
  place.remove()
  await until(() => expect(place.innerHTML).toBe(`${SCRIPT}<p>Newer</p>`))
})

test('what a script of the page changed meanwhile is what is put back', async () => {
  await openPage()
  await untilReady()
  find('#second').remove()
  find('.box').append('Added')
  const place = find('#outer')
  place.remove()
  await until(() => expect(place.textContent).toContain('Added'))
  expect(place.querySelector('#second')).toBeNull()
})

test('it is shown when its code has come, and the server markup until then', async () => {
  let arrive = (_: { default: typeof Boxes }) => {}
  const Late = lazy(
    () =>
      new Promise<{ default: typeof Boxes }>(done => {
        arrive = done
      }),
  )
  const late = defineWidget({ ...EMPTY, when: 'load', content: 'keep', View: Late })
  writePage(`<div id="outer" data-component="late">${MARKUP}</div>`)
  start({ late, counter })
  await untilReady('#inner')
  const root = find('#inner .ostrov')
  expect(stateOf('#outer')).toBe('loading')
  expect(find('#outer > #second').textContent).toBe('Second')
  expect(document.querySelector('.ostrov-frame')).toBeNull()
  arrive({ default: Boxes })
  await untilReady()
  expect(find('.box #second').textContent).toBe('Second')
  await expectInnerAlive(root)
})

test('fields keep what was typed and chosen, the focus stays, and nothing is told twice', async () => {
  writePage(
    OUT_OF_REACH +
      '<div id="outer" data-component="keeper" data-when="interaction"><input id="name" value="Jan"><input id="news" type="checkbox">' +
      '<details><summary>More</summary>Text</details></div>',
  )
  const told: string[] = []
  for (const type of ['input', 'change', 'toggle'])
    document.addEventListener(
      type,
      event => told.push(`${event.type} ${(event.target as Element).localName}`),
      {
        capture: true,
        once: type === 'toggle',
      },
    )
  start({ keeper })
  await until(() => expect(stateOf('#outer')).toBe('waiting'))
  const [name, news, summary] = [
    find<HTMLInputElement>('#name'),
    find<HTMLInputElement>('#news'),
    find('summary'),
  ]
  name.value = 'Jana'
  name.focus()
  name.setSelectionRange(1, 3)
  news.click()
  summary.click()
  await untilReady()
  await rest()
  expect(document.activeElement).toBe(name)
  expect([name.value, name.selectionStart, name.selectionEnd]).toEqual(['Jana', 1, 3])
  expect(news.checked).toBe(true)
  expect(find<HTMLDetailsElement>('details').open).toBe(true)
  expect(told).toEqual(['input input', 'change input', 'toggle details'])
})

test('a focused island inside keeps the focus, also where a browser moves by taking out', async () => {
  for (const isAble of [true, false]) {
    if (!isAble) {
      const refuse = () => {
        throw new DOMException('Not here', 'HierarchyRequestError')
      }
      vi.spyOn(Element.prototype, 'moveBefore').mockImplementation(refuse)
    }
    const { root } = await openPage('data-when="interaction"')
    find('#inner button').focus()
    find('#second').click()
    await untilReady()
    expect(document.activeElement).toBe(find('#inner button'))
    await expectInnerAlive(root)
    await closePage()
  }
})

test('a link and a form that were held up do what they would have done', async () => {
  writePage(
    OUT_OF_REACH +
      '<div id="outer" data-component="keeper" data-when="interaction"><a id="link" href="#there">There</a>' +
      '<form id="form"><button id="send">Send</button></form></div>',
  )
  const submitted = vi.fn((event: Event) => event.preventDefault())
  start({ keeper })
  await until(() => expect(stateOf('#outer')).toBe('waiting'))
  find('#link').click()
  find('#send').click()
  expect(location.hash).toBe('')
  // The page's own answer to a form, put there in time for the one that is sent again.
  find('#form').addEventListener('submit', submitted)
  await untilReady()
  await until(() => expect(location.hash).toBe('#there'))
  expect(submitted).toHaveBeenCalledTimes(1)
  history.replaceState(null, '', location.pathname + location.search)
})
