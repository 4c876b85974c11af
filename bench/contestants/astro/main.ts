/**
 * As Astro brings up an island that loads at once: an element of its own for each, which imports its component and the
 * renderer, reads its props and renders.
 */
class AstroIsland extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const [component, renderer] = await Promise.all(
      ['component-url', 'renderer-url'].map(name => import(/* @vite-ignore */ this.getAttribute(name) ?? '')),
    )
    const hydrate = renderer.render(this)
    await hydrate(component.View, JSON.parse(this.getAttribute('props') ?? '{}'))
    this.removeAttribute('ssr')
    this.dispatchEvent(new CustomEvent('astro:hydrate'))
  }
}
customElements.define('astro-island', AstroIsland)
