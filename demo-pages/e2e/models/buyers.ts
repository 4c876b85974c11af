import { randomUUID } from 'node:crypto'

/** Who orders, by the names of the form's fields; nothing of it may be found by chance. */
export const BUYERS = {
  cz: {
    phone: '602 987 654',
    firstName: 'Žofie',
    lastName: 'Vlčková',
    address: 'Hluboká 1178/9',
    city: 'Kostelec nad Orlicí',
    postcode: '517 41',
  },
  ro: {
    phone: '0722 987 654',
    firstName: 'Ștefania',
    lastName: 'Dăscălescu',
    address: 'Strada Zânelor 117',
    city: 'Odorheiu Secuiesc',
    district: 'Harghita',
    postcode: '535600',
  },
} as const

/** A firm, where one is invoiced. */
export const FIRMS = {
  cz: { company: 'Vlčková Optika s.r.o.', tin: '27082440', vatn: 'CZ27082440' },
  ro: { company: 'Dăscălescu Optica SRL', tin: '14399840', vatn: 'RO14399840' },
} as const

/** Older than eighteen, as who borrows has to be. */
export const BIRTH_DATE = '17.03.1988'

/** An address of its own for each walk, by which its mails are found. */
export const makeEmail = (): string => `${randomUUID()}@example.com`
