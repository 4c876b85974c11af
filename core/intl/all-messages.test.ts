import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '#core/market.ts'
import type { Message, Messages } from './define-messages.ts'
import { keepTogether } from './keep-together.ts'

const root = join(import.meta.dirname, '../..')
const files = globSync(['core/**/*messages.ts', 'widgets/**/*messages.ts'], { cwd: root })
  .filter(file => readFileSync(join(root, file), 'utf8').includes('= defineMessages'))
  .sort()

/** Words that Czech and Romanian truly share. */
const ALIKE = new Set(['Adresa', 'Adresa: {url}', 'E-mail', 'IBAN', 'IMEI', 'Model', 'Online', 'Telefon'])

/** Every set of texts of a file, as the build compiled it; what translates them stands beside it. */
async function readSets(file: string): Promise<Record<string, Messages>> {
  const exported: Record<string, unknown> = await import(join(root, file))
  const sets = Object.entries(exported).filter(([, value]) => typeof value === 'object')
  return Object.fromEntries(sets) as Record<string, Messages>
}

test('there are texts to look at', () => {
  expect(files).toContain('core/intl/failure-messages.ts')
  expect(files.length).toBeGreaterThan(3)
})

describe.each(files)('%s', file => {
  test('I18-002 every text exists in Czech, in Romanian and in English', async () => {
    for (const [name, { cs, ro, en }] of Object.entries(await readSets(file))) {
      const keys = Object.keys(cs).sort()
      expect(keys.length, name).toBeGreaterThan(0)
      expect([Object.keys(ro).sort(), Object.keys(en).sort()], name).toEqual([keys, keys])
      for (const texts of [cs, ro, en])
        expect(
          Object.entries(texts).filter(([, text]) => !text?.length || !String(text).trim()),
          name,
        ).toEqual([])
    }
  })
})

/** A text as it stands in its file, as far as it has no plural in it. */
const spell = (text: Message): string =>
  typeof text === 'string'
    ? text
    : text.map(part => ('value' in part ? (part.type === 0 ? part.value : `{${part.value}}`) : '#')).join('')

test('I18-002 no text is Czech in Romanian, nor the other way round', async () => {
  const alike = []
  for (const file of files)
    for (const { cs, ro } of Object.values(await readSets(file)))
      for (const [key, text] of Object.entries(cs)) {
        const isSame = JSON.stringify(text) === JSON.stringify(ro[key])
        if (isSame && /\p{L}{2}/u.test(spell(text)) && !ALIKE.has(spell(text)))
          alike.push(`${file}: ${key}: ${spell(text)}`)
      }
  expect(alike).toEqual([])
})

test('a telephone number or a postcode that is given as an example is never parted by the end of a line', async () => {
  const parted = []
  for (const file of files)
    for (const set of Object.values(await readSets(file)))
      for (const [language, texts] of Object.entries(set))
        for (const [key, text] of Object.entries(texts))
          if (/\d{3} (?:\d{3} \d{3}|\d{2})(?!\d)/.test(keepTogether(spell(text), language as Language)))
            parted.push(`${file}: ${language}: ${key}`)
  expect(parted).toEqual([])
})

test('ER-001 the default text of a failed appraisal stands as the specification has it', async () => {
  const { messages } = await readSets('widgets/buyback-selector/messages.ts')
  expect(messages?.cs.appraisalFailed).toBe('Omlouváme se, ale při zjišťování nacenění nastala chyba.')
})
