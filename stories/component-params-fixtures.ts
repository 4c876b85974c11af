/** What the build would say of two kinds of components: one with a param of every kind, and one with few. */
export const CATALOGUE = {
  widgets: {
    promo: {
      label: 'Nabídka',
      help: 'Upoutávka s obrázkem a cenou.',
      when: 'visible',
      params: {
        title: { kind: 'text', isRequired: true, max: 60, label: 'Nadpis', help: 'Krátká věta.' },
        text: { kind: 'text', isRequired: false, default: '', max: 2000, label: 'Text', help: '' },
        count: {
          kind: 'integer',
          isRequired: false,
          default: 4,
          min: 1,
          max: 12,
          label: 'Počet zboží',
          help: 'Kolik se ho ukáže.',
        },
        price: { kind: 'money', isRequired: false, default: 99_900, label: 'Cena od', help: '' },
        isOpen: { kind: 'flag', isRequired: false, default: true, label: 'Rozbaleno', help: '' },
        layout: {
          kind: 'choice',
          isRequired: false,
          default: 'grid',
          choices: ['grid', 'list'],
          label: 'Rozvržení',
          help: '',
        },
        article: { kind: 'reference', isRequired: false, default: '', label: 'Článek', help: '' },
        picture: { kind: 'image', isRequired: false, default: '', label: 'Obrázek', help: '' },
        codes: {
          kind: 'list',
          isRequired: false,
          default: [],
          max: 4,
          item: { kind: 'reference', isRequired: true },
          label: 'Zboží',
          help: 'Kódy v pořadí, v jakém se ukážou.',
        },
      },
    },
    notice: {
      label: 'Sdělení',
      help: 'Jedna věta pro návštěvníky.',
      when: 'load',
      params: {
        title: { kind: 'text', isRequired: false, default: 'Pozor', max: 40, label: 'Nadpis', help: '' },
        level: { kind: 'integer', isRequired: false, default: 20, label: 'Důležitost', help: '' },
      },
    },
  },
}

export const PROMO = {
  component: 'promo',
  version: 3,
  params: [
    { name: 'title', value: 'Podzimní výkup', type: 'string' },
    { name: 'count', value: 6, type: 'integer' },
    { name: 'codes', value: '["apple-iphone-13","nokia-g42"]', type: 'string' },
  ],
  when: null,
  saved_by: 'Petr Obsluha',
  saved_at: '2026-11-20T09:30:00Z',
}

export const NOTICE = { component: 'notice', version: 1, params: [], when: 'idle' }

export const STAFF = { authenticated: true, staff: true, shop_account: false }

/** A page with two components, as the shop marks what an editor may put something beside. */
export const EDITED_PAGE = `
<section data-component-slot="text-1"><p>Text stránky.</p></section>
<div data-component-slot="17"><div data-component="promo" data-component-pk="17" data-state="ready"><script type="application/json">${JSON.stringify(PROMO.params)}</script><p>Nabídka na stránce</p></div></div>
<div data-component-slot="18"><div data-component="notice" data-component-pk="18" data-state="failed" data-when="idle"><script type="application/json">[]</script><p>Sdělení na stránce</p></div></div>`

/** Answers of a shop that has these two components. */
export const EDITOR_SERVER = {
  'active-user': STAFF,
  'component-catalogue': CATALOGUE,
  'component-params': ({ args }: { args: Readonly<Record<string, string>> }) =>
    args.pk === '17' ? PROMO : NOTICE,
}
