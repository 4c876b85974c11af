import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { drawQr } from './draw-qr.ts'

const SPAYD = 'SPD*1.0*ACC:CZ6508000000192000145399*AM:23960.00*CC:CZK*X-VS:2026000123*MSG:LAGUNA 2026000123'

/** The squares that a path darkens. */
function readPath(path: string, size: number): boolean[][] {
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    squares[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  return squares
}

test('each dark square of the code is drawn, and no other', () => {
  const drawn = drawQr(SPAYD)
  const { data, size } = encode(SPAYD, { ecc: 'M', border: 0 })
  expect(drawn?.size).toBe(size)
  expect(readPath(drawn?.path ?? '', size)).toEqual(data)
})

test('the three corners by which readers find it are there', () => {
  const { path = '', size = 0 } = drawQr(SPAYD) ?? {}
  const squares = readPath(path, size)
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    const corner = squares.slice(y, y + 7).map(row => row.slice(x, x + 7))
    expect(corner[0]).toEqual(Array(7).fill(true))
    expect(corner[1]).toEqual([true, false, false, false, false, false, true])
    expect(corner[3]?.slice(2, 5)).toEqual([true, true, true])
  }
})

test('a text that no code can hold is not drawn', () => expect(drawQr('x'.repeat(3000))).toBeNull())
