// A form that led to this page has changed the cart; the badges in the browser's other tabs read it anew.
if (globalThis.BroadcastChannel) new BroadcastChannel('ostrov:cart').postMessage(null)
