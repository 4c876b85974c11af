import { beforeEach, expect, test } from 'vitest'
import { describeCall } from '#core/http/call.ts'
import { read } from '#core/http/read.ts'
import { configurePage } from '#core/page.ts'
import { answerJson, startLocalServer } from '#testing/local-server.ts'
import { writeRouteTable } from '../contract.ts'
import { fileset, filesetsByTerm } from './gallery.ts'

const server = startLocalServer()
const PHOTO = { id: 31, image: '/media/devices/x.svg', alt: 'Telefon zepředu', width: 1200, height: 800 }
const FILESET = { id: 12, name: 'iPhone 16', photos: [PHOTO] }

beforeEach(() => configurePage({ market: 'cz', routes: writeRouteTable('') }))

const readFileset = (id: string) => read(fileset, { args: { id } })
const findFilesets = async (term: string) => (await read(filesetsByTerm, { query: { term } })).result

test('CR-020 the photos of a fileset are read by its id, in their order', async () => {
  const { alt: _, ...plain } = PHOTO
  server.play(answerJson({ ...FILESET, note: 'unknown keys pass', photos: [PHOTO, { ...plain, id: 'b' }] }))
  expect(await readFileset('12')).toEqual({
    id: '12',
    name: 'iPhone 16',
    photos: [
      { ...PHOTO, id: '31' },
      { ...PHOTO, id: 'b', alt: null },
    ],
  })
  expect(server.seen.map(({ method, path, query }) => `${method} ${path}${query}`)).toEqual([
    'GET /api/new/core/gallery/fileset/12/',
  ])
})

test('an id stays one segment of the path, whatever it is', async () => {
  server.play(answerJson(FILESET))
  await readFileset('../a b?c#d/č')
  expect(server.seen[0]?.path).toBe('/api/new/core/gallery/fileset/..%2Fa%20b%3Fc%23d%2F%C4%8D/')
  for (const id of ['', '..']) await expect(readFileset(id)).rejects.toThrow('gallery-fileset')
  expect(server.seen).toHaveLength(1)
})

test.each([
  ['image', null],
  ['alt', 1],
  ['width', 0],
  ['width', 0.5],
  ['height', '800'],
  ['height', undefined],
  ['id', undefined],
] as const)('a photo whose %s is %j breaks the contract', async (key, value) => {
  server.play(answerJson({ ...FILESET, photos: [PHOTO, { ...PHOTO, [key]: value }] }))
  await expect(readFileset('12')).rejects.toMatchObject({
    failure: { kind: 'contract', where: `gallery-fileset: photos.1.${key}` },
  })
})

test('a fileset may have no photos, and of an endless one two hundred are taken', async () => {
  server.play(
    answerJson({ ...FILESET, photos: [] }),
    answerJson({ ...FILESET, photos: Array(500).fill(PHOTO) }),
  )
  expect((await readFileset('12')).photos).toEqual([])
  expect((await readFileset('12')).photos).toHaveLength(200)
})

test('a fileset that nobody has is told as such', async () => {
  server.play(answerJson({ detail: 'Not found.' }, 404))
  await expect(readFileset('999')).rejects.toMatchObject({ failure: { kind: 'not-found' } })
})

test('filesets are found by a term, which is sent as it was typed', async () => {
  const found = { id: 12, name: 'iPhone <16>', image: '/media/devices/x.svg', image_alt: 'Telefon' }
  server.play(answerJson({ result: [found, { id: 'b', name: 'Bez fotek' }] }))
  expect(await findFilesets('16 & "barvy" +?#')).toEqual([
    { ...found, id: '12' },
    { id: 'b', name: 'Bez fotek', image: null, image_alt: null },
  ])
  const [seen] = server.seen
  expect([seen?.method, seen?.path]).toEqual(['GET', '/api/new/core/gallery/filesets-by-term/'])
  expect([...(seen?.query ?? [])]).toEqual([['term', '16 & "barvy" +?#']])
})

test('of an endless search fifty are taken, and a fileset without a name breaks the contract', async () => {
  server.play(
    answerJson({ result: Array(500).fill({ id: 1, name: 'x' }) }),
    answerJson({ result: [{ id: 1, name: null }] }),
    answerJson([{ id: 1, name: 'x' }]),
  )
  expect(await findFilesets('x')).toHaveLength(50)
  for (const where of ['gallery-filesets-by-term: result.0.name', 'gallery-filesets-by-term: result'])
    await expect(findFilesets('x')).rejects.toMatchObject({ failure: { kind: 'contract', where } })
})

test('AC-010 nobody has to be signed in: the calls are open to anyone, and ask for no token', async () => {
  expect([fileset, filesetsByTerm].map(describeCall).map(({ access, method }) => [access, method])).toEqual(
    Array(2).fill(['anyone', 'GET']),
  )
  server.play(answerJson(FILESET), answerJson({ result: [] }))
  await readFileset('12')
  await findFilesets('x')
  expect(server.seen.map(({ headers }) => headers['x-csrftoken'])).toEqual([undefined, undefined])
})
