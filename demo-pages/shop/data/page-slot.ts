/** Stands in the params of a page's own editor for the id of the page. */
export const PAGE_SLOT = '{page}'
