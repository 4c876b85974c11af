import { signal } from '@preact/signals-core'

export function createAdminCategoryTree() {
  const isOpen = signal(false)
  return {
    isOpen,
    toggle() {
      isOpen.value = !isOpen.peek()
    },
  }
}
