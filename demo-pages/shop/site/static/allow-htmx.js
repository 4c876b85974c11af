// htmx makes nodes of the text that it fetched, from this very site alone; under Trusted Types that takes a policy. It
// makes each script element of a fragment anew, those that only hold an island's params too. None with code in it would
// run: the page's policy allows no inline script.
const allow = text => text
const policy = window.trustedTypes?.createPolicy('laguna-htmx', { createHTML: allow, createScript: allow })

if (policy) window.htmx.registerExtension('laguna-policy', { init: api => api.initSecurity(policy) })
