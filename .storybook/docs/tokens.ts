import sheet from '#kit/tokens.css?raw'

/** A custom property of `tokens.css`; its name without `--ostrov-` and the group. */
interface Token {
  name: string
  value: string
}

const ALL: readonly Token[] = [
  ...(/:root \{([^}]*)\}/.exec(sheet)?.[1] ?? '').matchAll(/--ostrov-([\w-]+):\s*([^;]+);/g),
].map(([, name = '', value = '']) => ({ name, value: value.replace(/\s+/g, ' ') }))

const isOf = ({ name }: Token, group: string): boolean => name === group || name.startsWith(`${group}-`)

/** The tokens of a group in their order. */
export const listTokens = (group: string): Token[] =>
  ALL.filter(token => isOf(token, group)).map(({ name, value }) => ({
    name: name.slice(group.length + 1) || name,
    value,
  }))

export const findToken = (name: string): string => ALL.find(token => token.name === name)?.value ?? ''

/** Of `light-dark(a, b)` the one that shows. */
export const pickScheme = (value: string, scheme: 'light' | 'dark'): string => {
  const [light = value, dark = value] = /^light-dark\((.+?),\s*((?:#|rgb\().+)\)$/.exec(value)?.slice(1) ?? []
  return scheme === 'light' ? light : dark
}

/** Tokens of none of these groups: what nobody has shown yet. */
export const listOthers = (groups: readonly string[]): string[] =>
  ALL.filter(token => !groups.some(group => isOf(token, group))).map(({ name }) => name)

/** How much an element's text stands out of its own background, as WCAG counts it: 1 to 21. */
export function measureContrast(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element)
  const [darker = 0, lighter = 0] = [color, backgroundColor].map(measureLuminance).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function measureLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(part => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const guides = import.meta.glob<string>('../../docs/theming.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What each colour is for, by its name, as the table of the page on theming says. */
export const ROLES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...Object.values(guides)
      .join('')
      .matchAll(/^\| `--ostrov-color-([\w-]+)` \|.+\| ([^|]+) \|$/gm),
  ].map(([, name = '', role = '']) => [name, role]),
)
