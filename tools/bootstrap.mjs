// Runs a script of this folder on the project's own Node, after installing the packages where they are
// missing or of another lock. Stands on the machine's plain Node: no packages, no TypeScript.
// Usage: node tools/bootstrap.mjs <script.ts> [arguments]
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '..')
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.ostrov-stamp')
const isWindows = process.platform === 'win32'
const pinnedNode = join(modules, 'node', 'bin', isWindows ? 'node.exe' : 'node')

const [script, ...args] = process.argv.slice(2)
if (!script || !existsSync(join(here, script))) {
  console.error(
    script
      ? `There is no script tools/${script}.`
      : 'Usage: node tools/bootstrap.mjs <script.ts> [arguments]',
  )
  process.exit(2)
}
ensurePackages()
runOnPinnedNode(join(here, script), args)

function ensurePackages() {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, file)))
  const stamp = hash.digest('hex')
  if (existsSync(pinnedNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Installing packages (about half a minute) …')
  // `npm ci` refuses a lock made where the registry lacks other platforms' binaries; this leaves the lock alone.
  const install = runNpm([
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--loglevel=error',
  ])
  if (install.error || install.status !== 0 || !existsSync(pinnedNode)) {
    console.error(install.error?.message ?? `${install.stdout}${install.stderr}`)
    console.error('The packages could not be installed; npm says why above.')
    process.exit(1)
  }
  writeFileSync(stampFile, stamp)
}

function runNpm(npmArgs) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
  const npmScript = process.env.npm_execpath
  if (npmScript && /npm-cli\.c?js$/.test(npmScript) && existsSync(npmScript))
    return spawnSync(process.execPath, [npmScript, ...npmArgs], options)
  return spawnSync(isWindows ? 'npm.cmd' : 'npm', npmArgs, { ...options, shell: isWindows })
}

function runOnPinnedNode(file, scriptArgs) {
  const path = [join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter)
  // A process group of its own: one signal then reaches the script with everything it has started.
  const child = spawn(pinnedNode, [file, ...scriptArgs], {
    cwd: root,
    stdio: 'inherit',
    detached: !isWindows,
    env: { ...process.env, PATH: path },
  })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => sendSignal(child, signal))
  if (process.env.npm_lifecycle_event) watchParent(() => sendSignal(child, 'SIGTERM'))
  child.on('error', error => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    sendSignal(child, 'SIGTERM')
    process.exit(signal ? 128 + constants.signals[signal] : code)
  })
}

/** npm ends only the shell between us and itself, and the shell tells nobody. */
function watchParent(onGone) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) onGone()
  }, 300).unref()
}

function sendSignal(child, signal) {
  try {
    if (isWindows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // Nobody is left to hear it.
  }
}
