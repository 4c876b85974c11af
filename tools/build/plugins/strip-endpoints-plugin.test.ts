import { rollup } from 'rollup'
import { expect, test } from 'vitest'
import { stripEndpointsPlugin } from './strip-endpoints-plugin.ts'

const bundle = async (code: string, id = '/core/api/x.js'): Promise<string> => {
  const { generate } = await rollup({
    input: id,
    external: ['x'],
    plugins: [
      { name: 'test', resolveId: name => name, load: name => (name === id ? code : null) },
      stripEndpointsPlugin(),
    ],
  })
  return (await generate({})).output[0].code
}

const CODE = `import { query, mutation } from 'x'
export const types = query('types', { path: '/types/{a}/', doc: 'The (types), of { all }.', response: Choices, errors: [404] })
export const send = mutation('send', {
  method: 'PATCH',
  path: '/send/',
  doc: "Sends, 'really'",
  query: { a: { doc: 'x' } },
  request: v.object({ path: v.string(), doc: v.string() }),
  status: 201,
  access: 'staff',
})`

test('words, paths and what else no page reads are taken out of endpoints', async () => {
  const code = await bundle(CODE)
  expect(code).not.toMatch(/types\/|The \(types|errors|Sends|access/)
  expect(code).toContain('response: Choices')
  expect(code).toContain("method: 'PATCH'")
  expect(code).toContain('v.object({ path: v.string(), doc: v.string() })')
  expect(code).toContain('status: 201')
})

test('a module that is no part of core/api stays as it is', async () => {
  expect(await bundle(CODE, '/widgets/x.js')).toContain('Sends')
})
