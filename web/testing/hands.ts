import { type Locator, userEvent } from 'vitest/browser'

/** Keys as they are pressed, with the focus there. */
export async function press(on: Locator, keys: string): Promise<void> {
  on.element().focus()
  await userEvent.keyboard(keys)
}

/** Fills a box in and leaves it. */
export async function write(box: Locator, text: string): Promise<void> {
  await box.fill(text)
  ;(box.element() as HTMLElement).blur()
}
