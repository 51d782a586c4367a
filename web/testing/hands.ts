import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** Keys as they are pressed, with the focus there as soon as it can be: not behind a dialog that is about to close. */
export async function press(on: Locator, keys: string): Promise<void> {
  await expect.element(on).toBeInTheDocument()
  const hasFocus = () => {
    const element = on.element()
    element.focus()
    return document.activeElement === element
  }
  await expect.poll(hasFocus).toBe(true)
  await userEvent.keyboard(keys)
}

/** Fills a box in and leaves it. */
export async function write(box: Locator, text: string): Promise<void> {
  await box.fill(text)
  ;(box.element() as HTMLElement).blur()
}
