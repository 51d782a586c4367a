import { describe, expect, test } from 'vitest'
import { fieldsIn, splitRef } from '../conditions/index.ts'
import { gapsIn, plainText } from '../documents/index.ts'
import type { Field } from '../fields/index.ts'
import { locales } from '../values/index.ts'
import { askedQuestions, type ContractAnswers, checkContract } from './answers.ts'
import { loadContract } from './load.ts'
import { contractNames } from './names.ts'
import { sampleAnswers, sampleCompany, sampleDay } from './samples.ts'
import type { ContractSpec } from './spec.ts'
import { contractSpecs } from './specs.ts'
import { type ContractTemplate, composeContract } from './template.ts'

const made = (template: ContractTemplate, answers: ContractAnswers) =>
  composeContract(template, { answers, company: sampleCompany, today: sampleDay })

const waysOf = ({ key, kind, options = [] }: Field): readonly ContractAnswers[] =>
  kind === 'yes_no'
    ? [{ [key]: true }, { [key]: false }]
    : kind === 'number'
      ? [{ [key]: 1 }]
      : options.map((option) => ({ [key]: option }))

/** What a question hangs on, made in every way together. */
const waysToAsk = ({ questions }: ContractSpec, { visible }: Field): readonly ContractAnswers[] => {
  const keys = new Set(visible ? fieldsIn(visible).map((ref) => splitRef(ref).key) : [])
  return questions
    .filter(({ key }) => keys.has(key))
    .reduce<readonly ContractAnswers[]>(
      (made, field) => made.flatMap((answers) => waysOf(field).map((way) => ({ ...answers, ...way }))),
      [{}],
    )
}

/** Every way in which its choices can be made, one differing from the usual at a time, or what a question hangs on. */
const variants = (spec: ContractSpec): readonly ContractAnswers[] =>
  spec.questions.flatMap((field) => [...waysOf(field), ...waysToAsk(spec, field)])

describe.each(contractNames)('%s', (name) => {
  const spec = contractSpecs[name]

  test('no section asks more than eight things, and no question is asked twice', () => {
    const keys = spec.questions.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { questions } of spec.sections) expect(questions.length).toBeLessThanOrEqual(8)
  })

  test('a question depends on questions before it, and on answers that they can have', () => {
    const before = new Map<string, readonly string[]>()
    for (const { key, visible, options = [] } of spec.questions) {
      for (const ref of visible ? fieldsIn(visible) : []) {
        expect(splitRef(ref).place).toBe('form')
        expect([...before.keys()]).toContain(splitRef(ref).key)
      }
      before.set(key, options)
    }
  })

  test('what is filled in whole passes, and what is empty lacks what must be there', () => {
    const whole = sampleAnswers(spec)
    expect(checkContract(spec, whole, sampleDay)).toMatchObject({ issues: [], missing: [] })
    const required = askedQuestions(spec, {}).filter(
      ({ required, default: initial }) => required && initial === undefined,
    )
    expect(checkContract(spec, {}, sampleDay).missing).toEqual(required.map(({ key }) => key))
  })

  describe.each(locales)('in %s', (locale) => {
    test('every variant is made without a gap, a brace or a number that nobody filled in', async () => {
      const template = await loadContract(name, locale)
      for (const variant of variants(spec)) {
        const document = made(template, sampleAnswers(spec, variant))
        expect(gapsIn(document)).toEqual([])
        expect(plainText(document)).not.toMatch(/[{}|]|undefined|NaN/)
        expect(document.parts.flatMap(({ articles }) => articles).filter(({ plain }) => plain === null)).toEqual([])
      }
    })

    test('what may be left open leaves no gap', async () => {
      const template = await loadContract(name, locale)
      for (const { key } of spec.questions.filter(({ required }) => required === false)) {
        const { [key]: _open, ...rest } = sampleAnswers(spec)
        expect(gapsIn(made(template, rest)), key).toEqual([])
      }
    })

    test('with nothing answered it is there, with gaps', async () => {
      const document = made(await loadContract(name, locale), {})
      expect(gapsIn(document).length).toBeGreaterThan(0)
    })

    test('every question is put, and every answer that must be given has a place in the text', async () => {
      const { words, ...template } = await loadContract(name, locale)
      expect(Object.keys(words.questions).sort()).toEqual(spec.questions.map(({ key }) => key).sort())
      const used = variants(spec).flatMap((variant) =>
        JSON.stringify(made({ words, ...template }, sampleAnswers(spec, variant))),
      )
      for (const { key, required } of spec.questions)
        if (required)
          expect(
            used.some((text) => text.includes(`contract.${key}"`)),
            key,
          ).toBe(true)
    })
  })

  test('the same text in both languages: clauses and their marks', async () => {
    const [nl, en] = await Promise.all(locales.map((locale) => loadContract(name, locale)))
    for (const variant of variants(spec)) {
      const marks = (template: ContractTemplate | undefined) =>
        template &&
        made(template, sampleAnswers(spec, variant)).parts.flatMap(({ articles }) =>
          articles.flatMap(({ id, number, clauses }) => clauses.map((clause) => [id, number, clause.id, clause.mark])),
        )
      expect(marks(nl)).toEqual(marks(en))
    }
  })

  test.each(locales)('the text in %s, as it was read', async (locale) => {
    const text = plainText(made(await loadContract(name, locale), sampleAnswers(spec)))
    await expect(text).toMatchFileSnapshot(`./golden/${name}.${locale}.txt`)
  })
})
