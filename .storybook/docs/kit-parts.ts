import type { KitFacts, PartFacts, Shape } from './kit-types.ts'

/** A prop as its component's source declares it. */
export interface PartProp {
  name: string
  type: string
  /** Null where it must be given. */
  preset: string | null
  meaning: string
}

export interface Part {
  name: string
  path: string
  props: readonly PartProp[]
  /** What its lists hold. */
  shapes: readonly Shape[]
  example: string | null
}

interface DocgenType {
  name: string
  raw?: string
}

interface DocgenProp {
  required?: boolean
  tsType?: DocgenType
  description?: string
  defaultValue?: { value: string } | null
}

type Module = Readonly<Record<string, unknown>>

/** The components of the kit that a source imports, without types. */
export const listImports = (source: string): { name: string; path: string }[] =>
  [...source.matchAll(/^import \{([^}]*)\} from '(#kit\/[^']+\.tsx)'$/gm)].flatMap(
    ([, names = '', path = '']) =>
      names
        .split(',')
        .map(name => name.trim())
        .filter(name => name && !name.startsWith('type '))
        .map(name => ({ name, path })),
  )

/** Their names alone: components begin with a capital letter. */
export const listPartNames = (story: string): string[] =>
  listImports(story)
    .map(({ name }) => name)
    .filter(name => /^[A-Z]/.test(name))

/** The components of the kit that a story's source imports, as their own sources describe them. */
export const listParts = (
  story: string,
  modules: Readonly<Record<string, Module>>,
  sources: Readonly<Record<string, string>>,
  facts: KitFacts,
): Part[] =>
  listImports(story).flatMap(({ name, path }) => {
    const file = path.replace('#kit/', KIT)
    const place = { file, sources }
    const props = listProps(modules[file]?.[name], place)
    const { props: written = [], shapes = [], example = null } = facts[path]?.[name] ?? {}
    return props ? [{ name, path, props: fillIn(props, written, place), shapes, example }] : []
  })

/** Docgen knows neither the type `readonly X[]`, nor what an interface takes over from another, nor the values of a named type. */
const fillIn = (props: readonly PartProp[], written: PartFacts['props'], place: Place): PartProp[] => [
  ...written
    .filter(({ name }) => !props.some(prop => prop.name === name))
    .map(({ name, type, isOptional, meaning }) =>
      describeProp(name, { required: !isOptional, tsType: { name: type }, description: meaning }, place),
    ),
  ...props.map(prop => ({
    ...prop,
    type:
      prop.type === 'unknown' || /^[A-Z]\w*$/.test(prop.type)
        ? (written.find(({ name }) => name === prop.name)?.type ?? prop.type)
        : prop.type,
  })),
]

const KIT = '../../widgets/_kit/'

/** The file that declares a component, among all of the kit. */
interface Place {
  file: string
  sources: Readonly<Record<string, string>>
}

/** The props of a component with their defaults, also those that its body or another part gives; null of what is no component. */
export function listProps(component: unknown, place: Place = { file: '', sources: {} }): PartProp[] | null {
  const told = (component as { __docgenInfo?: { props?: Readonly<Record<string, DocgenProp>> } } | undefined)
    ?.__docgenInfo
  if (!told) return null
  return Object.entries(told.props ?? {}).map(([name, described]) => describeProp(name, described, place))
}

const describeProp = (
  name: string,
  { required = false, tsType, description = '', defaultValue }: DocgenProp,
  place: Place,
): PartProp => {
  const type = tsType?.raw ?? tsType?.name ?? ''
  const given = defaultValue?.value ?? findDefault(name, place)
  // A flag that nobody gives is not set.
  const preset = given ?? (/^boolean(?: \| undefined)?$/.test(type) ? 'false' : 'none')
  return { name, type, preset: required ? null : preset, meaning: description }
}

/** The value that a prop gets in the file of its component, or in the part that it is handed on to; null where there is none. */
function findDefault(prop: string, { file, sources }: Place): string | null {
  const source = sources[file] ?? ''
  const own = findOwnDefault(prop, source)
  if (own !== null) return own
  for (const { path, name } of listHandedOn(prop, source)) {
    const other = path.startsWith('./') ? file.replace(/[^/]+$/, path.slice(2)) : path.replace('#kit/', KIT)
    const found = other === file ? null : findOwnDefault(name, sources[other] ?? '')
    if (found !== null) return found
  }
  return null
}

/** The parts that get a prop, under the name that it has there, and what is loaded later, which takes on props by their names. */
function listHandedOn(prop: string, source: string): { path: string; name: string }[] {
  const handed = [...source.matchAll(/<([A-Z]\w*)\s([^<]*?)\/?>\n/g)].flatMap(([, part = '', given = '']) => {
    const [, name] = new RegExp(`(\\w+)=\\{(?:\\w+\\.)?${prop}\\}`).exec(given) ?? []
    const [, path] = new RegExp(`import \\{[^}]*\\b${part}\\b[^}]*\\} from '([^']+)'`).exec(source) ?? []
    return name && path ? [{ path, name }] : []
  })
  const later = [...source.matchAll(/import\('([^']+)'\)/g)].map(([, path = '']) => ({ path, name: prop }))
  return [...handed, ...(new RegExp(`\\{ ${prop} \\}`).test(source) ? later : [])]
}

/**
 * The value that a prop gets where the props are taken apart in the body, or in a hook that gets them whole, or where it
 * is read; null where there is none, or several that differ.
 */
function findOwnDefault(prop: string, source: string): string | null {
  const takenApart = [
    ...source.matchAll(/\{([^{}]*)\}(?: = \w+(?:\.current)?$|: (?:[A-Z]\w*(?:<\w+>)?(?:[),]| &)|\{))/gm),
  ]
  const given = takenApart.flatMap(([, names = '']) => {
    const value = splitNames(names).find(name => name.startsWith(`${prop} = `))
    return value === undefined ? [] : [readConstant(value.slice(prop.length + 3), source)]
  })
  const read = new RegExp(`\\.${prop}(?:\\?\\.current)? \\?\\? ([\\w.]+|'[^']*')\\)`).exec(source)?.[1]
  const [found = read ?? null] = given
  return given.every(value => value === found) ? found : null
}

/** Names taken out of an object, each with its default, which may have commas of its own. */
function splitNames(names: string): string[] {
  let depth = 0
  const apart = [...names].map(letter => {
    depth += Number('([{'.includes(letter)) - Number(')]}'.includes(letter))
    return letter === ',' && depth === 0 ? '\n' : letter
  })
  return apart
    .join('')
    .split('\n')
    .map(name => name.trim())
}

/** A constant of the same file is told by its value. */
const readConstant = (value: string, source: string): string =>
  new RegExp(`^(?:export )?const ${value.replaceAll(/\W/g, '\\$&')} = (.+)$`, 'm').exec(source)?.[1] ?? value

/** What controls tell of some of a component's props. */
export const describeArgs = (component: unknown, names: readonly string[]) =>
  Object.fromEntries(
    (listProps(component) ?? [])
      .filter(({ name }) => names.includes(name))
      .map(({ name, type, preset, meaning }) => [
        name,
        {
          description: meaning,
          table: {
            type: { summary: type },
            defaultValue: { summary: preset === 'none' ? 'optional' : (preset ?? 'required') },
          },
        },
      ]),
  )
