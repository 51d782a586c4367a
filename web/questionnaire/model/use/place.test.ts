import { expect, test } from 'vitest'
import { flowPlaceOf, startAnswers, startProgress } from '#domain/flow/index.ts'
import { productOf } from '#domain/products/index.ts'
import { parseDutchDate } from '#domain/values/index.ts'
import { makeFlowStore } from '../store/flow-store.ts'
import { placeIn, progressAt } from './place.ts'

function begun() {
  const [product, today] = [productOf('dutch-bv'), parseDutchDate('15-11-2026')]
  if (!product || !today) throw new Error('There is no Dutch BV today.')
  return makeFlowStore({ product, context: { today }, answers: startAnswers(product), progress: startProgress })
}

test.each([
  ['?step=6&substep=0', { step: 6, substep: 0 }],
  ['?step=1&substep=3&person=p4', { step: 1, substep: 3, person: 'p4' }],
  ['?step=1&substep=x&person=p9', { step: 1, substep: 0 }],
  ['?step=-1', null],
  ['?step=nergens&substep=x', null],
  ['?step=1000', null],
  ['', null],
])('%s asks for a place or says nothing', (search, place) => {
  expect(placeIn(search)).toEqual(place)
})

test.each(['?step=6&substep=0', '?step=1&substep=3&person=p4', '?step=0&substep=99'])(
  'what lies beyond what was reached, like %s, is put right',
  (search) => {
    const asked = placeIn(search)
    expect(asked && flowPlaceOf(progressAt(begun(), asked))).toEqual({ step: 0, substep: 0 })
  },
)
