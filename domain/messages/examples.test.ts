import { expect, test } from 'vitest'
import { wordings } from '../blueprint/index.ts'
import { check, type Field, normalise, possibleIssues } from '../fields/index.ts'
import { day } from '../products/sampling/index.ts'
import { allFields } from '../questions/index.ts'
import { en } from './en/index.ts'
import { fieldText, issueText } from './field-text.ts'
import { nl } from './nl/index.ts'
import { inOtherWords, otherWordsIn } from './other-words.ts'
import type { Messages } from './texts.ts'

const context = { today: day('15-11-2026'), draft: true }

/** Kinds that are typed in some form: an example of one shows that form. */
const typed: readonly Field['kind'][] = [
  ...(['email', 'phone', 'url', 'date', 'number', 'money', 'postal_code'] as const),
  ...(['bsn', 'kvk', 'vat_number', 'document_number', 'text'] as const),
]

const introduced =
  /(?:bijvoorbeeld|ziet eruit als|eruit als|zoals|like|looks like|for example|such as|\bin als|code als)[:,]? ([^;()|]+?)(?:[.,]?$|\. |, | \(| of | or | en )/gi

/** What stands in a text as an example: after words that announce one, and with something of a value about it. */
const examplesIn = (text: string): readonly string[] =>
  [...text.matchAll(introduced)]
    .map(([, found]) => (found ?? '').trim())
    .filter((one) => /\d|\w@\w|^www\.|^[A-Z]{4}/.test(one))

/** Everything that is said with a question, in whatever words. */
function saidWith(messages: Messages, field: Field): readonly string[] {
  return [undefined, ...wordings].flatMap((wording) => {
    const { label, help, helpFor = {}, why } = fieldText(messages, field, wording)
    return [
      label,
      help,
      ...Object.values(helpFor),
      why,
      ...possibleIssues(field).map((code) => issueText(messages, field, { code })),
    ].flatMap((text) => text ?? [])
  })
}

async function allWords(): Promise<readonly Messages[]> {
  const others = await Promise.all(
    [nl, en].flatMap((messages) =>
      wordings.map(async (wording) => inOtherWords(messages, await otherWordsIn(messages.locale, wording))),
    ),
  )
  return [nl, en, ...others]
}

const words = await allWords()
const fields = allFields.filter(({ kind }) => typed.includes(kind))
/** "100 aandelen van € 1" is an example of 100. */
const valueIn = ({ kind }: Field, example: string) =>
  kind === 'number' ? (/^[\d.]+/.exec(example)?.[0] ?? example) : example
const examples = (field: Field) => [
  ...new Set(words.flatMap((messages) => saidWith(messages, field)).flatMap(examplesIn)),
]

test('every example that is shown with a question is a right answer to it', () => {
  const wrong = fields.flatMap((field) =>
    examples(field).flatMap((example) => {
      const issues = check(field, normalise(field, valueIn(field, example)), context)
      return issues.map(({ code }) => `${field.scope}.${field.key}: “${example}” is refused: ${code}`)
    }),
  )
  expect(wrong).toEqual([])
})

test('and there are examples: of dates, numbers and addresses', () => {
  const kindsShown = new Set(fields.filter((field) => examples(field).length > 0).map(({ kind }) => kind))
  expect([...kindsShown]).toEqual(
    expect.arrayContaining(['date', 'email', 'phone', 'url', 'postal_code', 'vat_number', 'money']),
  )
  expect(examplesIn('Een Nederlands nummer ziet eruit als NL123456789B01')).toEqual(['NL123456789B01'])
})
