import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// Chromium without a window: what tests look at is the same, and it does a seventh less for it.
const headless = 'chromium-headless-shell'
const commands = [
  headless,
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
  'chrome',
  'msedge',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser for the journeys, installed if that is what it takes. Throws a sentence where none can be had. */
export async function findBrowser(): Promise<string> {
  const set = process.env.BROWSER_PATH
  if (set) {
    if (existsSync(set)) return set
    throw new Error(`BROWSER_PATH is "${set}", but there is no such file.`)
  }
  const found = onThisMachine() ?? fromDebian() ?? (await ownDownload())
  if (found) return found
  throw new Error(
    'No browser for the journeys: install Chrome, Chromium or Edge, or set BROWSER_PATH to one (on Debian: apt-get install chromium).',
  )
}

function onThisMachine(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [...candidates, ...places].find((path) => existsSync(path)) ?? null
}

function fromDebian(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  process.stderr.write('Installing Chromium for the journeys (once, about a minute) …\n')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name)
  return apt('update') && (install(headless) || install('chromium')) ? onThisMachine() : null
}

async function ownDownload(): Promise<string | null> {
  process.stderr.write('Downloading a browser for the journeys …\n')
  const done = spawnSync('playwright', ['install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) return null
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}
