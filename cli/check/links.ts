import { isLoadedByApp } from './config.ts'
import { type LinkedFile, listLinkedFiles, takeHashOff } from './files.ts'
import { nameComponent, readAttribute, type Tag } from './html.ts'
import { type BuiltFile, type BuiltMarket, findBuild, findComponent } from './manifest.ts'
import type { Check, Reading } from './reading.ts'
import type { Add } from './report.ts'

/** What a page should link beside the loader: the shared styles, and what its components wake with. */
export const checkLinks: Check = (reading, add) => {
  const build = findBuild(reading)
  const [first] = reading.page.placeholders
  // The bundle of an app has the styles and the widgets, too.
  if (!build || !first || isLoadedByApp(reading.config)) return
  const linked = listLinkedFiles(reading)
  const isUnlinked = (rel: LinkedFile['rel']) => (file: BuiltFile) =>
    // One of another build is reported as such; it was meant to be this one.
    !linked.some(link => link.rel === rel && takeHashOff(link.name) === takeHashOff(file.file))
  const early = new Set(listEarly(reading))
  for (const css of [build.css].filter(isUnlinked('stylesheet')))
    add('stylesheet-missing', first.at, `The page does not link "${css.file}".`, {
      fix: `Put <link rel="stylesheet" href="…/${css.file}" integrity="${css.integrity}" crossorigin> into its head.`,
    })
  if (early.size > 0)
    checkPreload(first, 'every island', build.shared.filter(isUnlinked('modulepreload')), add)
  for (const [component, tag] of listFirst(reading)) {
    const { files = [] } = build.widgets[component] ?? {}
    if (early.has(component))
      checkPreload(tag, `"${component}"`, files.filter(isUnlinked('modulepreload')), add)
  }
  checkUnused(reading, build, linked, add)
}

/** The first placeholder of each component of the page. */
const listFirst = ({ manifest, page }: Reading): Map<string, Tag> =>
  new Map(
    page.placeholders
      .filter(tag => findComponent(manifest, nameComponent(tag)))
      .reverse()
      .map(tag => [nameComponent(tag), tag]),
  )

/** Components that wake by themselves; what waits for a touch or another window is not worth every visit's bytes. */
const listEarly = ({ manifest, page }: Reading): string[] =>
  page.placeholders.flatMap(tag => {
    const component = nameComponent(tag)
    const when = readAttribute(tag, 'data-when') || findComponent(manifest, component)?.when
    return when && !/^(?:interaction|media)/.test(when) ? [component] : []
  })

function checkPreload(tag: Tag, what: string, missing: readonly BuiltFile[], add: Add): void {
  if (missing.length === 0) return
  const files = missing.map(({ file }) => file).join(', ')
  const problem = `The page does not preload what ${what} wakes with: ${files}.`
  add('preload-missing', tag.at, problem, { component: nameComponent(tag) })
}

/** What is preloaded for components that are not here. */
function checkUnused(
  { manifest, market, page }: Reading,
  build: BuiltMarket,
  linked: readonly LinkedFile[],
  add: Add,
) {
  const here = [...new Set(page.placeholders.map(nameComponent))]
  // Whose name is wrong may be the one that needs it.
  if (here.some(name => !findComponent(manifest, name))) return
  const files = [build.loader, ...build.shared, ...here.flatMap(name => build.widgets[name]?.files ?? [])]
  const needed = new Set(files.map(({ file }) => file))
  for (const { name, tag } of linked.filter(
    one => one.rel === 'modulepreload' && one.built && one.market === market && !needed.has(one.name),
  ))
    add('preload-unused', tag.at, `The page preloads "${name}", which none of its components needs.`)
}
