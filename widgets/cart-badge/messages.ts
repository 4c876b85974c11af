import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const messages = defineMessages({
  cs: {
    'component.label': 'Odkaz na košík',
    'component.help':
      'Odkaz s počtem produktů, obvykle v záhlaví. Sleduje změny na stránce i v ostatních panelech prohlížeče.',
    'params.href.label': 'Stránka košíku',
    'params.href.help': 'Stránka tohoto webu, nebo adresa začínající https://.',
    'params.showLabel.label': 'Ukázat slovo Košík',
    'params.showLabel.help': 'Bez něj zůstane jen ikona s počtem.',
    'params.checkoutUrl.label': 'Odkaz na pokladnu',
    'params.checkoutUrl.help':
      'S ním odznak v širokém okně otevře malý košík vedle stránky; na telefonu a bez něj vede do košíku.',
    label: 'Košík',
    name: 'Košík, {count, plural, =0 {prázdný} one {# produkt} few {# produkty} other {# produktů}}',
    stale: 'počet se nepodařilo ověřit',
    changed:
      '{count, plural, =0 {Košík je prázdný.} one {V košíku je # produkt.} few {V košíku jsou # produkty.} other {V košíku je # produktů.}}',
  },
  ro: {
    'component.label': 'Linkul spre coș',
    'component.help':
      'Link cu numărul de produse, de obicei în antet. Urmărește schimbările din pagină și din celelalte file ale browserului.',
    'params.href.label': 'Pagina coșului',
    'params.href.help': 'O pagină de pe acest site sau o adresă care începe cu https://.',
    'params.showLabel.label': 'Afișați cuvântul Coș',
    'params.showLabel.help': 'Fără el rămâne doar pictograma cu numărul.',
    'params.checkoutUrl.label': 'Linkul către finalizarea comenzii',
    'params.checkoutUrl.help':
      'Cu el, într-o fereastră lată se deschide coșul mic lângă pagină; pe telefon și fără el duce la coș.',
    label: 'Coș',
    name: 'Coș, {count, plural, =0 {gol} one {# produs} few {# produse} other {# de produse}}',
    stale: 'numărul nu a putut fi verificat',
    changed:
      '{count, plural, =0 {Coșul este gol.} one {În coș este # produs.} few {În coș sunt # produse.} other {În coș sunt # de produse.}}',
  },
  en: {
    'component.label': 'Link to the cart',
    'component.help':
      'A link with the number of products, usually in the header. It follows changes on the page and in the browser’s other tabs.',
    'params.href.label': 'Page of the cart',
    'params.href.help': 'A path of this site or an https address.',
    'params.showLabel.label': 'Show the word Cart',
    'params.showLabel.help': 'Without it only the icon with the number remains.',
    'params.checkoutUrl.label': 'Link to the checkout',
    'params.checkoutUrl.help':
      'With it the small cart opens beside the page in a wide window; on a phone, and without it, the badge leads to the cart.',
    label: 'Cart',
    name: 'Cart, {count, plural, =0 {empty} one {# product} other {# products}}',
    stale: 'the number could not be verified',
    changed:
      '{count, plural, =0 {The cart is empty.} one {There is # product in the cart.} other {There are # products in the cart.}}',
  },
})

export const t = createTranslate(messages)
