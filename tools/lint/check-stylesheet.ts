import { readFileSync } from 'node:fs'
import { type Declaration, type Rule, transform } from 'lightningcss'

const PHYSICAL =
  /^(left|right|top|bottom|(min-|max-)?(width|height)|(margin|padding)-(left|right|top|bottom)|border-(left|right|top|bottom)(-.+)?|overflow-[xy])$/
const PHYSICAL_SIDES = /^(float|clear|text-align)$/

/** What a stylesheet does against the house rules: each with its file and the line of its rule. */
export function checkStylesheet(file: string, name: string, { mayHaveColors = false } = {}): string[] {
  const faults: string[] = []
  let line = 1
  const blame = (fault: string): void => {
    faults.push(`${name}:${line} ${fault}`)
  }
  transform({
    filename: file,
    code: readFileSync(file),
    visitor: {
      StyleSheet(sheet) {
        for (const rule of sheet.rules) for (const fault of checkReach(rule)) faults.push(`${name} ${fault}`)
      },
      Rule: {
        style(rule) {
          line = rule.value.loc.line + 1
        },
      },
      Color(color) {
        // A system colour (a string here) follows the visitor's own palette.
        const isPlain =
          typeof color === 'string' ||
          color.type === 'currentcolor' ||
          ('alpha' in color && color.alpha === 0)
        if (!isPlain && !mayHaveColors) blame('names a colour; use a token')
      },
      Selector(selector) {
        if (selector.some(part => part.type === 'id')) blame('selects by id')
      },
      Declaration(declaration) {
        for (const fault of checkDeclaration(declaration)) blame(fault)
      },
    },
  })
  return faults
}

/** A class or a mark that only islands have. */
const OURS = /"name":"(?:ostrov|data-)/

/** A page meets our styles in two ways: its tokens win over ours, and no rule of ours reaches what is not an island. */
function checkReach(rule: Rule): string[] {
  switch (rule.type) {
    case 'keyframes':
    // A part of the kit that few widgets need comes with theirs.
    case 'import':
      return []
    case 'layer-block':
      return rule.value.name?.join('.') === 'ostrov' ? [] : ['has a layer that is not ostrov']
    case 'media':
    case 'container':
      return rule.value.rules.flatMap(checkReach)
    // A sheet of paper by a name of ours is nobody else's until a rule asks for it.
    case 'page':
      return rule.value.selectors.length > 0 &&
        rule.value.selectors.every(({ name }) => name?.startsWith('ostrov-'))
        ? []
        : ['has a rule (page) outside .ostrov']
    // What a property of ours is concerns those alone who set it.
    case 'property':
      return rule.value.name.startsWith('--ostrov-') ? [] : ['registers a property that is not ours']
    case 'position-try':
      return rule.value.name.startsWith('--ostrov-') ? [] : ['names a place that is not ours']
    case 'style':
      return rule.value.selectors.every(selector => OURS.test(JSON.stringify(selector)))
        ? []
        : ['has a rule that reaches beyond islands; start it with .ostrov']
    default:
      return [`has a rule (${rule.type}) outside .ostrov`]
  }
}

function checkDeclaration(declaration: Declaration): string[] {
  const property = nameOf(declaration)
  const value = JSON.stringify(declaration.value)
  if (PHYSICAL.test(property)) return [`sets ${property}; use its logical form`]
  if (PHYSICAL_SIDES.test(property) && /"(left|right)"/.test(value))
    return [`sets ${property} to a side of the screen`]
  return property === 'font-size' && /"unit":"px"/.test(value) ? ['sets font-size in px; use a token'] : []
}

function nameOf(declaration: Declaration): string {
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property
  return declaration.property === 'custom' ? declaration.value.name : declaration.property
}
