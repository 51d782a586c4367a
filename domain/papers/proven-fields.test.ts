import { describe, expect, test } from 'vitest'
import type { Scope } from '../fields/index.ts'
import { fieldOf } from '../questions/index.ts'
import { paperKinds } from './papers.ts'
import { provenBy } from './proven-fields.ts'

describe('which answers a paper proves', () => {
  test.each(paperKinds)('%s names questions that exist, each once', (kind) => {
    for (const person of [null, { is_existing_company: true, type: 'existing_company' as const }]) {
      const names = provenBy(kind, person)
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) {
        const [scope = '', key = ''] = name.split('.')
        expect(fieldOf(scope as Scope, key), name).toBeDefined()
      }
    }
  })

  test.each([
    ['a person', { type: 'natural_person' as const, is_natural_person: true }, 'shareholder.birthdate'],
    [
      'who acts for a company',
      { type: 'existing_company' as const, is_existing_company: true, is_natural_person: false },
      'shareholder.representative_birthdate',
    ],
  ])('a passport of %s shows when they were born, under the name it was asked by', (_name, person, expected) => {
    expect(provenBy('identity', person).filter((name) => name.endsWith('birthdate'))).toEqual([expected])
  })

  test('every paper but another one proves something', () => {
    expect(paperKinds.filter((kind) => provenBy(kind, null).length === 0)).toEqual(['other'])
  })
})
