const person = { shop_account: false, first_name: null, last_name: null, phone: null }

/** Who looks at the dialog. */
export const STAFF = { ...person, authenticated: true, staff: true, first_name: 'Petr', last_name: 'Obsluha' }
export const CUSTOMER = {
  ...person,
  authenticated: true,
  staff: false,
  first_name: 'Jana',
  last_name: 'Nová',
}
export const NOBODY = { ...person, authenticated: false, staff: false }

export const PURGED = { status: 'ok', id: '108-1391560174-974124' }
