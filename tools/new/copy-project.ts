import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.ts'

const LEFT_OUT = /[/\\](node_modules|dist|\.git|\.data|test-results|storybook-static|bench|pictures)$/

/** A copy of the sources in a new folder whose name begins so, with the packages that are installed here. */
export function copyProject(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), name))
  cpSync(root, copy, { recursive: true, filter: path => !LEFT_OUT.test(path) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
