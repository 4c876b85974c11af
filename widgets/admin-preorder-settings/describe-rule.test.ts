import { expect, test } from 'vitest'
import type { WhatIfChange } from '#core/preorders/what-if.ts'
import { describeChange } from './describe-rule.ts'

test.each([
  [530, 'P1: dostane kusy, skóre 495 → 530'],
  [495, 'P1: dostane kusy, skóre 495'],
])('what comes to the score %i is told, with no way from a score to the same', (score, text) => {
  const change = {
    kind: 'gains',
    candidate: { order_number: 'P1' },
    before: { score: 495 },
    after: { score },
  }
  expect(describeChange(change as WhatIfChange).replace(/\s/g, ' ')).toBe(text)
})
