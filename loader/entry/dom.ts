/**
 * The DOM's methods as the prototypes carry them. Markup such as `<img name="querySelectorAll">` or
 * `<input name="getAttribute">` replaces members of `document` and of forms, and a placeholder may be a form.
 * A form's prototype inherits all that elements have.
 */
export const { closest, dispatchEvent, getAttribute, querySelectorAll, requestSubmit, setAttribute } =
  HTMLFormElement.prototype
