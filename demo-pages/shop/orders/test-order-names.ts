import { defineTexts } from '../site/site.ts'

/** What stands on orders that testers make. */
export const NAMES = defineTexts({
  cz: {
    deliveries: {
      courier: { name: 'Kurýr DPD', price: '99.00' },
      packeta: { name: 'Zásilkovna', price: '69.00' },
      store: { name: 'Vyzvednutí v prodejně', price: '0.00' },
    },
    payments: {
      card: { name: 'Kartou online', price: '0.00' },
      transfer: { name: 'Převod na účet', price: '0.00' },
      cash: { name: 'Při převzetí', price: '39.00' },
      instalments: { name: 'Na splátky', price: '0.00' },
    },
    places: {
      packeta: ['Z-BOX Brno', 'Veveří 12', '602\u00a000 Brno'],
      store: ['Laguna Brno Veveří', 'Veveří 12', '602\u00a000 Brno'],
    },
    person: {
      first_name: 'Jana',
      last_name: 'Nováková',
      address: 'Veveří 12',
      city: 'Brno',
      district: '',
      postcode: '60200',
      phone: '+420602123456',
      company: 'Vlna s.\u00a0r.\u00a0o.',
      tin: '00000019',
      vatn: 'CZ00000019',
    },
    lender: 'Banka Horizont',
  },
  ro: {
    deliveries: {
      courier: { name: 'Curier DPD', price: '19.99' },
      packeta: { name: 'Packeta', price: '14.99' },
      store: { name: 'Ridicare din magazin', price: '0.00' },
    },
    payments: {
      card: { name: 'Cu cardul, online', price: '0.00' },
      transfer: { name: 'Transfer bancar', price: '0.00' },
      cash: { name: 'Ramburs (plata la primire)', price: '7.90' },
      instalments: { name: 'În rate', price: '0.00' },
    },
    places: {
      packeta: ['Packeta Cluj', 'Strada Lungă 5', '400001 Cluj-Napoca'],
      store: ['Laguna Cluj', 'Strada Horea 22', '400001 Cluj-Napoca'],
    },
    person: {
      first_name: 'Ioana',
      last_name: 'Popescu',
      address: 'Strada Lungă 5',
      city: 'Cluj-Napoca',
      district: 'Cluj',
      postcode: '400001',
      phone: '+40721234567',
      company: 'Val S.R.L.',
      tin: '24681350',
      vatn: 'RO24681350',
    },
    lender: 'Banca Orizont',
  },
})
