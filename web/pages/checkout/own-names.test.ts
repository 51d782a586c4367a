import { expect, test } from 'vitest'
import { ownNames } from './own-names.ts'

const saying = { company: (name: string) => `${name} B.V.`, list: (names: readonly string[]) => names.join(' en ') }

test('a line says for whom it is', () => {
  const data = {
    main: { company_name: 'De Vries Zuivel' },
    p1: {
      active: true,
      firstname: 'Sanne',
      lastname: 'de Vries',
      holding: true,
      holding_name: 'Vries',
      dga_plan: true,
    },
    p2: { active: true, firstname: 'Bram', lastname: 'Jansen', holding: true, holding_name: 'Jansen', dga_plan: true },
    p3: { active: false, lastname: 'Gone', holding: true, holding_name: 'Gone', dga_plan: true },
    p4: {},
  }
  expect(ownNames(data, saying)).toEqual({
    product: 'De Vries Zuivel B.V.',
    holding_upsell: 'Vries B.V. en Jansen B.V.',
    dga_salary: 'Sanne de Vries en Bram Jansen',
  })
})

test('what has no name is not named', () => {
  const nobody = { active: true, holding: false, dga_plan: false }
  expect(ownNames({ main: {}, p1: nobody, p2: {}, p3: {}, p4: {} }, saying)).toEqual({})
})
