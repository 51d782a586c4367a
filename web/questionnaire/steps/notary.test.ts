import { expect, test } from 'vitest'
import { notaryWays, wayOf } from '#domain/orders/index.ts'
import type { Answers, MainAnswers } from '#domain/questions/index.ts'
import { chooseWay, paysElsewhere } from './notary.tsx'

const answersWith = (main: MainAnswers): Answers => ({ main, p1: {}, p2: {}, p3: {}, p4: {} })

test.each(notaryWays)('choosing %s', (way) => {
  expect(wayOf(chooseWay(answersWith({ online_notary: true }), way).main)).toBe(way)
})

test('what was filled in for another way stays, but not a notary of ours beside another one', () => {
  const filled = answersWith({ notary_option: 'partner_notary', notary_id: 3, custom_notary: 'Mr. Ooms' })
  expect(chooseWay(filled, 'online').main).toMatchObject({ notary_id: 3, custom_notary: 'Mr. Ooms' })
  expect(chooseWay(filled, 'known_notary').main).toEqual({
    online_notary: false,
    notary_option: 'known_notary',
    custom_notary: 'Mr. Ooms',
  })
})

test('identification is paid elsewhere only where it is', () => {
  expect(notaryWays.filter(paysElsewhere)).toEqual(['notary_in_area', 'known_notary'])
  expect(paysElsewhere(null)).toBe(false)
})
