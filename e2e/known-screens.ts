import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** A folder with a file for every screen that was found clean in this run; absent where nobody keeps one. */
const folder = process.env.JOURNEYS_SCREENS

/**
 * What a screen is made of: its elements with their looks, roles and states, and the width they stand in. Two screens with
 * the same are one to axe, whatever they say and in which language.
 */
export async function screenOf(page: Page, skipped: string): Promise<string | null> {
  if (!folder) return null
  const parts = await page.evaluate((skip) => {
    const telling =
      /^(aria-(?!label|describe|control|owns|active|valuetext|valuenow)|role$|class$|type$|style$|dis|hid|op|tab)/
    const drawn = (element: Element): string => {
      if (skip && element.matches(skip)) return ''
      const marks = [...element.attributes].map(({ name, value }) => (telling.test(name) ? `${name}=${value}` : name))
      const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      const inside = element.localName === 'svg' ? '' : [...element.children].map(drawn).join('')
      return `<${element.localName} ${marks.sort().join(' ')}${says ? '…' : ''}>${inside}</>`
    }
    return `${innerWidth} ${drawn(document.body)}`
  }, skipped)
  return createHash('sha256').update(parts).digest('hex')
}

export const isKnown = (screen: string | null): boolean =>
  folder !== undefined && screen !== null && existsSync(join(folder, screen))

export function know(screen: string | null): void {
  if (folder !== undefined && screen !== null) writeFileSync(join(folder, screen), '')
}
