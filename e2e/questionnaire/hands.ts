import { expect, type Locator, type Page } from '@playwright/test'

/** What one works a screen with. */
export interface Hand {
  readonly press: (button: Locator) => Promise<void>
  readonly tick: (box: Locator, on: boolean) => Promise<void>
  readonly choose: (radio: Locator) => Promise<void>
  readonly select: (list: Locator, label: string) => Promise<void>
  readonly write: (box: Locator, text: string) => Promise<void>
  /** Takes an option from the list that opened under a box. */
  readonly take: (option: Locator) => Promise<void>
  /** A day with a time, as in 2026-12-17T10:00; by keys it is whichever comes first. */
  readonly pickMoment: (box: Locator, moment: string) => Promise<void>
  readonly chooseFile: (chooser: Locator, file: FilePayload) => Promise<void>
}

type FilePayload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

export const mouse: Hand = {
  press: (button) => button.click(),
  tick: (box, on) => box.setChecked(on),
  choose: (radio) => radio.check(),
  select: async (list, label) => void (await list.selectOption({ label })),
  write: (box, text) => box.fill(text),
  take: (option) => option.click(),
  pickMoment: (box, moment) => box.fill(moment),
  chooseFile: (chooser, file) => chooser.setInputFiles(file),
}

export const finger: Hand = {
  press: (button) => button.tap(),
  tick: async (box, on) => {
    if ((await box.isChecked()) !== on) await box.tap()
    await expect(box).toBeChecked({ checked: on })
  },
  choose: async (radio) => {
    await radio.tap()
    await expect(radio).toBeChecked()
  },
  // The list of a phone is its own: it opens outside the page.
  select: mouse.select,
  write: async (box, text) => {
    await box.tap()
    await expect(box).toBeFocused()
    // A keyboard on glass puts in words at once, without a key for each letter.
    await box.page().keyboard.insertText(text)
  },
  take: (option) => option.tap(),
  pickMoment: mouse.pickMoment,
  chooseFile: mouse.chooseFile,
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** A case of an office has a stop for every answer. */
const farthest = 200

/** Goes there by Tab alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < farthest; presses += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Tab stops once at a group of radios: at the chosen one, or else at the first. */
async function tabToGroupOf(radio: Locator): Promise<void> {
  const inGroup = () =>
    radio.evaluate((element) => {
      const { activeElement } = document
      const group = element.closest('[role=radiogroup]')
      return (
        activeElement instanceof HTMLInputElement && activeElement.type === 'radio' && group?.contains(activeElement)
      )
    })
  await radio.waitFor()
  for (let presses = 0; presses < farthest && !(await inGroup()); presses += 1) await radio.page().keyboard.press('Tab')
}

export const keys: Hand = {
  press: async (button) => {
    await tabTo(button.page(), button)
    await button.page().keyboard.press('Enter')
  },
  tick: async (box, on) => {
    await tabTo(box.page(), box)
    if ((await box.isChecked()) !== on) await box.page().keyboard.press('Space')
    await expect(box).toBeChecked({ checked: on })
  },
  choose: async (radio) => {
    const { keyboard } = radio.page()
    await tabToGroupOf(radio)
    for (let presses = 0; presses < 6 && !(await hasFocus(radio)); presses += 1) await keyboard.press('ArrowDown')
    await keyboard.press('Space')
    await expect(radio).toBeChecked()
  },
  select: async (list, label) => {
    await tabTo(list.page(), list)
    await list.page().keyboard.type(label)
    await expect(list.getByRole('option', { name: label, selected: true })).toBeAttached()
  },
  write: async (box, text) => {
    await tabTo(box.page(), box)
    await box.page().keyboard.type(text)
  },
  take: async (option) => {
    const { keyboard } = option.page()
    const here = option.page().locator(`[aria-activedescendant="${await option.getAttribute('id')}"]`)
    for (let presses = 0; presses < 10 && (await here.count()) === 0; presses += 1) await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(option).toBeHidden()
  },
  pickMoment: async (box) => {
    const { keyboard } = box.page()
    await tabTo(box.page(), box)
    // Day, month, year, hour, minute and perhaps half of the day, in the order of the country of the browser.
    for (let part = 0; part < 6; part += 1) {
      await keyboard.press('ArrowUp')
      await keyboard.press('ArrowRight')
    }
    await expect(box).not.toHaveValue('')
  },
  chooseFile: async (chooser, file) => {
    const { keyboard } = chooser.page()
    // Listened for before the way there: what opens is then never the computer's own.
    const asked = chooser.page().waitForEvent('filechooser')
    await tabTo(chooser.page(), chooser)
    await keyboard.press('Enter')
    await (await asked).setFiles(file)
  },
}
