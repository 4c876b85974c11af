import { writeFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import ts from 'typescript'
import { root } from '../root.ts'
import { MOST_USED, TOPICS } from './api-topics.ts'
import { describeDeclaration, readDoc } from './describe-declaration.ts'
import { printDeclaration } from './print-declaration.ts'

/** The modules of the package, each with the file that is its public face. */
const FACES = [
  ['ostrov', 'core/index.ts'],
  ['ostrov/react', 'loader/app/index.ts'],
  ['ostrov/server', 'server/index.ts'],
] as const

const HEAD = `# API

What an app or a script of your own may import from the package. Components are not here: they come from
\`ostrov/widgets/<name>\`, and [Embedding](embedding.md#in-a-react-app) tells how to use them.
`

const FOOT = `## For maintainers

Made by \`npm run docs\` from the sources: to change a text here, change the doc comment in the file that the first line of
its code names. Headings and their order stand in \`tools/docs/api-topics.ts\`.
`

interface PublicName {
  name: string
  /** Where it is declared, from the project's root. */
  file: string
  text: string
  /** What it is for, and what it takes. */
  words: string
}

/** The page as the sources want it. */
export function describeApi(): string {
  const program = openProgram()
  const modules = FACES.map(([module, face]) => ({ module, names: listNames(program, join(root, face)) }))
  return [HEAD, printMostUsed(modules), ...modules.map(printModule), FOOT].join('\n')
}

interface Module {
  module: string
  names: readonly PublicName[]
}

const compare = (a: string, b: string): number => (a < b ? -1 : 1)

/** Headings of the page are its links' targets; no two are alike. */
const linkTopic = (topic: string): string => `#${topic.toLowerCase().replaceAll(' ', '-')}`

function findTopic(module: string, file: string): string {
  const topic = TOPICS[module]?.[file]
  if (!topic) throw new Error(`Say in tools/docs/api-topics.ts what ${file} of ${module} is about.`)
  return topic
}

function printMostUsed(modules: readonly Module[]): string {
  const rows = MOST_USED.map(({ want, name, module: from }) => {
    const found = modules.find(({ module }) => module === from)?.names.find(one => one.name === name)
    if (!found) throw new Error(`${from} exports no ${name}.`)
    return `| ${want} | [\`${name}\`](${linkTopic(findTopic(from, found.file))}) | \`${from}\` |`
  })
  return ['## Most used', '', '| to | import | from |', '|---|---|---|', ...rows, ''].join('\n')
}

function printModule({ module, names }: Module): string {
  const byFile = Map.groupBy(names, ({ file }) => file)
  for (const file of byFile.keys()) findTopic(module, file)
  const sections = Object.entries(TOPICS[module] ?? {}).map(([file, topic]) => {
    const own = byFile.get(file)
    if (!own) throw new Error(`${module} exports nothing of ${file}.`)
    return printSection(module, file, topic, own)
  })
  return `## ${module}\n\n${sections.join('\n')}`
}

function printSection(module: string, file: string, topic: string, names: readonly PublicName[]): string {
  const sorted = [...names].sort((a, b) => compare(a.name, b.name))
  const texts = sorted.map(({ text }) => text)
  const from = `// from '${module}', of ${file}`
  const examples = MOST_USED.filter(
    one => one.module === module && names.some(({ name }) => name === one.name),
  )
  const codes = examples.map(({ example }) => `\`\`\`tsx\n${example}\n\`\`\`\n\n`).join('')
  const told = sorted.filter(one => one.words !== '')
  const others = sorted.filter(one => one.words === '').map(({ name }) => `\`${name}\``)
  const words = [...told.map(one => one.words), ...(others.length > 0 ? [`Also ${others.join(', ')}.`] : [])]
    .map(text => `${text}\n\n`)
    .join('')
  const code = `\`\`\`ts\n${[from, ...texts].join('\n\n')}\n\`\`\``
  return `### ${topic}\n\n${codes}${words}<details>\n<summary>Declarations</summary>\n\n${code}\n\n</details>\n`
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
      words: describeName(exported.name, declarations, checker),
    }
  })
}

function describeName(
  name: string,
  declarations: readonly ts.Declaration[],
  checker: ts.TypeChecker,
): string {
  const doc = declarations.map(readDoc).find(text => text !== '')
  const parts = declarations.map(one => describeDeclaration(one, checker)).filter(text => text !== '')
  return doc === undefined && parts.length === 0
    ? ''
    : [`**\`${name}\`**${doc ? `: ${doc}` : ''}`, ...parts].join('\n\n')
}

if (basename(process.argv[1] ?? '') === 'write-api.ts') {
  const file = join(root, 'docs/api.md')
  writeFileSync(file, describeApi())
  console.log(`made ${relative(root, file)}`)
}
