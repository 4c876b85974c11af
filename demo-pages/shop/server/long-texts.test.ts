import { expect, test } from 'vitest'
import { toSlug } from '../devices/catalogue.ts'
import { toPattern } from '../django/append-slash.ts'
import { isHashed } from './static-files.ts'

const LENGTH = 50_000

/** Whoever may meet a text of any length, and the pieces of which one would take them longest. */
const READERS: readonly (readonly [
  name: string,
  read: (text: string) => unknown,
  pieces: readonly string[],
])[] = [
  ['the name of a built file', isHashed, ['-', '-a', 'a-', 'a', '.', '-.', 'abcdefg-.js']],
  ['the pattern of a route', route => toPattern(`/:${route}`), ['{', '{a', '}', ':']],
  ['the slug of a device', toSlug, ['-', 'a-', ' a', ' ', '+']],
]

for (const [name, read, pieces] of READERS) {
  test.each(pieces)(`T-26 ${name}: ${LENGTH} characters of %j are read in no time`, piece => {
    const text = piece.repeat(LENGTH / piece.length)
    const start = process.threadCpuUsage()
    read(text)
    read(`${text}!`)
    expect(process.threadCpuUsage(start).user).toBeLessThan(500_000)
  })
}

test('they read what they are made for', () => {
  const names = ['loader-BqYDPr_.js', 'cart-badge-k8hWmzeV.css.map', 'm-a--_bcd.js', 'loader.js', 'm-a.js']
  expect(names.map(isHashed)).toEqual([true, true, true, false, false])
  expect(toPattern('/vykup/:id{[0-9]{2}}/:any/').test('/vykup/17/x/')).toBe(true)
  expect(toPattern('/vykup/:id{[0-9]{2}}/:any/').test('/vykup/177/x/')).toBe(false)
  expect(toSlug(' iPhone 13 Pro+ 128 GB ')).toBe('iphone-13-pro-plus-128gb')
})
