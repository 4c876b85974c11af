import { useOf } from '@storybook/addon-docs/blocks'
import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Widget } from '#core/widget.ts'

const WIDGETS = import.meta.glob<{ widget: Widget }>('../../widgets/*/index.ts')
const TEXTS = import.meta.glob<object>('../../widgets/[a-z]*/**/*messages.ts')

const pages = new Map<string, ComponentType>()

/** Of a widget or of a part of the kit. A story needs neither, so each is loaded when it is read. */
export function DocsPage(): ReactNode {
  const file = String(useOf('meta').preparedMeta.parameters.fileName)
  const Page = pages.get(file) ?? lazy(() => loadPage(file))
  pages.set(file, Page)
  return <Page />
}

async function loadPage(file: string): Promise<{ default: ComponentType }> {
  const name = /^\.\/stories\/([a-z-]+)\.stories\.tsx$/.exec(file)?.[1] ?? ''
  const loadWidget = WIDGETS[`../../widgets/${name}/index.ts`]
  if (!loadWidget) {
    const { KitPage } = await import('./kit-page.tsx')
    return { default: () => <KitPage file={file} /> }
  }
  const [{ WidgetPage }, { widget }, texts] = await Promise.all([
    import('./widget-page.tsx'),
    loadWidget(),
    loadTexts(name),
  ])
  return { default: () => <WidgetPage name={name} widget={widget} texts={texts} /> }
}

async function loadTexts(widget: string): Promise<Record<string, object>> {
  const own = Object.entries(TEXTS).filter(([path]) => path.startsWith(`../../widgets/${widget}/`))
  return Object.fromEntries(await Promise.all(own.map(async ([path, load]) => [path, await load()] as const)))
}
