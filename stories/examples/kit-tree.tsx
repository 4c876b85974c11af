// The widget's style.css begins with: @import "../_kit/tree/tree.css";
import { type ReactNode, useState } from 'react'
import { type Category, categoriesTree, moveCategory } from '#core/api/categories/categories.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { createTreeModel } from '#core/state/tree-model.ts'
import { useModel } from '#kit/react/use-model.ts'
import { createTreeActions } from '#kit/tree/tree-actions.ts'
import { TreeHelp, TreeTools } from '#kit/tree/tree-tools.tsx'
import { TreeView } from '#kit/tree/tree-view.tsx'

const list = async (query: Record<string, string>): Promise<readonly Category[]> =>
  (await read(categoriesTree, { query })).results

const createCategories = () =>
  createTreeModel<Category>({
    load: parent => list(parent === null ? {} : { parent }),
    find: search => list({ search }),
    reveal: id => list({ reveal: id }),
    move: async (id, to, from) => (await write(moveCategory, { ...to, from }, { args: { id } })).data,
  })

export function Categories(): ReactNode {
  const model = useModel(createCategories)
  const [actions] = useState(() => createTreeActions(model))
  const [shown, setShown] = useState<string | null>(null)
  return (
    <>
      <TreeTools model={model} actions={actions} />
      <TreeView
        label="Categories"
        model={model}
        actions={actions}
        shown={shown}
        empty="There is no category yet."
        onOpen={setShown}
      />
      <TreeHelp />
    </>
  )
}
