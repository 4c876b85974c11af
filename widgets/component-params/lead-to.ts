/** The way to the edited page as visitors see it, now or once its draft is published. */
export function leadTo(view: 'visit' | 'preview', href: string): string {
  const url = new URL(href)
  url.searchParams.delete('edit')
  url.searchParams.delete('preview')
  if (view === 'preview') url.searchParams.set('preview', '')
  return url.pathname + url.search
}

/** Whether the address asks for the editing; on other pages the editor is a part like any other. */
export const isEditAsked = (): boolean => new URLSearchParams(location.search).has('edit')

/** The component that the page's address names, as the list of all pages leads to it. */
export function findAsked(): HTMLElement | null {
  const [, pk] = /^#component-(\w+)$/.exec(location.hash) ?? []
  return pk ? document.querySelector<HTMLElement>(`[data-component][data-component-pk="${pk}"]`) : null
}
