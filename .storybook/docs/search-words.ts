/**
 * What people call a page that has another name, in English, Czech and Romanian: each in its base form, of one and of
 * many. By the file of its stories or of its text. Without accents each is found as well.
 */
export const SEARCH_WORDS: Readonly<Record<string, readonly string[]>> = {
  'add-to-cart': list('buy, basket, product, koupit, do košíku, produkt, cumpără, cumpărare, produs'),
  'admin-auto-preorder-grid': list('předobjednávka, předobjednávky, precomandă, precomenzi, alocare'),
  'admin-category-settings': list('kategorie, zařazení, categorie, categorii, bulk edit'),
  'admin-category-tree': list('hierarchy, strom, kategorie, arbore, categorie, categorii'),
  'admin-crates-overview': list('crate, box, přepravka, přepravky, bedna, sklad, ladă, lăzi, depozit'),
  'admin-custom-order-email': list('mail, email, template, šablona, e-mail, șablon'),
  'admin-discount-detail': list('voucher, coupon, code, sleva, kupon, kupón, kód, reducere, cupon, cod'),
  'admin-discount-grid': list(
    'voucher, coupon, codes, sleva, slevy, kupony, kupóny, reducere, reduceri, cupoane',
  ),
  'admin-order-delivery-detail': list('picking, expedice, vychystání, doprava, expediere, livrare'),
  'admin-order-delivery-grid': list('dispatch, expedice, objednávky, doprava, expediere, comenzi, livrări'),
  'admin-packaging-order-detail': list(
    'packing, scanner, balení, balík, balíky, štítek, ambalare, colet, colete, etichetă',
  ),
  'admin-preorder-settings': list('rules, předobjednávka, předobjednávky, pravidla, precomandă, reguli'),
  'admin-preorder-stock': list('inventory, warehouse, sklad, sklady, zásoby, stoc, stocuri, depozit'),
  'apple-pay': list('wallet, platba, platby, plată, plăți'),
  'buyback-review': list('výkup, přehled, vânzare, răscumpărare, summary'),
  'buyback-selector': list(
    'trade-in, buyback, appraisal, price, výkup, výkupy, výkup telefonu, ocenění, cena, vykoupit, vânzare, preț, evaluare',
  ),
  cart: list('basket, trolley, shopping basket, shopping cart, košíky, coșuri, nákup, cumpărături'),
  'cart-badge': list('basket, icon, košík, odkaz, coș, link, header'),
  checkout: list(
    'order, payment, delivery, shipping, doprava, doručení, platba, objednávka, pokladny, comandă, plată, livrare, finalizare',
  ),
  'component-params': list('editor, CMS, úprava, úpravy, editace, stránka, editare, pagină'),
  'contract-withdrawal': list(
    'return, refund, complaint, odstoupení, vrácení, reklamace, retragere, retur, rambursare',
  ),
  'dpd-map': list(
    'pick-up, parcel, locker, mapa, výdejní místo, výdejní místa, doprava, doručení, hartă, ridicare, livrare',
  ),
  embedding: list(
    'install, script tags, React, Preact, npm, csrf, configuration, instalace, instalare, routes, page keys',
  ),
  'foundations-colours': list('tokens, palette, theme, contrast, colors, barva, barvy, culoare, culori'),
  'foundations-scales': list(
    'tokens, typography, spacing, elevation, font, shadow, radius, písmo, rozestupy, font, spațiere',
  ),
  'foundations-theming': list(
    'dark mode, dark, mode, CSS variables, custom properties, tokens, brand, font, motiv, vzhled, tmavý režim, temă, mod întunecat',
  ),
  'google-pay': list('wallet, platba, platby, plată, plăți'),
  'guide-accessibility': list(
    'a11y, WCAG, keyboard, screen readers, přístupnost, accesibilitate, focus, focus ring, ARIA, contrast',
  ),
  'guide-adding-a-call': list('endpoint, route, request, fetch, api'),
  'guide-adding-a-widget': list('new component, create, generate'),
  'guide-api': list(
    'exports, types, reference, client, createClient, hook, hooks, useCall, fetch, import, functions, signals, cart:add, addToCart',
  ),
  'guide-back-office': list('admin, grid, tree, record, staff, obsluha, personal'),
  'guide-checkout-server': list('backend, orders, payments'),
  'guide-django': list('Python, install, template tags, settings, csrf, cache'),
  'guide-editing-pages': list('CMS, editor, params'),
  'guide-events-and-marks': list(
    'analytics, dataLayer, GTM, custom events, data attributes, cart:add, cart:changed, CustomEvent, addEventListener, listener, dispatchEvent',
  ),
  'guide-new-market-or-language': list('translation, i18n, locale, currency, country, překlad, traducere'),
  'guide-releases-and-delivery': list('browsers support, cache, CDN, deploy, headers, version'),
  'guide-security': list('CSP, CSRF, XSS, cookies, privacy, GDPR, bezpečnost, securitate'),
  'guide-server-rendering': list('SSR, Next, Node, hydration'),
  'guide-testing-by-hand': list('QA, accounts, reset, data, testování, testare'),
  'guide-troubleshooting': list('errors, debugging, FAQ'),
  'instalment-calculator': list(
    'loan, credit, installment, splátka, splátky, úvěr, kalkulačka, rată, rate, credit, calculator',
  ),
  'instalment-overview': list('loan, credit, installment, splátka, splátky, úvěr, rată, rate'),
  introduction: list('start, overview, úvod, introducere'),
  'kit-button': list('tooltip, spinner, loading, tlačítko, tlačítka, buton, butoane'),
  'kit-combobox': list('autocomplete, typeahead, našeptávač, listă derulantă'),
  'kit-device': list('radio, loading, skeleton, card, karta, karty, cena, card, carduri, preț'),
  'kit-fields': list(
    'form, input, dropdown, select, checkbox, formulář, pole, zaškrtávátko, formular, câmp, câmpuri',
  ),
  'kit-grid': list('table, tables, list, tabulka, tabulky, seznam, tabel, tabele, listă'),
  'kit-import': list('upload, file, soubor, soubory, nahrání, fișier, fișiere, încărcare'),
  'kit-messages': list('alert, banner, error, message, hláška, chyba, chyby, mesaj, mesaje, eroare, erori'),
  'kit-overlays': list(
    'modal, popup, picker, okno, dialog, kalendář, datum, fereastră, dialog, calendar, dată',
  ),
  'kit-record': list('detail, edit, záznam, záznamy, înregistrare, înregistrări'),
  'kit-small-parts': list(
    'pagination, badge, tag, counter, label, štítek, štítky, stránkování, čárový kód, etichetă, paginare, cod de bare',
  ),
  'kit-tree': list('hierarchy, strom, stromy, arbore, arbori'),
  'last-visited': list('recently viewed, history, produkt, historie, istoric, produs'),
  login: list('log-in, login, account, password, přihlásit, účet, heslo, conectare, cont, parolă'),
  'marketing-banner': list(
    'promotion, campaign, reklama, reklamy, banner, bannery, reclamă, reclame, bannere',
  ),
  'newsletter-subscriber': list(
    'subscribe, mailing, novinky, odběr, newsletter, noutăți, abonare, abonament',
  ),
  notifications: list('toast, snackbar, message, hláška, hlášky, oznámení, notificare, mesaj, mesaje'),
  'order-status': list('tracking, shipment, objednávka, stav, doprava, zásilka, comandă, stare, livrare'),
  'orders-overview': list('history, objednávka, objednávky, historie, comandă, comenzi, istoric'),
  'payment-status': list('platba, platby, stav, plată, plăți, stare'),
  'purge-dialog': list('modal, clear cache, mezipaměť, vymazat, golire, memorie cache'),
  'sell-form': list('trade-in, prodej, výkup, formulář, vânzare, formular'),
  'sell-form-on-phone': list('mobile, telefon, výkup, prodej, vânzare'),
  'service-selector': list('repair, repairs, fix, oprava, opravy, servis, reparație, reparații, service'),
  'service-smart-search': list(
    'autocomplete, repair, hledání, vyhledávání, oprava, opravy, căutare, reparație, reparații',
  ),
  'sub-cart': list('basket, mini-cart, minicart, košík, košíky, coș, coșuri'),
  tabs: list('accordion, tab, záložka, karta, karty, filă'),
  'thank-you': list('confirmation, poděkování, děkujeme, potvrzení, mulțumire, mulțumim, confirmare'),
}

function list(words: string): readonly string[] {
  return words.split(', ')
}
