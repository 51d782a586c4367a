import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nl } from '#domain/messages/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import { show } from '#web/testing/index.ts'
import { FieldInput } from './index.ts'

function Asked() {
  const [value, setValue] = useState<unknown>('+31612345678')
  const field = fieldOf('shareholder', 'phone_number')
  if (!field) throw new Error('There is no phone number.')
  const context = { today: '17-11-2026' as DutchDate }
  return <FieldInput field={field} messages={nl} context={context} value={value} onChange={setValue} required />
}

test('what is typed after tabbing in replaces what stood there, also when the book of numbers comes late', async () => {
  await show(<Asked />, { texts: ['widgets'] })
  const phone = page.getByRole('textbox', { name: nl.fields.shareholder.phone_number.label })
  await expect.element(phone).toBeVisible()
  const box = phone.element() as HTMLInputElement
  // With the book of numbers it is spaced; that may be here already.
  await expect.poll(() => box.value.replaceAll(' ', '')).toBe('0612345678')
  box.focus()
  box.select()
  // The book is here when other countries can be chosen.
  await expect.poll(() => page.getByRole('combobox').element().querySelectorAll('option').length).toBeGreaterThan(100)
  await userEvent.keyboard('0687654321')
  await expect.element(phone).toHaveValue('0687654321')
  await userEvent.keyboard('{Tab}')
  await expect.element(phone).toHaveValue('06 87654321')
})
