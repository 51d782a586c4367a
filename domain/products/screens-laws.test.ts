import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import type { Product, Section } from '../blueprint/index.ts'
import { type FieldView, finalStep, type Progress, viewFlow } from '../flow/index.ts'
import type { Answers } from '../questions/index.ts'
import { productList } from './products.ts'
import { day } from './sample-answers.ts'
import { anyAnswers } from './sample-changes.ts'
import { samplesOf } from './samples.ts'

const context = { today: day('15-11-2026') }

/** A screen of a laptop holds so many without scrolling. */
const most = 6

/** A tick belongs to the question above it, and who directs a holding's company is one choice. */
const isPartOfAnother = ({ field }: FieldView): boolean =>
  field.kind === 'checkbox' || field.key === 'natural_person_director'

/** What one is asked on a screen: a row each, and of every person together no more than one thing each. */
const thingsIn = (rows: readonly (readonly FieldView[])[], together: boolean): number => {
  const asked = rows.map((row) => row.filter((one) => !isPartOfAnother(one))).filter((row) => row.length > 0)
  return together ? new Set(asked.map((row, index) => row[0]?.person ?? `row ${index}`)).size : asked.length
}

/** All of them on one screen, and not a screen for each. */
const isOfEach = (section: Section | undefined): boolean => section?.each !== undefined && section.whose === undefined

/** Every screen of a flow with these answers, and how much it asks. */
const screensOf = (product: Product, answers: Answers): readonly (readonly [string, number])[] => {
  const at = (progress: Partial<Progress>) =>
    viewFlow(product, answers, { step: finalStep(product), temporal_step: 0, substep: 0, ...progress }, context)
  return product.steps.flatMap(({ sections, kind }, step) => {
    const first = at({ temporal_step: step })
    const people = kind === 'shareholders' ? first.people.map(({ person }) => ({ person })) : [{}]
    return people.flatMap((who) =>
      at({ temporal_step: step, ...who }).sections.map(({ substep, name }) => {
        const { rows } = at({ temporal_step: step, substep, ...who })
        return [`${kind} ${name}`, thingsIn(rows, isOfEach(sections[substep]))] as const
      }),
    )
  })
}

describe.each(productList.map((product) => [product.name, product] as const))('%s, screen by screen', (_, product) => {
  test('no screen asks more than six things, whatever was answered', () => {
    const law = (answers: Answers) => {
      expect(screensOf(product, answers).filter(([, things]) => things > most)).toEqual([])
    }
    for (const answers of Object.values(samplesOf(product))) law(answers)
    fc.assert(fc.property(anyAnswers, law), lawfully(1000))
  })

  test('no screen of a step of questions is empty', () => {
    for (const answers of Object.values(samplesOf(product))) {
      const empty = screensOf(product, answers).filter(
        ([name, things]) => things === 0 && /^(company|shareholders) /.test(name),
      )
      expect(empty).toEqual([])
    }
  })
})
