import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/index.ts'
import { DateInput } from './date-input.tsx'
import { Field } from './field.tsx'
import { RadioCards } from './radio-cards.tsx'
import { SideBySide } from './side-by-side.tsx'
import { TextInput } from './text-input.tsx'

const nothing = () => undefined
const texts = { open: 'Kies', previousMonth: '<', nextMonth: '>', month: 'Maand', year: 'Jaar', today: 'Vandaag' }

test('on a tablet a date stays within its own column', async () => {
  await page.viewport(768, 900)
  await show(
    <div style={{ width: 472 }}>
      <SideBySide>
        <Field label="Geboortedatum" hint="Bijvoorbeeld 31-12-1985">
          {(wiring) => (
            <DateInput {...wiring} value="" onChange={nothing} today="17-11-2026" locale="nl" texts={texts as never} />
          )}
        </Field>
        <Field label="Geboorteplaats">{(wiring) => <TextInput {...wiring} value="" onChange={nothing} />}</Field>
      </SideBySide>
    </div>,
    { texts: ['shell'] },
  )
  await expect.element(page.getByLabelText('Geboortedatum')).toBeVisible()
  const frame = page.getByLabelText('Geboortedatum').element().parentElement
  const right = frame?.getBoundingClientRect().right ?? 0
  expect(right).toBeLessThanOrEqual(page.getByLabelText('Geboorteplaats').element().getBoundingClientRect().left)
})

test('radios with and without a second line stand under each other', async () => {
  const options = [
    { value: 'a', label: 'Online', description: 'Je tekent thuis.' },
    { value: 'b', label: 'Bij de notaris' },
  ] as const
  await show(<RadioCards name="way" layout="stack" value={null} onChange={nothing} options={options} />, {
    texts: ['shell'],
  })
  await expect.element(page.getByRole('radio').first()).toBeVisible()
  const lefts = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.getBoundingClientRect().left)
  expect(lefts[0]).toBe(lefts[1])
})
