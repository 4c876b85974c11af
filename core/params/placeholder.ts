/** The JSON script of a placeholder that holds its params; it stays there for whoever copies or restores the page. */
export const PARAMS_SCRIPT = ':scope > script[type="application/json"]:not([data-ostrov])'
export const PARAMS_ATTRIBUTE = 'data-params'

/** What is needed of an element to read its params. */
interface Readable {
  getAttribute(name: string): string | null
  querySelector(selector: string): { textContent: string | null } | null
}

/**
 * The params of a placeholder as the server wrote them: the script counts where there is an attribute too. `methods`
 * are the ones to call where those of the element itself may be hidden by DOM clobbering.
 */
export const readParamsText = (element: Readable, methods: Readable = element): string | null =>
  methods.querySelector.call(element, PARAMS_SCRIPT)?.textContent ??
  methods.getAttribute.call(element, PARAMS_ATTRIBUTE)
