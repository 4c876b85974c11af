import { act, render, screen } from '@testing-library/react'
import { StrictMode, useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { configurePage } from '#core/page.ts'
import { defineParams } from '#core/params/define-params.ts'
import { choice, flag, list, text } from '#core/params/vocabulary.ts'
import { setReporter } from '#core/report.ts'
import { defineWidget, type Island } from '#core/widget.ts'
import { describePage } from '#testing/story-page.ts'
import { toComponent, type WidgetComponent } from './to-component.tsx'

const params = defineParams({
  name: text({ max: 10 }),
  mood: choice(['glad', 'sad'], { default: 'glad' }),
  isLoud: flag(),
  friends: list(text()),
})
const messages = defineMessages({
  cs: { hello: 'Ahoj' },
  ro: { hello: 'Salut' },
  en: { hello: 'Hello' },
})
const t = createTranslate(messages)
const lives: string[] = []
const listLives = (name: string): string[] => lives.filter(life => life.endsWith(name))

function View({ params: { name, mood, isLoud, friends } }: Island<typeof params>) {
  const [born] = useState(name)
  useEffect(() => {
    lives.push(`start ${name}`)
    return () => {
      lives.push(`stop ${name}`)
    }
  }, [name])
  return <p>{`${t('hello')} ${born} ${mood} ${isLoud} ${friends.length}`}</p>
}

const Greeting: WidgetComponent<typeof params, 'name'> = toComponent(
  'Greeting',
  defineWidget({ params, messages, View, when: 'load' }),
)
/** What an app without types may put in. */
const Untyped = Greeting as (settings: Record<string, unknown>) => ReturnType<typeof Greeting>

let told: string[] = []

beforeEach(() => {
  told = []
  setReporter(message => told.push(message))
  configurePage(describePage('cz', 'cs', {}))
})

afterEach(() => setReporter(() => {}))

test('a component has the defaults of what it is not given, in the words of the page', () => {
  const { container } = render(<Greeting name="Eva" />)
  expect(screen.getByText('Ahoj Eva glad false 0')).toBeVisible()
  expect(container.querySelector('.ostrov')).toHaveAttribute('lang', 'cs')
  expect(told).toEqual([])
})

test('a wrong setting shows nothing of its component, leaves the others alone, and is told', () => {
  render(
    <>
      <Untyped name="Eva" mood="wild" />
      <Greeting name="Jan" isLoud />
    </>,
  )
  expect(screen.queryByText(/Eva/)).toBeNull()
  expect(screen.getByText('Ahoj Jan glad true 0')).toBeVisible()
  expect(told).toEqual([
    '<Greeting>: mood expected one of glad, sad, found "wild". It shows nothing until that is corrected.',
  ])
})

test('a missing setting is told', () => {
  render(<Untyped isLoud />)
  expect(told).toEqual([
    '<Greeting>: name expected text, found nothing. It shows nothing until that is corrected.',
  ])
})

test('an unknown setting is told, and the component shows', () => {
  render(<Untyped name="Eva" colour="red" />)
  expect(screen.getByText(/Eva/)).toBeVisible()
  expect(told).toEqual([
    '<Greeting>: colour expected one of name, mood, isLoud, friends, found an unknown param.',
  ])
})

test('other settings start it anew; the same ones, made anew, do not', () => {
  const { rerender } = render(<Greeting name="Ida" friends={['Jan']} />)
  rerender(<Greeting name="Ida" friends={['Jan']} />)
  expect(listLives('Ida')).toEqual(['start Ida'])
  rerender(<Greeting name="Ida" />)
  expect(listLives('Ida')).toEqual(['start Ida', 'stop Ida', 'start Ida'])
  expect(screen.getByText('Ahoj Ida glad false 0')).toBeVisible()
})

test('a setting that is undefined is one that is not given', () => {
  render(<Greeting name="Eva" mood={undefined} />)
  expect(screen.getByText('Ahoj Eva glad false 0')).toBeVisible()
})

test('a page that changes its language changes it in its components', () => {
  const { container } = render(<Greeting name="Eva" />)
  act(() => configurePage(describePage('ro', 'ro', {})))
  expect(screen.getByText('Salut Eva glad false 0')).toBeVisible()
  expect(container.querySelector('.ostrov')).toHaveAttribute('lang', 'ro')
})

test('in strict mode a component tells what is wrong and shows what is right', () => {
  render(
    <StrictMode>
      <Untyped name="Eva" mood="wild" />
      <Greeting name="Jan" />
    </StrictMode>,
  )
  expect(screen.getByText('Ahoj Jan glad false 0')).toBeVisible()
  expect(new Set(told).size).toBe(1)
})
