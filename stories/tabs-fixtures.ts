/** What a server writes between the tags of a placeholder of tabs. */
export const SECTIONS = `
  <section id="popis" data-tab="Popis"><p>Telefon s čistým systémem.</p><p><a href="#parametry">Celé parametry</a></p></section>
  <section id="parametry" data-tab="Parametry"><h2>Technické parametry</h2><dl><dt id="displej">Úhlopříčka</dt><dd>6,1 palce</dd></dl></section>
  <section id="zaruka" data-tab="Záruka"><p>Dva roky. <a href="/cz/obchodni-podminky/">Obchodní podmínky</a></p></section>
`

export const PHONE = `
  <section id="baleni" data-tab="Obsah balení"><ul><li>Telefon</li><li>Kabel USB-C</li></ul></section>
  <section id="kontakt" data-tab="Kontakt"><p>Poradíme vám na prodejně.</p></section>
`

export const ROMANIAN = `
  <section id="descriere" data-tab="Descriere"><p>Un telefon cu sistem curat.</p></section>
  <section id="parametri" data-tab="Specificații"><h2>Specificații tehnice</h2><dl><dt>Diagonală</dt><dd>6,1 inchi</dd></dl></section>
  <section id="garantie" data-tab="Garanție"><p>Doi ani. <a href="/ro/termeni/">Termeni și condiții</a></p></section>
`

export const HEADINGS = `
  <p>Vše o nákupu na jednom místě.</p>
  <h2 id="doprava">Doprava</h2><p>Nad 1&nbsp;000&nbsp;Kč zdarma.</p><h3>Na prodejnu</h3><p>Do druhého dne.</p>
  <h2 id="platba">Platba</h2><p>Kartou, převodem, na splátky.</p>
  <h2 id="vraceni">Vrácení zboží</h2><p>Do 14 dnů bez udání důvodu.</p>
`

export const MANY = Array.from(
  { length: 9 },
  (_, index) =>
    `<section data-tab="Dlouhý název záložky ${index + 1}"><p>Obsah číslo ${index + 1}.</p></section>`,
).join('')
