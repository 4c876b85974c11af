import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Shop } from '../shop.ts'
import { hostsFolder } from '../static-files.ts'

export const HOSTS = ['react', 'preact'] as const
export type Host = (typeof HOSTS)[number]

const FileName = v.pipe(v.string(), v.regex(/^[\w./-]+$/))
const BuiltHost = v.object({ script: FileName, styles: v.array(FileName) })
export type BuiltHost = v.InferOutput<typeof BuiltHost>

/** What the build made of an app; null as long as it is not built. */
export async function readHost(shop: Pick<Shop, 'distDir'>, host: Host): Promise<BuiltHost | null> {
  const text = await readFile(join(hostsFolder(shop), host, 'built.json'), 'utf8').catch(() => null)
  return text === null ? null : v.parse(BuiltHost, JSON.parse(text))
}
