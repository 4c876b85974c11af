import { signal } from '@preact/signals-core'

export function createAdminOrderDeliveryDetail() {
  const isOpen = signal(false)
  return {
    isOpen,
    toggle() {
      isOpen.value = !isOpen.peek()
    },
  }
}
