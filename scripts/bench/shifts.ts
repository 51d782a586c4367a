import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Browser } from '@playwright/test'
import type { Figure } from './figure.ts'
import { startOurs } from './sites.ts'
import { launch, settle, visit } from './slow-browser.ts'

const visits = 100
const addresses = [
  '/questionnaire/',
  '/questionnaire/dutch-bv',
  '/questionnaire/price',
  '/questionnaire/?lang=en',
] as const
const widths = [1440, 1024, 390] as const

/** A hundred first visits on a machine that has something else to do: nothing that was painted may move. */
export async function shifts(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-shifts-'))
  const ours = await startOurs(folder)
  const browser = await launch()
  const burners = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }))
  try {
    let most = 0
    for (let count = 0; count < visits; count++) {
      const address = addresses[count % addresses.length] ?? '/questionnaire/'
      const width = widths[Math.floor(count / addresses.length) % widths.length] ?? 1440
      const { shift, moves } = await shiftOf(browser, ours.base, address, width)
      if (shift > 0) console.log(`${address} at ${width}: ${shift.toFixed(4)}\n  ${moves.join('\n  ')}`)
      most = Math.max(most, shift)
    }
    return [
      { what: `layout shift, the most of ${visits} first visits under load`, measured: most, budget: 0, unit: '' },
    ]
  } finally {
    await Promise.all(burners.map((burner) => burner.terminate()))
    await browser.close()
    await ours.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const shiftOf = (browser: Browser, base: string, address: string, width: number) =>
  visit(browser, { base, firstField: 'h1' }, async (page) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await settle(page)
    return page.evaluate(() => ({ shift: window.probe.shift, moves: window.probe.moves }))
  })
