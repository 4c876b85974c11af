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
  const imports = [...story.matchAll(/^import \{([^}]*)\} from '(#kit\/[^']+\.tsx)'$/gm)]
  return imports.flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map(name => name.trim())
      .flatMap(name =>
        describePart(name, path, modules[path.replace('#kit/', '../../widgets/_kit/')]?.[name]),
      ),
  )
}

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
