import { describe, expect, test } from 'vitest'
import { startAnswers, startProgress } from '#domain/flow/index.ts'
import { loadProduct, loadQuestions, productOf } from '#domain/products/index.ts'
import { parseDutchDate } from '#domain/values/index.ts'
import { makeFlowStore } from './flow-store.ts'

function open() {
  const [product, today] = [productOf('dutch-bv'), parseDutchDate('15-11-2026')]
  if (!product || !today) throw new Error('There is no Dutch BV today.')
  const store = makeFlowStore({ product, context: { today }, answers: startAnswers(product), progress: startProgress })
  const changes: string[] = []
  store.onChange(({ before, after }) =>
    changes.push(`${before.main.company_name ?? '-'} > ${after.main.company_name ?? '-'}`),
  )
  return { store, changes }
}

const name = 'main.company_name'
const codes = (issues: readonly { readonly code: string }[]) => issues.map((one) => one.code)

describe('typing', () => {
  test('counts when the field is left, tidied up', () => {
    const { store, changes } = open()
    store.type(name, 'Boter B')
    store.type(name, 'Boter B.V.')
    expect(store.answers().main.company_name).toBeUndefined()
    expect(store.fieldState(name).value).toBe('Boter B.V.')
    expect(store.live().main.company_name).toBe('Boter')
    store.leave(name, 'Boter B.V.')
    expect(store.fieldState(name).value).toBe('Boter')
    expect(changes).toEqual(['- > Boter'])
  })

  test('what was written last is known, and what was typed back is not', () => {
    const { store } = open()
    expect(store.writtenLately()).toEqual([])
    store.leave(name, 'Boter')
    store.type('main.industry', 'health')
    store.leave(name, 'Boter')
    expect(store.writtenLately()).toEqual(['main.industry', name])
    store.type(name, 'Boterh')
    expect(store.writtenLately()[0]).toBe(name)
  })

  test('a choice counts at once', () => {
    const { store } = open()
    store.type('main.industry', 'health')
    expect(store.answers().main.industry).toBe('health')
    expect(
      store
        .view()
        .rows.flat()
        .map((one) => one.field.key),
    ).toContain('caregiver')
  })

  test('the kind of shareholder carries its flags', () => {
    const { store } = open()
    store.type('p1.type', 'existing_company')
    expect(store.answers().p1).toMatchObject({ is_existing_company: true, is_natural_person: false })
  })

  test('moving on leaves every field', () => {
    const { store } = open()
    store.type(name, 'Boter')
    store.leaveAll()
    expect(store.answers().main.company_name).toBe('Boter')
    expect(store.drafts().size).toBe(0)
  })

  test('only the field itself looks different', () => {
    const { store } = open()
    const [before, other] = [store.fieldState(name), store.fieldState('main.email')]
    store.type(name, 'B')
    expect(store.fieldState(name)).not.toBe(before)
    expect(store.fieldState('main.email')).toBe(other)
    expect(store.fieldState(name)).toBe(store.fieldState(name))
  })

  test('a key press does not make a new view', () => {
    const { store } = open()
    const view = store.view()
    store.type(name, 'Boter')
    expect(store.view()).toBe(view)
  })
})

describe('mistakes', () => {
  test('are said when the field is left, not while it is typed in', () => {
    const { store } = open()
    store.type(name, 'Bo')
    expect(store.fieldState(name).issues).toEqual([])
    store.leave(name, 'Bo')
    expect(codes(store.fieldState(name).issues)).toEqual(['too_short'])
  })

  test('go the moment it is right, and do not come back until it is left', () => {
    const { store } = open()
    store.leave(name, 'Bo')
    store.type(name, 'B')
    expect(codes(store.fieldState(name).issues)).toEqual(['too_short'])
    store.type(name, 'Bot')
    expect(store.fieldState(name).issues).toEqual([])
    store.type(name, 'Bo')
    expect(store.fieldState(name).issues).toEqual([])
    store.leave(name, 'Bo')
    expect(codes(store.fieldState(name).issues)).toEqual(['too_short'])
  })

  test('an open question is no mistake until "next" asks for it, or until it was emptied', () => {
    const { store } = open()
    store.leave(name, '')
    expect(store.fieldState(name).issues).toEqual([])
    store.want([name])
    expect(codes(store.fieldState(name).issues)).toEqual(['required'])
    store.leave('main.email', 'sanne@example.nl')
    store.leave('main.email', '')
    expect(codes(store.fieldState('main.email').issues)).toEqual(['required'])
  })

  test('what the server refused is said at the field', () => {
    const { store } = open()
    store.leave('p1.residence_country', 'BE')
    store.refuse(new Map([['p1.residence_country', { path: 'p1.residence_country', code: 'country_not_served' }]]))
    expect(codes(store.fieldState('p1.residence_country').issues)).toEqual(['country_not_served'])
  })
})

describe('another tab', () => {
  test('what is being typed stays, and the change tells what stood there when it began', () => {
    const { store, changes } = open()
    store.type(name, 'Boter')
    store.adopt({ ...store.answers(), main: { ...store.answers().main, company_name: 'Kaas' } })
    expect(store.fieldState(name).value).toBe('Boter')
    store.leave(name, 'Boter')
    expect(changes).toEqual(['- > Boter'])
  })

  test('typed and typed back: the other one stands', () => {
    const { store, changes } = open()
    store.type(name, 'B')
    store.adopt({ ...store.answers(), main: { ...store.answers().main, company_name: 'Kaas' } })
    store.leave(name, '')
    expect(store.fieldState(name).value).toBe('Kaas')
    expect(changes).toEqual([])
  })
})

describe('what judges the answers', () => {
  async function openUnjudged(loadJudge: () => ReturnType<typeof loadProduct>) {
    const [product, today] = [await loadQuestions('dutch-bv'), parseDutchDate('15-11-2026')]
    if (!today) throw new Error('There is no today.')
    const answers = startAnswers(product)
    const store = makeFlowStore({ product, loadJudge, context: { today }, answers, progress: startProgress })
    store.type('main.industry', 'health')
    store.type('main.caregiver', true)
    return store
  }
  const said = (store: ReturnType<typeof makeFlowStore>) => codes(store.view().blockers)

  test('may come after the first answers, and says then what it would have said', async () => {
    const store = await openUnjudged(() => loadProduct('dutch-bv'))
    expect(said(store)).toEqual([])
    await store.judged()
    expect(said(store)).toEqual(['healthcare'])
    expect(store.judged()).toBeNull()
  })

  test('is fetched once however often it is asked for, and anew after a failure', async () => {
    let asked = 0
    const store = await openUnjudged(() => {
      asked += 1
      return asked === 1 ? Promise.reject(new Error('No line.')) : loadProduct('dutch-bv')
    })
    await expect(Promise.all([store.judged(), store.judged()])).rejects.toThrow('No line.')
    expect(asked).toBe(1)
    await store.judged()
    expect(said(store)).toEqual(['healthcare'])
  })

  test('changes nothing of what is asked', async () => {
    const { blockers: _none, judge: _nobody, ...asked } = await loadQuestions('dutch-bv')
    expect(productOf('dutch-bv')).toMatchObject(asked)
  })
})
