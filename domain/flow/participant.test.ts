import { describe, expect, test } from 'vitest'
import { type Product, standardFlags } from '../blueprint/index.ts'
import type { Answers, ShareholderAnswers } from '../questions/index.ts'
import { newShareholder } from '../shareholders/index.ts'
import type { DutchDate } from '../values/index.ts'
import { complete } from './complete.ts'
import { participantFlow } from './participant.ts'
import { smallProduct } from './sample-product.ts'
import { viewFlow } from './view.ts'

const context = { today: '17-11-2026' as DutchDate, flags: { ...standardFlags, participants: true } }

const product: Product = {
  ...smallProduct,
  copies_country: true,
  steps: [
    {
      kind: 'shareholders',
      name: 'shareholders',
      sections: [
        { name: 'basic', person: ['type', 'filled_in_by', ['email', 'phone_number']] },
        { name: 'personal', person: [['firstname', 'lastname'], 'birthplace'] },
        { name: 'id', person: ['bsn', 'bsn_not_present'] },
        { name: 'other', person: ['become_director', 'pep'] },
      ],
    },
  ],
}

const answers = (p2: ShareholderAnswers, p1: ShareholderAnswers = newShareholder): Answers => ({
  ...{ main: {}, p1, p2: { ...newShareholder, ...p2 }, p3: {}, p4: {} },
})

const missingOf = (given: Answers, person: string) =>
  complete(product, given, context)
    .filter((one) => one.person === person)
    .map(({ path }) => path)

describe('who fills in their own part', () => {
  test('whoever ordered is asked who they are and how to reach them, and nothing else', () => {
    expect(missingOf(answers({ filled_in_by: 'self' }), 'p2')).toEqual([
      ...['p2.email', 'p2.firstname', 'p2.lastname', 'p2.become_director'],
    ])
    expect(missingOf(answers({ filled_in_by: 'customer' }), 'p2')).toContain('p2.bsn')
  })

  test('a screen on which nothing is left to ask is not shown', () => {
    const at = { step: 0, temporal_step: 0, substep: 0, person: 'p2' } as const
    const { sections } = viewFlow(product, answers({ filled_in_by: 'self' }), at, context)
    expect(sections.map(({ name }) => name)).toEqual(['basic', 'personal', 'other'])
  })

  test('whoever fills it in cannot leave their own part to themselves', () => {
    const given = answers({}, { ...newShareholder, filled_in_by: 'self' })
    expect(missingOf(given, 'p1')).toContain('p1.bsn')
    const { rows } = viewFlow(product, given, { step: 0, temporal_step: 0, substep: 0 }, context)
    expect(rows.flat().map(({ path }) => path)).not.toContain('p1.filled_in_by')
  })

  test('is asked by their link for that part, with their name to put right', () => {
    const { sections, missing } = participantFlow(product, answers({ filled_in_by: 'self' }), 'p2', context)
    expect(sections.map(({ name, rows }) => [name, rows.flat().map(({ field }) => field.key)])).toEqual([
      ['basic', ['phone_number']],
      ['personal', ['firstname', 'lastname', 'birthplace']],
      ['id', ['bsn', 'bsn_not_present']],
      ['other', ['pep']],
    ])
    expect(missing.map(({ path }) => path)).toEqual([
      ...['p2.phone_number', 'p2.firstname', 'p2.lastname', 'p2.birthplace', 'p2.bsn', 'p2.pep'],
    ])
  })

  test('nothing is missing once it is all there', () => {
    const whole = { firstname: 'Bram', lastname: 'van den Berg', birthplace: 'Drachten', phone_number: '+31612345678' }
    const given = answers({ filled_in_by: 'self', ...whole, bsn_not_present: true, pep: false })
    expect(participantFlow(product, given, 'p2', context).missing).toEqual([])
  })
})
