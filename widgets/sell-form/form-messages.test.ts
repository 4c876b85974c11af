import { expect, test } from 'vitest'
import { suggestMessages } from '#kit/combobox/suggest-messages.ts'
import { dateFieldMessages } from '#kit/date/date-field-messages.ts'
import { datePickerMessages } from '#kit/date/date-picker-messages.ts'
import { formMessages } from './form-messages.ts'
import { needMessages } from './need-messages.ts'
import { whyMessages } from './why-messages.ts'

/** What Czech or Romanian truly share with English. */
const SHARED = new Set(['imei', 'contact'])

test.each([formMessages, needMessages, whyMessages, datePickerMessages, dateFieldMessages, suggestMessages])(
  'every text of set %# is in every language, translated, and Romanian has commas below',
  messages => {
    const keys = Object.keys(messages.en).sort()
    for (const language of ['cs', 'ro'] as const) {
      const texts: Readonly<Record<string, unknown>> = messages[language]
      expect(Object.keys(texts).sort()).toEqual(keys)
      const english: Readonly<Record<string, unknown>> = messages.en
      const same = keys.filter(key => JSON.stringify(texts[key]) === JSON.stringify(english[key]))
      expect(same.filter(key => !SHARED.has(key))).toEqual([])
    }
    expect(JSON.stringify(messages.ro)).not.toMatch(/[şţŞŢ]/)
  },
)
