// Plain JavaScript on purpose: this runs on whatever Node started npm, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const stamp = join(root, 'node_modules', '.cache', 'oprecht', 'installed')
const projectNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** Brings node_modules to what the lockfile says, unless it is there already. */
export function install() {
  requireNode()
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(projectNode)) return
  say('Installing the libraries (once, about a minute) …')
  const { npm_execpath: npm } = process.env
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  // With the tools of the tests, also where NODE_ENV would leave them out: the stamp stands for all of it.
  const done = spawnSync(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32' && !npm,
  })
  if (done.status !== 0)
    fail('npm could not install the libraries; its message is above. Check the network and try again.')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Runs a script of the project on the project's own Node: here when this is it, else in a child that gets our signals. */
export async function runOnProjectNode(script) {
  if (process.version === `v${installedVersion()}`) {
    await import(pathToFileURL(join(root, script)).href)
    return
  }
  // Windows runs it through a shell, where a path with a space would fall apart; PATH finds the same Node.
  const command = process.platform === 'win32' ? 'node' : projectNode
  const child = spawn(command, [script, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` },
    shell: process.platform === 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

export function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

function fail(sentence) {
  say(sentence)
  process.exit(1)
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) hash.update(readFileSync(join(root, file)))
  return `${hash.digest('hex')} ${process.platform} ${process.arch}`
}

const installedVersion = () =>
  JSON.parse(readFileSync(join(root, 'node_modules', 'node', 'package.json'), 'utf8')).version
