import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** One source file of the project, by its path from the root. */
export const parseSource = (root: string, path: string): ts.SourceFile =>
  ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
