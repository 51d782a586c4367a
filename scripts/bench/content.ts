import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { type Figure, middle, spreadOf } from './figure.ts'
import { scriptsUntil } from './screens-ours.ts'
import { startOurs } from './sites.ts'
import { launch, paintOf, settle, visit } from './slow-browser.ts'

const page = '/bv-oprichten'
const home = '/questionnaire/'
const rounds = 5
/** A file beside the page, of the same length: as fast as the same server can be. */
const file = 'bench-content.html'
const connections = 16
const milliseconds = 2_000

/** A page that somebody wrote: what it loads, when it is seen against the home page, and how often it can be had against a file. */
export async function content(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-content-'))
  const beside = join('dist/web', file)
  const browser = await launch()
  try {
    const first = await startOurs(folder)
    const body = await fetch(`${first.base}${page}`).then((answer) => answer.text())
    await first.stop()
    writeFileSync(beside, body)
    const ours = await startOurs(folder)
    try {
      return [await scripts(browser, ours.base), await paints(browser, ours.base), await rates(ours.base)]
    } finally {
      await ours.stop()
    }
  } finally {
    await browser.close()
    rmSync(beside, { force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

async function scripts(browser: Browser, base: string): Promise<Figure> {
  const paths = await visit(browser, { base, firstField: 'h1' }, async (opened) => {
    await opened.goto(page)
    await settle(opened)
    return scriptsUntil(opened, Number.POSITIVE_INFINITY)
  })
  let bytes = 0
  for (const path of new Set(paths)) bytes += gzipSync(readFileSync(join('dist/web', path)), { level: 9 }).length
  return {
    ...{ what: 'content page: JavaScript of the first load, gz', measured: bytes / 1024, budget: 60, unit: 'KB' },
    of: paths.join(', '),
  }
}

/** In turns, so that a machine that is busy with something else slows both alike. */
async function paints(browser: Browser, base: string): Promise<Figure> {
  await paintOf(browser, base, home)
  await paintOf(browser, base, page)
  const all: { readonly own: number; readonly home: number }[] = []
  for (let count = 0; count < rounds; count++) {
    all.push({ own: await paintOf(browser, base, page), home: await paintOf(browser, base, home) })
  }
  const ratios = all.map(({ own, home: other }) => own / other)
  const shown = (values: readonly number[]) => `${middle(values).toFixed(0)} ms`
  return {
    ...{ what: 'content page: largest paint against the home page', budget: 1.2, unit: '×' },
    ...{ measured: middle(ratios), spread: spreadOf(ratios) },
    of: `${shown(all.map(({ own }) => own))} : ${shown(all.map(({ home: other }) => other))}`,
  }
}

async function rates(base: string): Promise<Figure> {
  await rateOf(base, page)
  await rateOf(base, `/${file}`)
  const all: { readonly own: number; readonly file: number }[] = []
  for (let count = 0; count < rounds; count++) {
    all.push({ own: await rateOf(base, page), file: await rateOf(base, `/${file}`) })
  }
  const ratios = all.map(({ own, file: other }) => own / other)
  const shown = (values: readonly number[]) => `${middle(values).toFixed(0)}/s`
  return {
    ...{ what: 'content page: answers per second against a file of its size', budget: 0.5, atLeast: true, unit: '×' },
    ...{ measured: middle(ratios), spread: spreadOf(ratios) },
    of: `${shown(all.map(({ own }) => own))} : ${shown(all.map(({ file: other }) => other))}`,
  }
}

/** How many answers a second, by some who ask again as soon as they have one. */
async function rateOf(base: string, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const begun = performance.now()
  let answers = 0
  const ask = () =>
    new Promise<void>((done, fail) => {
      request(`${base}${path}`, { agent }, (answer) => {
        if (answer.statusCode !== 200) fail(new Error(`${path} answered ${answer.statusCode}.`))
        answer.on('end', done).on('error', fail).resume()
      })
        .on('error', fail)
        .end()
    })
  const somebody = async () => {
    while (performance.now() - begun < milliseconds) {
      await ask()
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, somebody))
  agent.destroy()
  return (answers * 1000) / (performance.now() - begun)
}
