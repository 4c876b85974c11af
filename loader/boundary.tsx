import { Component, type ReactNode } from 'react'

interface Bounds {
  children: ReactNode
  onMount: () => void
  onCrash: (error: unknown) => void
}

/** Keeps a crash inside its island. */
export class Boundary extends Component<Bounds, { hasCrashed: boolean }> {
  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true }
  }

  override state = { hasCrashed: false }

  override componentDidMount(): void {
    if (!this.state.hasCrashed) this.props.onMount()
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error)
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children
  }
}
