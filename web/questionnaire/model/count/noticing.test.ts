import { describe, expect, test } from 'vitest'
import { startAnswers, startProgress } from '#domain/flow/index.ts'
import { productOf } from '#domain/products/index.ts'
import { parseDutchDate } from '#domain/values/index.ts'
import { makeFlowStore } from '../store/flow-store.ts'
import { startNoticing } from './noticing.ts'

const name = 'main.company_name'

function open({ fresh = true, main = {} }: { readonly fresh?: boolean; readonly main?: object } = {}) {
  const [product, today] = [productOf('dutch-bv'), parseDutchDate('15-11-2026')]
  if (!today) throw new Error('There is no today.')
  const began = startAnswers(product)
  const answers = { ...began, main: { ...began.main, ...main } }
  const store = makeFlowStore({ product, context: { today }, answers, progress: startProgress })
  const clock = { at: 0 }
  const noticing = startNoticing({
    ...{ store, fresh },
    wordsOf: (question) => (question === name ? 2 : 0),
    now: () => clock.at,
  })
  const later = (seconds: number, act: () => void) => {
    clock.at += seconds * 1000
    act()
    noticing.sample()
  }
  const news = () => Object.fromEntries(noticing.news().map(({ question, ...said }) => [question, said]))
  return { store, noticing, later, news }
}

describe('a first visit', () => {
  test('what is asked is shown once, with the number of its words', () => {
    const { store, news } = open()
    const shown = store
      .view()
      .rows.flat()
      .map(({ path }) => path)
    const first = news()
    expect(Object.keys(first)).toEqual(shown)
    expect(first[name]).toEqual({ words: 2, shown: true })
    expect(news()).toEqual({})
  })

  test('left open on going on, answered after all: it was open, with what was said', () => {
    const { store, later, news } = open()
    later(4, () => store.want([name]))
    later(8, () => store.leave(name, 'Boter'))
    expect(news()[name]).toEqual({ words: 2, shown: true, open: true, stumbled: true, time: 2, messages: ['required'] })
  })

  test('a mistake counts once it is put right, and never what was typed', () => {
    const { store, later, news, noticing } = open()
    later(1, () => store.leave('main.activities', 'kort'))
    const [wrong] = store.fieldState('main.activities').issues
    expect(news()['main.activities']).toEqual({ words: 0, shown: true, time: 0, messages: [wrong?.code] })
    later(30, () => store.leave('main.activities', 'Software maken en onderhouden voor wie dat wil'))
    expect(news()['main.activities']).toEqual({ words: 0, corrected: true, stumbled: true })
    expect(JSON.stringify(noticing.news())).not.toContain('kort')
  })

  test('time is for the question that is answered; who goes for coffee does not think for ever', () => {
    const { store, later, news } = open()
    later(12, () => store.type(name, 'B'))
    later(3, () => store.leave(name, 'Boter'))
    later(4000, () => store.leave('main.activities', 'Software maken en onderhouden voor wie dat wil'))
    const found = news()
    expect([found[name]?.time, found['main.activities']?.time]).toEqual([3, 11])
  })

  test('who goes stops at the first question that is open, and takes that back by coming back', () => {
    const { store, noticing, later, news } = open()
    later(1, () => store.leave(name, 'Boter'))
    const stop = store.view().missing[0]?.path ?? ''
    noticing.pause()
    expect(news()[stop]).toMatchObject({ left: true })
    noticing.resume()
    expect(news()[stop]).toEqual({ words: 0, returned: true })
    noticing.pause()
    noticing.resume()
    expect(news()).toEqual({})
  })
})

describe('who comes back to a questionnaire', () => {
  test('is not asked anew what was answered, and takes back that they went', () => {
    const { store, news } = open({ fresh: false, main: { company_name: 'Boter' } })
    const found = news()
    expect(found[name]).toBe(undefined)
    const stop = store.view().missing[0]?.path ?? ''
    expect(found[stop]).toEqual({ words: 0, shown: true, returned: true })
  })
})
