import { expect, test } from 'vitest'
import { validateLiteral } from './literal.ts'

test.each([
  'Jan Novák',
  "O'Neill",
  'D’Angelo',
  'D´Angelo',
  'Anna-Marie',
  'Anna–Marie',
  'Jr. III',
  'Škoda st.',
  'Ștefan\u200e',
  'Иван',
  'हिन्दी',
])('%s is literal', text => expect(validateLiteral(text)).toBe(null))

test.each(['Jan1', '123 x', '-', '. .', 'a@b', 'a_b', 'a,b', 'a\nb', '<b>', '💥'])(
  '%j is not literal',
  text => expect(validateLiteral(text)).toBe('literal'),
)
