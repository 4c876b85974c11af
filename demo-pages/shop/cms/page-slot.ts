/** Stands in the params of a page's own editor for the id of the page. */
export const PAGE_SLOT = '{page}'

/** Stands in a page's path and in its params for the token of the one buy-back or order that is shown. */
export const TOKEN_SLOT = '{token}'
