import { expect, test } from 'vitest'
import type { Answers } from './answers.ts'
import { fieldOf } from './catalogue/catalogue.ts'
import { mappedNames, withKeptNames } from './mapped-names.ts'

const nobody: Answers = { main: {}, p1: {}, p2: {}, p3: {}, p4: {} }
const board: Answers = {
  ...nobody,
  p1: { foundation_role: 'chairman' },
  p2: { foundation_role: 'secretary' },
}

type Case = readonly [string, Parameters<typeof withKeptNames>[0], Answers, unknown]

test.each<Case>([
  ['nothing of the kind', { main: { email: 'a@b.nl' } }, board, { main: { email: 'a@b.nl' } }],
  ['a role', { main: { treasurer: 'p3' } }, board, { main: {}, p3: { foundation_role: 'treasurer' } }],
  [
    'a role that somebody had',
    { main: { president: 'p3' } },
    board,
    { main: {}, p1: { foundation_role: null }, p3: { foundation_role: 'chairman' } },
  ],
  [
    'two that change places',
    { main: { president: 'p2', secretary: 'p1' } },
    board,
    { main: {}, p1: { foundation_role: 'secretary' }, p2: { foundation_role: 'chairman' } },
  ],
  ['a role of nobody', { main: { president: null } }, board, { main: {}, p1: { foundation_role: null } }],
  [
    'a role of the one who had it',
    { main: { president: 'p1' } },
    board,
    { main: {}, p1: { foundation_role: 'chairman' } },
  ],
  ['who cannot be', { main: { president: 'p9' } }, board, { main: { president: 'p9' } }],
  [
    'its own name goes first',
    { main: { president: 'p3' }, p3: { foundation_role: 'other' } },
    nobody,
    { main: {}, p3: { foundation_role: 'other' } },
  ],
  ['the name of the holding', { main: { holding_name: 'Vos' } }, nobody, { main: {}, p1: { holding_name: 'Vos' } }],
  [
    'where somebody lives and what they understand',
    { p1: { natural_person_lives_in_netherlands: true }, p2: { new_company_english_proficient: false, pep: false } },
    nobody,
    { p1: { lives_in_netherlands: true }, p2: { english_proficient: false, pep: false } },
  ],
])('%s', (_name, sent, answers, expected) => {
  expect(withKeptNames(sent, answers)).toEqual(expected)
})

test('a name that is mapped is no field, and what it is mapped on is one', () => {
  for (const scope of ['main', 'shareholder'] as const)
    for (const [name, ref] of Object.entries(mappedNames[scope])) {
      expect(fieldOf(scope, name)).toBeUndefined()
      expect(fieldOf('shareholder', ref.slice('shareholder.'.length))).toBeDefined()
    }
})
