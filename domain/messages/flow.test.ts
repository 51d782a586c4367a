import { describe, expect, test } from 'vitest'
import { blockerCodes, chapterNames, offerActions, sectionNames, stepNames, wordings } from '../blueprint/index.ts'
import { possibleBlockers } from '../flow/index.ts'
import { flowNames, productList } from '../products/index.ts'
import { fieldOf } from '../questions/index.ts'
import { shareholderKinds } from '../shareholders/index.ts'
import { en } from './en/index.ts'
import { early as earlyEn } from './en-early/index.ts'
import { nl } from './nl/index.ts'
import { early as earlyNl } from './nl-early/index.ts'
import { inOtherWords, otherWordsIn } from './other-words.ts'
import type { Messages } from './texts.ts'

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)

describe.each([nl, en])('the words of the flow in $locale', ({ flow }) => {
  test('are there for everything that can be shown', () => {
    expect(Object.keys(flow.steps)).toEqual(stepNames)
    expect(Object.keys(flow.sections).toSorted()).toEqual(sectionNames.toSorted())
    expect(Object.keys(flow.chapters)).toEqual(chapterNames)
    expect(new Set(Object.keys(flow.blockers))).toEqual(new Set(blockerCodes))
    expect(new Set(Object.keys(flow.offers))).toEqual(new Set(offerActions))
    expect(new Set(Object.keys(flow.products))).toEqual(new Set(flowNames))
    expect(new Set(Object.keys(flow.kinds))).toEqual(new Set(shareholderKinds))
  })

  test('are there for every step, section and blocker of every product', () => {
    for (const product of productList) {
      for (const step of product.steps) {
        expect(flow.steps[step.name]).toBeTruthy()
        for (const section of step.sections) expect(flow.sections[section.name].heading).toBeTruthy()
      }
      for (const code of possibleBlockers(product)) expect(flow.blockers[code].text).toBeTruthy()
    }
  })

  test('are never empty and never begin or end with a space', () => {
    for (const text of textsIn(flow)) expect(text).toMatch(/^\S(.*\S)?$/s)
  })

  test('have only places that are filled in', () => {
    const places = new Set(textsIn(flow).flatMap((text) => text.match(/\{\w+\}/g) ?? []))
    expect([...places].sort()).toEqual([
      '{at}',
      '{divided}',
      '{least}',
      '{name}',
      '{of}',
      '{person}',
      '{total}',
      '{year}',
    ])
  })

  test('say something of their own at every button that leads elsewhere', () => {
    for (const product of productList) {
      for (const rule of product.blockers) {
        for (const offer of rule.offers) {
          const own = flow.blockers[rule.code].offers?.[offer.action]
          if (offer.action === 'switch_flow' || offer.action === 'open_flow') expect(own).toBeTruthy()
        }
      }
    }
  })
})

test('both languages say the same things with the same places', () => {
  for (const code of blockerCodes) {
    const places = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()
    const [dutch, english] = [nl.flow.blockers[code], en.flow.blockers[code]]
    expect(places(dutch.title + dutch.text)).toEqual(places(english.title + english.text))
    expect(Object.keys(dutch.offers ?? {})).toEqual(Object.keys(english.offers ?? {}))
  }
})

test.each([earlyNl, earlyEn])(
  'the first screen of every product can be asked with the early words in $locale',
  async (early) => {
    const held = await Promise.all(
      productList
        .filter(({ language }) => language === early.locale)
        .map(async (product) => ({
          ...product,
          words: inOtherWords(early as Messages, await otherWordsIn(early.locale, product.wording)),
        })),
    )
    const missing = held.flatMap(({ name, steps, words }) =>
      (steps[0]?.sections[0]?.company ?? [])
        .flat()
        .flatMap((row) => (typeof row === 'object' ? row.fields : [row]))
        // What an answer brings up may wait for the rest.
        .filter((key) => fieldOf('main', key)?.visible === undefined && !(key in words.fields.main))
        .map(
          (key) => `${name} asks ${key} on its first screen: put its words in first-fields.ts or in its other words`,
        ),
    )
    expect(missing).toEqual([])
  },
)

test.each(wordings)('what %s says in other words has the same places and buttons', async (wording) => {
  for (const { locale, flow } of [nl, en]) {
    const other = await otherWordsIn(locale, wording)
    for (const text of textsIn(other?.flow ?? {})) expect(text).toMatch(/^\S(.*\S)?$/s)
    for (const [code, words] of Object.entries(other?.flow.blockers ?? {})) {
      const usual = flow.blockers[code as keyof typeof flow.blockers]
      expect([code, Object.keys(words.offers ?? {})]).toEqual([code, Object.keys(usual.offers ?? {})])
      const places = new Set(words.text.match(/\{\w+\}/g) ?? [])
      expect(['{person}', '{total}', '{divided}', '{least}']).toEqual(expect.arrayContaining([...places]))
    }
  }
})
