import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSeed } from './read-seed.ts'

const Rows = v.array(v.object({ name: v.string(), year: v.pipe(v.string(), v.digits('A year is digits.')) }))

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function write(file: string, text: string): Promise<URL> {
  await writeFile(join(folder, file), text)
  return pathToFileURL(join(folder, file))
}

test('a seed is read in the words and paths of the market', async () => {
  const file = await write('one.json', '[{"name": {"cs": "A", "ro": "B"}, "year": "1"}]')
  expect(readSeed(file, Rows, 'ro')).toEqual([{ name: 'B', year: '1' }])
  const slots = await write('two.json', '"{paths.cart} {phone} {token}"')
  expect(readSeed(slots, v.string(), 'cz')).toBe('/cz/kosik/ +420 800 123 456 {token}')
  const contact = await write('seven.json', '{"cs": "Jsme {seller}, {phone}, {email}", "ro": ""}')
  expect(readSeed(contact, v.string(), 'cz')).toBe(
    'Jsme Laguna s.\u00a0r.\u00a0o., Vodní 7, 602\u00a000\u00a0Brno, IČO:\u00a012345679, +420\u00a0800\u00a0123\u00a0456, info@laguna.example',
  )
})

test('what belongs together in a language stays on one line', async () => {
  const file = await write(
    'five.json',
    '[{"cs": "V obchodě", "ro": "o casă, 8 GB"}, {"cs": ["a 1 m"], "ro": []}]',
  )
  expect(readSeed(file, v.array(v.unknown()), 'cz')).toEqual(['V\u00a0obchodě', ['a\u00a01\u00a0m']])
  expect(readSeed(file, v.array(v.unknown()), 'ro')).toEqual(['o casă, 8\u00a0GB', []])
  const named = await write('six.json', '{"name": {"cs": "Nabíječka 20 W", "ro": "Încărcător 20 W"}}')
  expect(readSeed(named, v.object({ name: v.string() }), 'cz').name).toBe('Nabíječka 20 W')
})

test('a row that does not fit is told with its file', async () => {
  const file = await write('three.csv', 'name;year\nA;2024\nB;x\n')
  expect(() => readSeed(file, Rows, 'cz')).toThrow('three.csv, at 1.year: A year is digits.')
  const unknown = await write('four.json', '"{paths.nowhere}"')
  expect(() => readSeed(unknown, v.string(), 'cz')).toThrow('There is no path for {paths.nowhere}.')
})
