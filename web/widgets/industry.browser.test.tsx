import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nl } from '#domain/messages/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import { show } from '#web/testing/index.ts'
import { FieldInput } from './index.ts'

const words = nl.fields.main.industry

function Asked() {
  const [value, setValue] = useState<unknown>(null)
  const field = fieldOf('main', 'industry')
  if (!field) throw new Error('There is no industry.')
  const context = { today: '17-11-2026' as DutchDate }
  return <FieldInput field={field} messages={nl} context={context} value={value} onChange={setValue} required />
}

test('a trade is found by what people call it; something else is always offered, and nothing is chosen by itself', async () => {
  await show(<Asked />, { texts: ['widgets'] })
  const box = page.getByRole('combobox', { name: words.label })
  const options = () =>
    page
      .getByRole('option')
      .elements()
      .map((one) => one.textContent)

  await box.fill('it')
  await expect.poll(options).toEqual([words.options.ict_media, words.options.other])
  await box.fill('webshop')
  await expect.poll(options).toEqual([words.options.retail, words.options.other])
  await box.fill('xqzxqz')
  await expect.poll(options).toEqual([words.options.other])
  await userEvent.keyboard('{Tab}')
  await expect.element(box).toHaveValue('xqzxqz')

  await box.fill('software')
  await page.getByRole('option', { name: words.options.ict_media }).click()
  await expect.element(box).toHaveValue(words.options.ict_media)
})
