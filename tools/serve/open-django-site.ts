import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startShop } from '#shop/server/start-shop.ts'
import { writeOpenApi } from '#tools/openapi/write-openapi.ts'
import { root } from '#tools/root.ts'
import { openFilledDatabase } from './filled-database.ts'

const APP_FOLDER = join(root, 'django')
const DJANGO_FOLDER = join(root, 'demo-pages/django')
const PATIENCE = 60_000

export interface DjangoSite {
  url: string
  /** Ends when Django does, whoever ended it. */
  ended: Promise<unknown>
  close: () => Promise<void>
}

export interface DjangoSiteOptions {
  python: string
  /** Where Django keeps its database. */
  dataDir: string
  /** Where the shop behind it keeps its own; `:memory:` keeps nothing. */
  shopDataDir: string
  port?: number
  shopPort?: number
}

/** Opens the Django site with the reference shop behind it: accounts and pages are there when it answers. */
export async function openDjangoSite(options: DjangoSiteOptions): Promise<DjangoSite> {
  const { python, dataDir, shopDataDir, port = 4708, shopPort = 4718 } = options
  const url = `http://127.0.0.1:${port}`
  mkdirSync(dataDir, { recursive: true })
  const opened = shopDataDir === ':memory:' ? await openFilledDatabase() : undefined
  const shop = await startShop({
    port: shopPort,
    ...(opened ? { opened } : { dataDir: shopDataDir }),
    publicUrl: url,
    isDemo: true,
    proxies: 1,
  })
  const env = djangoEnvironment(dataDir, `http://127.0.0.1:${shopPort}`)
  const manage = (...args: string[]) =>
    spawn(python, ['manage.py', ...args], { cwd: DJANGO_FOLDER, env, stdio: 'inherit' })
  try {
    for (const command of [['migrate', '--verbosity=0'], ['seed_accounts'], ['import_shop_pages']]) {
      // The shop answers in this very process, so nothing here may block it.
      if ((await endOf(manage(...command))) !== 0) throw new Error(`manage.py ${command.join(' ')} failed.`)
    }
    const django = manage('run_site', `--port=${port}`)
    const ended = endOf(django)
    await waitUntilOpen(`${url}/cz/`, django)
    return {
      url,
      ended,
      async close() {
        django.kill('SIGTERM')
        await ended
        await shop.close()
      },
    }
  } catch (thrown) {
    await shop.close()
    throw thrown
  }
}

/** What Django is told of where things are. */
export const djangoEnvironment = (dataDir: string, shopOrigin?: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PYTHONDONTWRITEBYTECODE: '1',
  PYTHONUNBUFFERED: '1',
  OSTROV_DJANGO_DATA: dataDir,
  ...(shopOrigin && { OSTROV_SHOP_ORIGIN: shopOrigin }),
})

const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })

async function waitUntilOpen(address: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await wait(200)
  }
  child.kill('SIGTERM')
  throw new Error(`Django does not answer at ${address}.`)
}

interface PythonTests {
  code: number
  output: string
}

/** The tests of the app, on its own as on anybody's machine, and those of the site; what both say, one after the other. */
export async function runDjangoTests(python: string, dataDir: string): Promise<readonly PythonTests[]> {
  mkdirSync(dataDir, { recursive: true })
  const run = (args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): PythonTests => {
    const { status, stdout, stderr } = spawnSync(python, args, { cwd, env, encoding: 'utf8' })
    return { code: status ?? 1, output: `${stdout}${stderr}` }
  }
  const env = djangoEnvironment(dataDir)
  // The site's tests know no build but this: the calls of the contract.
  await writeOpenApi(root, dataDir)
  return [
    run(['-m', 'django', 'test', '--settings=ostrov.tests.settings'], APP_FOLDER, env),
    run(['manage.py', 'test'], DJANGO_FOLDER, { ...env, OSTROV_DIST: dataDir }),
  ]
}
