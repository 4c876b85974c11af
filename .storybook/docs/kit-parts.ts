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

/** The components of the kit that a story's source imports, as their own sources describe them. */
export function listParts(story: string, modules: Readonly<Record<string, Module>>): Part[] {
  return listImports(story).flatMap(({ name, path }) =>
    describePart(name, path, modules[path.replace('#kit/', '../../widgets/_kit/')]?.[name]),
  )
}

/** Their names alone: components begin with a capital letter. */
export const listPartNames = (story: string): string[] =>
  listImports(story)
    .map(({ name }) => name)
    .filter(name => /^[A-Z]/.test(name))

const listImports = (story: string): { name: string; path: string }[] =>
  [...story.matchAll(/^import \{([^}]*)\} from '(#kit\/[^']+\.tsx)'$/gm)].flatMap(
    ([, names = '', path = '']) => names.split(',').map(name => ({ name: name.trim(), path })),
  )

function describePart(name: string, path: string, component: unknown): Part[] {
  const told = (component as { __docgenInfo?: { props?: Readonly<Record<string, DocgenProp>> } } | undefined)
    ?.__docgenInfo
  if (!told) return []
  const props = Object.entries(told.props ?? {}).map(([prop, described]) => describeProp(prop, described))
  return [{ name, path, props }]
}

const describeProp = (
  name: string,
  { required = false, tsType, description = '', defaultValue }: DocgenProp,
): PartProp => ({
  name,
  type: tsType?.raw ?? tsType?.name ?? '',
  preset: required ? null : (defaultValue?.value ?? 'none'),
  meaning: description,
})
