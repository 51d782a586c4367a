import type { Locator, Page } from '@playwright/test'
import type { Field } from '#domain/fields/index.ts'
import { countryOptions, fieldText, type Messages, optionText } from '#domain/messages/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { type Hand, mouse } from './hands.ts'

/** Answers by key, in the order in which they are given: text as typed, the key of an option, yes and no as booleans. */
export type Given = Readonly<Record<string, string | boolean>>

type Asker = { readonly page: Page; readonly messages: Messages; readonly scope: 'main' | 'shareholder' }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A label may be followed by "(not required)". */
const named = (label: string) => new RegExp(`^${escaped(label)}`)

const fieldNamed = (scope: Asker['scope'], key: string): Field => {
  const field = fieldOf(scope, key)
  if (!field) throw new Error(`There is no question ${scope}.${key}.`)
  return field
}

const countryNamed = (messages: Messages, code: string, by: 'name' | 'nationality'): string => {
  const found = countryOptions(messages, { by }).find((one) => typeof one !== 'string' && one.value === code)
  return typeof found === 'object' ? found.label : code
}

const yearEnd = (later: number) => `31-12-${new Date().getFullYear() + later}`

/** What one reads on the screen for an answer. */
function wordsFor(messages: Messages, field: Field, value: string | boolean): string {
  if (field.kind === 'country') return countryNamed(messages, String(value), 'name')
  if (field.kind === 'nationality') return countryNamed(messages, String(value), 'nationality')
  if (field.key === 'financial_year_end') return yearEnd(value === 'next_year' ? 1 : 0)
  return typeof value === 'boolean' || field.options ? optionText(messages, field, value) : value
}

/** A question is put to who answers it, about others by their name, or about someone. */
function spoken(messages: Messages, field: Field): RegExp {
  const anybody = { name: '\u0000', shareholder: '\u0000' }
  const labels = ([undefined, 'you', anybody] as const).map((about) => fieldText(messages, field, 'bv', about).label)
  return new RegExp(`^(?:${[...new Set(labels)].map((label) => escaped(label).replaceAll('\u0000', '.+')).join('|')})`)
}

/** The control of a question, found as a visitor finds it: by its words. */
export function question({ page, messages, scope }: Asker, key: string): Locator {
  const field = fieldNamed(scope, key)
  const name = spoken(messages, field)
  const group = page.getByRole('radiogroup', { name })
  const box = page.getByRole(field.kind === 'checkbox' ? 'checkbox' : 'textbox', { name })
  return group.or(box).or(page.getByRole('combobox', { name }))
}

async function give(asker: Asker, key: string, value: string | boolean, hand: Hand): Promise<void> {
  const { page, messages, scope } = asker
  // Asked in the choice of the holding.
  if (key === 'natural_person_director') return
  if (key === 'new_company_director') {
    const group = page.getByRole('radiogroup', { name: /^(Wie wordt bestuurder|Who will be director)/ })
    return hand.choose(
      group.getByRole('radio', {
        name: value ? /^(De|The|Mijn|My) holding/ : /^(Ikzelf|I myself|.+ zelf|.+ in person)/,
      }),
    )
  }
  const field = fieldNamed(scope, key)
  const words = wordsFor(messages, field, value)
  const control = question(asker, key)
  await control.first().waitFor()
  if (field.kind === 'checkbox') return hand.tick(control, value === true)
  if ((await control.getAttribute('role')) === 'radiogroup') {
    return hand.choose(control.getByRole('radio', { name: named(words) }))
  }
  if (await control.evaluate((element) => element.tagName === 'SELECT')) {
    return hand.select(control, words)
  }
  // What was filled in beforehand needs no choosing.
  if ((await control.inputValue()) === words) return
  await hand.write(control, words)
  if ((await control.getAttribute('role')) === 'combobox') {
    await hand.take(page.getByRole('option', { name: words, exact: true }))
  }
}

/** Answers questions in order, and leaves the last field. */
export async function answer(asker: Asker, given: Given, hand: Hand = mouse): Promise<void> {
  for (const [key, value] of Object.entries(given)) await give(asker, key, value, hand)
  await asker.page.keyboard.press('Tab')
}
