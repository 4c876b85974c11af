import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepReleases } from './keep-releases.ts'

let root: string
let dir: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'))
  dir = join(root, 'cdn')
  mkdirSync(join(dir, 'skeletons'), { recursive: true })
  for (const name of ['manifest.json', 'catalogue.json', 'skeletons/tabs.small.html'])
    writeFileSync(join(dir, name), '')
})
afterEach(() => rmSync(root, { recursive: true }))

const UNNAMED = ['catalogue.json', 'manifest.json', 'skeletons']
const onDay = (day: number) => new Date(Date.UTC(2026, 0, 1 + day))

/** Lays down the files of a build and records it. */
function release(day: number, ...files: string[]) {
  for (const file of files)
    for (const end of ['', '.br', '.map']) writeFileSync(join(dir, `${file}${end}`), '')
  return keepReleases(dir, join(root, 'releases/cz.json'), files, onDay(day))
}

const listFiles = () => readdirSync(dir).filter(name => !UNNAMED.includes(name) && !/\.(br|map)$/.test(name))

test('what a build replaces stays for 30 days, counted from then', () => {
  release(0, 'loader-a.js', 'tabs-a.css')
  release(40, 'loader-b.js', 'tabs-a.css')
  expect(listFiles()).toEqual(['loader-a.js', 'loader-b.js', 'tabs-a.css'])
  release(60, 'loader-c.js', 'tabs-a.css')
  release(70, 'loader-c.js', 'tabs-c.css')
  expect(listFiles()).toContain('loader-a.js')
  release(71, 'loader-d.js', 'tabs-c.css')
  expect(listFiles()).toEqual(['loader-b.js', 'loader-c.js', 'loader-d.js', 'tabs-a.css', 'tabs-c.css'])
})

test('a file goes with its brotli form and its map, and nothing else goes', () => {
  release(0, 'loader-a.js')
  release(1, 'loader-b.js')
  release(40, 'loader-c.js')
  expect(readdirSync(dir).filter(name => name.startsWith('loader-a'))).toEqual([])
  expect(readdirSync(dir)).toEqual(expect.arrayContaining([...UNNAMED, 'loader-c.js.br', 'loader-c.js.map']))
})

test('the same build again is no new release, and one that comes back is the newest', () => {
  release(0, 'loader-a.js')
  expect(release(1, 'loader-a.js')).toEqual([{ files: ['loader-a.js'], replacedAt: null }])
  release(2, 'loader-b.js')
  expect(release(3, 'loader-a.js')).toEqual([
    { files: ['loader-a.js'], replacedAt: null },
    { files: ['loader-b.js'], replacedAt: onDay(3).toISOString() },
  ])
})

test('whoever builds all day keeps twenty releases', () => {
  for (let build = 0; build < 30; build++) release(0, `loader-${build}.js`)
  expect(listFiles()).toHaveLength(20)
  expect(listFiles()).not.toContain('loader-9.js')
})

test('files of no release, of a build that broke off, are taken away', () => {
  writeFileSync(join(dir, 'm-broken.js'), '')
  release(0, 'loader-a.js')
  expect(listFiles()).toEqual(['loader-a.js'])
})
