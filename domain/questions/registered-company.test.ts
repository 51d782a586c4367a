import { expect, test } from 'vitest'
import { answersFromRegister } from './registered-company.ts'

const company = {
  name: 'Test BV Donald',
  trade_name: 'Donald Fruit',
  address: { street: 'Hizzaarderlaan 3A', postal_code: '8823 SJ', town: 'Lollum', municipality: null },
}

const all = () => true
const without = (none: string) => (key: string) => key !== none

test('a number gives what is asked beside it, and nothing that the register does not say', () => {
  expect(answersFromRegister({ scope: 'main', key: 'kvk' }, company, without('trade_name'))).toEqual({
    company_name: 'Test BV Donald',
    office_address: 'Hizzaarderlaan 3A',
    postal_code: '8823 SJ',
    place_of_business: 'Lollum',
  })
  expect(answersFromRegister({ scope: 'shareholder', key: 'chamber' }, { ...company, address: null }, all)).toEqual({
    company_name: 'Test BV Donald',
  })
  expect(answersFromRegister({ scope: 'shareholder', key: 'kvk_proprietorship' }, company, all)).toEqual({
    proprietorship_name: 'Donald Fruit',
  })
  expect(answersFromRegister({ scope: 'main', key: 'email' }, company, all)).toEqual({})
})

test('the BV that a business becomes is not named by it', () => {
  const answers = answersFromRegister({ scope: 'main', key: 'kvk' }, company, all)
  expect(answers).toMatchObject({ trade_name: 'Donald Fruit', place_of_business: 'Lollum' })
  expect(answers).not.toHaveProperty('company_name')
})
