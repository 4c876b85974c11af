import { Component, type ReactNode } from 'react'

interface Watcher {
  onMount: () => void
  /** Something below threw; `retry` renders it anew. */
  onThrow: (thrown: unknown, retry: () => void) => void
}

/** Keeps what an island throws inside it. */
export class Boundary extends Component<{ children: ReactNode; watcher: Watcher }, { hasThrown: boolean }> {
  static getDerivedStateFromError(): { hasThrown: boolean } {
    return { hasThrown: true }
  }

  override state = { hasThrown: false }

  override componentDidMount(): void {
    if (!this.state.hasThrown) this.props.watcher.onMount()
  }

  override componentDidUpdate(): void {
    this.componentDidMount()
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.watcher.onThrow(thrown, () => this.setState({ hasThrown: false }))
  }

  override render(): ReactNode {
    return this.state.hasThrown ? null : this.props.children
  }
}
