import { describe, expect, test } from 'vitest'
import { type Product, standardDocuments } from '../blueprint/index.ts'
import { composeListed, gapsIn, listDocuments, plainText } from '../documents/index.ts'
import {
  advance,
  billingStep,
  blockers,
  checkoutStep,
  complete,
  relevant,
  startAnswers,
  startProgress,
  viewFlow,
} from '../flow/index.ts'
import { cents } from '../money/index.ts'
import { firstBook, quote } from '../pricing/index.ts'
import type { Answers } from '../questions/index.ts'
import { previewStep } from './bv/arrangements.ts'
import { dutchBv } from './bv/bv.ts'
import { bvChapters } from './bv/steps.ts'
import { type FlowName, flows } from './flows.ts'
import { loadProduct } from './load.ts'
import { productOf } from './products.ts'
import { day, sampleAnswers } from './sample-answers.ts'
import { samples, templatesOf } from './samples.ts'

/** A product that asks for a name and the rest of what a BV asks, in two steps fewer: all that there is to say of it. */
const toy: Product = {
  ...dutchBv,
  name: 'toy',
  steps: [...dutchBv.steps.filter(({ kind }) => !['dga', 'membership', 'preview'].includes(kind)), previewStep],
  chapters: bvChapters.map((chapter) => (chapter.name === 'arrangements' ? { ...chapter, parts: 2 } : chapter)),
  documents: standardDocuments.filter((name) => name !== 'letter'),
}

const context = { today: day('15-11-2026') }
const answers: Answers = { ...sampleAnswers, main: { ...sampleAnswers.main, criminal_record_status: true } }

describe('a ninth product', () => {
  test('is asked from its first question to the bill, without a line of the engine knowing it', () => {
    expect(complete(toy, startAnswers(toy), context)).not.toEqual([])
    expect(complete(toy, answers, context)).toEqual([])
    expect(blockers(toy, answers, context).filter(({ stops }) => stops)).toEqual([])
    let progress = startProgress
    const seen = new Set<string>()
    while (progress.temporal_step < billingStep(toy)) {
      const view = viewFlow(toy, answers, progress, context)
      seen.add(view.step?.kind ?? '')
      const on = advance(toy, answers, progress, { type: 'next' }, context)
      expect(on).not.toEqual(progress)
      progress = on
    }
    expect([...seen]).toEqual(toy.steps.map(({ kind }) => kind))
    expect(checkoutStep(toy)).toBe(toy.steps.length + 1)
  })

  test('has its documents, and a price as soon as the book has one', async () => {
    const counted = relevant(toy, answers, context)
    const listed = listDocuments(toy, counted)
    expect(listed.map(({ name }) => name)).toEqual(['deed', 'poa', 'register', 'declaration', 'company_power'])
    const parts = { ...context, language: toy.language, templates: await templatesOf(toy) }
    for (const one of listed) {
      const document = composeListed(one, counted, parts)
      expect(gapsIn(document)).toEqual([])
      expect(plainText(document)).toContain('De Vries')
    }
    const sold = { ...firstBook, base_prices: { ...firstBook.base_prices, toy: cents(100_00) } }
    expect(quote(toy, counted, sold, context).lines.length).toBeGreaterThan(0)
    expect(() => quote(toy, counted, firstBook, context)).toThrow('toy')
  })

  test('is not compiled until it stands in every table', () => {
    type Named = FlowName | 'toy'
    const tables = [
      // @ts-expect-error Where its API hangs, its slug, its language, and whether the calculator leads to it.
      (): Readonly<Record<Named, { readonly slug: string; readonly calculated: boolean }>> => flows,
      // @ts-expect-error What it asks.
      (name: Named) => productOf(name),
      // @ts-expect-error How a browser gets it.
      (name: Named) => loadProduct(name),
      // @ts-expect-error Who could use it, with everything answered.
      (name: Named) => samples[name],
    ]
    expect(tables).toHaveLength(4)
  })
})
