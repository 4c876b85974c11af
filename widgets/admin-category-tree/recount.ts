import { type Category, categoriesTree } from '#core/api/categories/categories.ts'
import { toFailure } from '#core/http/failure.ts'
import { read } from '#core/http/read.ts'
import type { TreeModel } from '#core/state/tree-model.ts'

export const list = async (query: Record<string, string>): Promise<readonly Category[]> =>
  (await read(categoriesTree, { query })).results

/**
 * What a branch left, and what it came to, has other products: those categories and all above them say anew how many.
 * Nothing else of a row is taken over, and a count that does not come stays as it was until the branch is read again.
 */
export async function recount(
  tree: TreeModel<Category>,
  ...parents: readonly (string | null)[]
): Promise<void> {
  for (const reveal of parents) {
    const rows = reveal === null ? [] : await list({ reveal }).catch(toFailure)
    for (const { id, branch_products } of rows instanceof Error ? [] : rows) {
      const row = tree.tree.peek().rows.get(id)
      if (row && row.branch_products !== branch_products) tree.putRow({ ...row, branch_products })
    }
  }
}
