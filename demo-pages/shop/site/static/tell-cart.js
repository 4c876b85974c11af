// The form that leads to this page may have changed the cart; the badges in the browser's other tabs read it anew.
new BroadcastChannel('ostrov:cart').postMessage(null)
