import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { validateEmail } from '#shop/contract.ts'
import { openDatabase } from '#shop/database/database.ts'
import { migrate } from '#shop/database/migrate.ts'
import { DATA_DIR } from '#shop/server/start-shop.ts'
import { giveRoles } from '#shop/staff/roles.ts'
import { STAFF_ROLES } from '#shop/staff/schema.ts'
import { saveAccount } from '#shop/visitor/accounts.ts'

const SHORTEST = 12

/** Opens an account for a member of staff with all roles, or gives one a new password: from standard input, else one is made and told once. */
async function addStaff([email = '', ...names]: readonly string[]): Promise<number> {
  const fault = validateEmail(email)
  if (!email || fault) {
    console.error('Usage: node tools/serve/add-staff.ts <e-mail> [<name>] [< file with the password]')
    return 1
  }
  const given = process.stdin.isTTY ? '' : (await text(process.stdin)).trim()
  if (given && given.length < SHORTEST) {
    console.error(`A password has at least ${SHORTEST} characters.`)
    return 1
  }
  const password = given || randomBytes(15).toString('base64url')
  const open = await openDatabase({
    databaseUrl: process.env.DATABASE_URL,
    dataDir: process.env.OSTROV_DATA ?? DATA_DIR,
  })
  try {
    await migrate(open)
    const account = { email, name: names.join(' ') || email, password }
    const id = await saveAccount(open.database, account, { isStaff: true, isShopAccount: false })
    await giveRoles(open.database, id, STAFF_ROLES)
  } finally {
    await open.close()
  }
  console.log(`${email} may sign in at /admin/login/${given ? '.' : ` with the password ${password}`}`)
  return 0
}

process.exitCode = await addStaff(process.argv.slice(2))
