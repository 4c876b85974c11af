import { isLoadedByApp } from './config.ts'
import { listLinkedFiles, takeHashOff } from './files.ts'
import { nameComponent, readAttribute, readText, type Tag } from './html.ts'
import { type BuiltMarket, findBuild, type InlineSheet } from './manifest.ts'
import type { Check, Reading } from './reading.ts'
import type { Add } from './report.ts'
import { namesHash } from './script-hash.ts'

/** What the loader knows a stylesheet in the page by. */
const NAME = 'data-ostrov'

/** The stylesheets of the components: each in the page itself, as this build has it. */
export const checkStyles: Check = (reading, add) => {
  const build = findBuild(reading)
  if (!build || isLoadedByApp(reading.config)) return
  const inline = listInline(reading)
  for (const tag of inline) checkText(tag, build, add)
  const linked = listLinkedFiles(reading).filter(({ rel }) => rel === 'stylesheet')
  const seen = new Set<string>()
  for (const placeholder of reading.page.placeholders) {
    const component = nameComponent(placeholder)
    for (const sheet of build.widgets[component]?.css ?? []) {
      const is = (name: string | null) => takeHashOff(name ?? '') === takeHashOff(sheet.file)
      const link = linked.find(({ name }) => is(name))
      if (seen.has(sheet.file) || inline.some(tag => is(readAttribute(tag, NAME)))) continue
      seen.add(sheet.file)
      const fix = describeStyle(sheet)
      if (link) add('style-linked', link.tag.at, `The page links "${link.name}".`, { component, fix })
      else {
        const problem = `The page has no styles of "${component}" in its head.`
        add('style-late', placeholder.at, problem, { component, fix })
      }
    }
  }
}

const listInline = ({ page }: Reading): Tag[] =>
  page.tags.filter(tag => tag.name === 'style' && !tag.isInert && readAttribute(tag, NAME))

function checkText(tag: Tag, build: BuiltMarket, add: Add): void {
  const name = readAttribute(tag, NAME)
  const sheets = Object.values(build.widgets).flatMap(({ css }) => css)
  const sheet = sheets.find(({ file }) => file === name)
  if (!sheet) add('file-unknown', tag.at, `"${name}" is not a stylesheet of the build.`)
  else if (!namesHash(`'${sheet.integrity}'`, readText(tag).text))
    add('style-changed', tag.at, `The text of "${name}" is not that of the build.`)
}

const describeStyle = ({ file }: InlineSheet): string =>
  `Put <style ${NAME}="${file}">…</style> into its head, with the text that manifest.json has.`
