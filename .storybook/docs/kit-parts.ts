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
): Part[] =>
  listImports(story).flatMap(({ name, path }) => {
    const file = path.replace('#kit/', '../../widgets/_kit/')
    const props = listProps(modules[file]?.[name], sources[file])
    return props ? [{ name, path, props }] : []
  })

/** The props of a component with their defaults, also those that its body gives; null of what is no component. */
export function listProps(component: unknown, source = ''): PartProp[] | null {
  const told = (component as { __docgenInfo?: { props?: Readonly<Record<string, DocgenProp>> } } | undefined)
    ?.__docgenInfo
  if (!told) return null
  return Object.entries(told.props ?? {}).map(([name, described]) => describeProp(name, described, source))
}

const describeProp = (
  name: string,
  { required = false, tsType, description = '', defaultValue }: DocgenProp,
  source: string,
): PartProp => ({
  name,
  type: tsType?.raw ?? tsType?.name ?? '',
  preset: required ? null : (defaultValue?.value ?? findDefault(name, source) ?? 'none'),
  meaning: description,
})

/**
 * The value that a prop gets where the props are taken apart in the body, or in a hook that gets them whole; null where
 * there is none, or several that differ.
 */
function findDefault(prop: string, source: string): string | null {
  const takenApart = [...source.matchAll(/\{([^{}]*)\}(?: = \w+(?:\.current)?$|: [A-Z]\w*(?:<\w+>)?\))/gm)]
  const given = takenApart.flatMap(([, names = '']) => {
    const value = new RegExp(`(?:^|[\\s,])${prop} = ([^,\\n]+?)\\s*(?:,|$)`).exec(names)?.[1]
    return value === undefined ? [] : [readConstant(value, source)]
  })
  const [found = null] = given
  return given.every(value => value === found) ? found : null
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
          table: { type: { summary: type }, defaultValue: { summary: preset ?? 'required' } },
        },
      ]),
  )
