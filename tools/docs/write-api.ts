import { writeFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import ts from 'typescript'
import { root } from '../root.ts'
import { printDeclaration } from './print-declaration.ts'

/** The modules of the package, each with the file that is its public face. */
const FACES = [
  ['ostrov', 'core/index.ts'],
  ['ostrov/react', 'loader/app/index.ts'],
  ['ostrov/server', 'server/index.ts'],
] as const

const HEAD = `# API

What the package's modules export, by the file in which it stands. Made by \`npm run docs\` from the sources: to change a
text here, change the doc comment there.
`

interface PublicName {
  name: string
  /** Where it is declared, from the project's root. */
  file: string
  text: string
}

/** The page as the sources want it. */
export function describeApi(): string {
  const program = openProgram()
  const modules = FACES.map(([module, face]) => {
    const byFile = Map.groupBy(listNames(program, join(root, face)), ({ file }) => file)
    const sections = [...byFile].sort(([a], [b]) => compare(a, b)).map(printSection)
    return `## ${module}\n\n${sections.join('\n')}`
  })
  return [HEAD, ...modules].join('\n')
}

const compare = (a: string, b: string): number => (a < b ? -1 : 1)

function printSection([file, names]: [string, PublicName[]]): string {
  const texts = names.sort((a, b) => compare(a.name, b.name)).map(({ text }) => text)
  return `### ${file}\n\n\`\`\`ts\n${texts.join('\n\n')}\n\`\`\`\n`
}

function openProgram(): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const files = [...FACES.map(([, face]) => face), 'server/ostrov-server-widgets.d.ts']
  return ts.createProgram(
    files.map(file => join(root, file)),
    { ...options, types: ['node'] },
  )
}

function listNames(program: ts.Program, face: string): PublicName[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(face)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${face} exports nothing.`)
  return checker.getExportsOfModule(module).map(exported => {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
    const { declarations = [] } = isAlias ? checker.getAliasedSymbol(exported) : exported
    const [first] = declarations
    if (!first) throw new Error(`${face}: ${exported.name} is declared nowhere.`)
    return {
      name: exported.name,
      file: relative(root, first.getSourceFile().fileName).split(sep).join('/'),
      text: declarations.map(declaration => printDeclaration(declaration, checker)).join('\n'),
    }
  })
}

if (basename(process.argv[1] ?? '') === 'write-api.ts') {
  const file = join(root, 'docs/api.md')
  writeFileSync(file, describeApi())
  console.log(`made ${relative(root, file)}`)
}
