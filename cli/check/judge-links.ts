import type { Remark } from './finding.ts'
import { type LinkedFile, listLinkedFiles, takeHashOff } from './linked-files.ts'
import type { BuiltFile } from './manifest.ts'
import { isLoadedByApp } from './read-config.ts'
import { findBuild, nameComponent, type Reading, type Rule } from './reading.ts'
import { readAttribute, type Tag } from './tag.ts'

/** What a page should link beside the loader: the styles of its components, and what they wake with. */
export const judgeLinks: Rule = reading => {
  const build = findBuild(reading)
  const [first] = reading.page.placeholders
  // The bundle of an app has the styles and the widgets, too.
  if (!build || !first || isLoadedByApp(reading.config)) return []
  const linked = listLinkedFiles(reading)
  const has = (rel: LinkedFile['rel'], { file }: BuiltFile): boolean =>
    // One of another build is told as such; it was meant to be this one.
    linked.some(link => link.rel === rel && takeHashOff(link.name) === takeHashOff(file))
  const remarks: Remark[] = []
  if (!has('stylesheet', build.css))
    remarks.push({
      kind: 'stylesheet-missing',
      at: first.at,
      problem: `The page does not link "${build.css.file}".`,
      fix: `Put <link rel="stylesheet" href="…/${build.css.file}" integrity="${build.css.integrity}" crossorigin> into its head.`,
    })
  const early = listEarly(reading)
  const shared = build.shared.filter(file => !has('modulepreload', file))
  if (early.length > 0 && shared.length > 0) remarks.push(describePreload(first, 'every island', shared))
  for (const [component, tag] of listFirst(reading)) {
    const widget = build.widgets[component]
    if (!widget) continue
    for (const css of widget.css.filter(file => !has('stylesheet', file)))
      remarks.push(describeStyle(tag, component, css))
    const files = widget.files.filter(file => !has('modulepreload', file))
    if (early.includes(component) && files.length > 0)
      remarks.push(describePreload(tag, `"${component}"`, files))
  }
  return [...remarks, ...judgeUnused(reading, linked)]
}

/** The first placeholder of each component of the page. */
const listFirst = ({ manifest, page }: Reading): Map<string, Tag> =>
  new Map(
    page.placeholders
      .filter(tag => Object.hasOwn(manifest.widgets, nameComponent(tag)))
      .reverse()
      .map(tag => [nameComponent(tag), tag]),
  )

/** Components that wake by themselves; what waits for a touch or another window is not worth every visit's bytes. */
const listEarly = ({ manifest, page }: Reading): string[] =>
  page.placeholders.flatMap(tag => {
    const component = nameComponent(tag)
    const when = readAttribute(tag, 'data-when') || manifest.widgets[component]?.when
    return when && !/^(?:interaction|media)/.test(when) ? [component] : []
  })

const describeStyle = (tag: Tag, component: string, { file, integrity }: BuiltFile): Remark => ({
  kind: 'style-late',
  at: tag.at,
  component,
  problem: `The page does not link "${file}", the styles of "${component}".`,
  fix: `Put <link rel="stylesheet" href="…/${file}" integrity="${integrity}" crossorigin> into its head.`,
})

const describePreload = (tag: Tag, what: string, files: readonly BuiltFile[]): Remark => ({
  kind: 'preload-missing',
  at: tag.at,
  component: nameComponent(tag),
  problem: `The page does not preload what ${what} wakes with: ${files.map(({ file }) => file).join(', ')}.`,
  fix: 'Put <link rel="modulepreload" href="…" integrity="…" crossorigin> for each into its head.',
})

/** What is preloaded for components that are not here. */
function judgeUnused(reading: Reading, linked: readonly LinkedFile[]): Remark[] {
  const build = findBuild(reading)
  const here = new Set(reading.page.placeholders.map(nameComponent))
  // Whose name is wrong may be the one that needs it.
  if ([...here].some(name => !Object.hasOwn(reading.manifest.widgets, name))) return []
  const needed = new Set(
    [
      ...(build?.shared ?? []),
      ...(build ? [build.loader] : []),
      ...Object.entries(build?.widgets ?? {}).flatMap(([name, { files }]) => (here.has(name) ? files : [])),
    ].map(({ file }) => file),
  )
  return linked
    .filter(
      ({ built, market, name, rel }) =>
        rel === 'modulepreload' && built && market === reading.market && !needed.has(name),
    )
    .map(({ name, tag }) => ({
      kind: 'preload-unused',
      at: tag.at,
      problem: `The page preloads "${name}", which none of its components needs.`,
      fix: 'Link just the files that manifest.json names for the components of this page.',
    }))
}
