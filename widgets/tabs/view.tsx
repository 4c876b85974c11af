import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { getLanguage } from '#core/intl/translate.ts'
import { report } from '#core/report.ts'
import type { Content, Island } from '#core/widget.ts'
import { Slot } from '#kit/react/slot.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { catchFocus } from './catch-focus.ts'
import { t } from './messages.ts'
import { createTabs } from './model.ts'
import type { params } from './params.ts'
import { showPanel } from './show-panel.ts'
import { type SplitContent, splitContent } from './split-content.ts'
import { TabList } from './tab-list.tsx'

type OwnIsland = Island<typeof params>

/** Sections of the server's markup as tabs; without scripts they stand one under the other. */
export function View(island: OwnIsland): ReactNode {
  const { content, pk } = island
  const [split] = useState(() => splitContent((content?.nodes ?? []) as readonly ChildNode[]))
  const isEmpty = content !== undefined && split.parts.length === 0
  useEffect(() => {
    if (isEmpty)
      report(`component "tabs" (pk ${pk}) found neither an element with data-tab nor a heading inside.`)
  }, [isEmpty, pk])
  if (!content) return null
  if (isEmpty) return <Slot content={content} nodes={split.intro} />
  return <Tabs {...island} content={content} split={split} />
}

function Tabs({
  params,
  pk,
  content,
  split: { intro, parts },
}: OwnIsland & { content: Content; split: SplitContent }): ReactNode {
  useSignals()
  const id = useUniqueId()
  const root = useRef<HTMLDivElement>(null)
  const model = useModel(() =>
    createTabs({ parts, place: pk || parts[0]?.name || '', memoryMinutes: params.memoryMinutes }),
  )
  const active = model.active.value
  const sought = model.sought.value
  const tabs = parts.map(({ label, name }, index) => ({
    name,
    label: label ?? t('unnamed', { number: index + 1 }),
  }))

  useLayoutEffect(() => showPanel(listPanels(root.current), active), [active])
  useLayoutEffect(() => {
    const row = root.current?.querySelector(':scope > .ostrov')
    if (!sought || !row) return
    // A tab that is asked for by its own name is shown with the row that it is chosen from.
    const isWhole = parts[sought.index]?.opening === sought.element
    ;(isWhole ? row : sought.element).scrollIntoView()
    const panel = listPanels(root.current)[sought.index]
    if (sought.isFollowed && panel) catchFocus(isWhole ? panel : sought.element)
  }, [sought, parts])
  useEffect(() => {
    // Found by the browser's own search, which looks into closed panels too.
    const openFound = ({ target }: Event) => {
      const index = listPanels(root.current).indexOf(target as HTMLElement)
      if (index >= 0) model.open(index)
    }
    const { current } = root
    current?.addEventListener('beforematch', openFound)
    return () => current?.removeEventListener('beforematch', openFound)
  }, [model])

  return (
    <div ref={root} className="ostrov-tabs">
      <Slot content={content} nodes={intro} />
      <div className="ostrov" lang={getLanguage()}>
        <TabList id={id} model={model} label={params.label || t('list')} tabs={tabs} />
      </div>
      {parts.map(({ heading, nodes, name }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          className="ostrov-tabs-panel"
          data-heading={heading}
          aria-labelledby={`${id}-tab-${index}`}
          aria-hidden={index !== active || undefined}
          tabIndex={index === active ? 0 : undefined}
        >
          {heading === 'none' && <p className="ostrov-tabs-title">{tabs[index]?.label}</p>}
          <Slot content={content} nodes={nodes} />
        </div>
      ))}
    </div>
  )
}

const listPanels = (root: Element | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(':scope > .ostrov-tabs-panel') ?? []),
]
