import { signal } from '@preact/signals-core'

export function createAdminOrderDeliveryGrid() {
  const isOpen = signal(false)
  return {
    isOpen,
    toggle() {
      isOpen.value = !isOpen.peek()
    },
  }
}
