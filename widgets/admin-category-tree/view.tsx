import type { ReactNode } from 'react'
import type { Island } from '#core/widget.ts'
import { useModel } from '#kit/react/use-model.ts'
import { StaffOnly } from '#kit/staff/staff-only.tsx'
import { Editor } from './editor.tsx'
import { createCategoryTree } from './model.ts'
import type { params } from './params.ts'

/** For staff: the tree of categories, and the details of one beside it. */
export function View({ params: { id } }: Island<typeof params>): ReactNode {
  return (
    <StaffOnly>
      <Categories id={id} />
    </StaffOnly>
  )
}

function Categories({ id }: { id: string }): ReactNode {
  const model = useModel(() => createCategoryTree(id))
  return <Editor model={model} />
}
