import { expect, test } from 'vitest'
import type { Answers, ShareholderAnswers } from '../questions/index.ts'
import type { DutchDate } from '../values/index.ts'
import type { Clause, ComposedDocument } from './model.ts'
import {
  onlyFormsOf,
  ownClauses,
  sealedKeys,
  splitPart,
  withoutFormsOf,
  withoutSealed,
  withSealed,
} from './sealed-part.ts'

test('what never stands in a deed is sealed, and nothing else', () => {
  expect([...sealedKeys].sort()).toEqual(
    [
      ...['bsn', 'bsn_not_present', 'document_number', 'document_type', 'expiration_date', 'issue_date'],
      ...['pep', 'place_of_issue'],
    ].sort(),
  )
})

const bram: ShareholderAnswers = {
  ...{ filled_in_by: 'self', firstname: 'Bram', birthdate: '22-08-1988' as DutchDate, marital_status: 'married' },
  ...{ bsn: '123456782', pep: true, document_number: 'SPECI2014' },
}
const answers = (p2: ShareholderAnswers): Answers => ({ main: {}, p1: { bsn: '111222333' }, p2, p3: {}, p4: {} })

test('a part falls apart into what the deed shows and what is sealed', () => {
  const { open, sealed } = splitPart(bram)
  expect(Object.keys(open)).toEqual(['filled_in_by', 'firstname', 'birthdate', 'marital_status'])
  expect(Object.keys(sealed)).toEqual(['bsn', 'pep', 'document_number'])
})

test('what was typed for who fills it in themselves is not kept; of others it is', () => {
  const left = withoutSealed(answers(bram))
  expect(left.p2).toEqual(splitPart(bram).open)
  expect(left.p1).toEqual({ bsn: '111222333' })
  const own = answers({ ...bram, filled_in_by: 'customer' })
  expect(withoutSealed(own)).toBe(own)
})

test('put together it is whole again, and only for who fills it in themselves', () => {
  const { open, sealed } = splitPart(bram)
  expect(withSealed(answers(open), { p2: sealed }).p2).toEqual(bram)
  // Nothing that the deed shows is taken from there.
  expect(withSealed(answers(open), { p2: { ...sealed, firstname: 'Iemand' } }).p2.firstname).toBe('Bram')
  expect(withSealed(answers(open), { p1: { bsn: '123456782' } }).p1).toEqual({ bsn: '111222333' })
})

const clause = (id: string, fields: Clause['because']): Clause => ({
  ...{ id, form: 'paragraph', mark: null, label: null, because: [] },
  runs: [{ kind: 'computed', text: '…', fields }],
})
const part = (id: string, clauses: readonly Clause[]): ComposedDocument['parts'][number] => ({
  ...{ id, new_page: true, because: [], title: [] },
  articles: [{ id: `${id}.one`, number: null, plain: null, because: [], title: [], clauses }],
})
const paper: ComposedDocument = {
  ...{ name: 'declaration', version: 2, languages: ['nl'], provisional: false, title: [] },
  parts: [
    part('person@p1', [clause('a', ['p1.lastname'])]),
    part('person@p2', [clause('b', ['p2.lastname']), clause('c', ['main.company_name'])]),
    part('co_director@p2', [clause('d', ['p2.company_name'])]),
    part('closing', [clause('e', ['main.company_name'])]),
  ],
}
const idsOf = (document: ComposedDocument | null) => document?.parts.map(({ id }) => id)

test('the forms of who makes their own are in no paper of the others', () => {
  expect(idsOf(withoutFormsOf(paper, ['p2']))).toEqual(['person@p1', 'closing'])
  expect(withoutFormsOf(paper, [])).toBe(paper)
  expect(idsOf(onlyFormsOf(paper, 'p2'))).toEqual(['person@p2', 'co_director@p2', 'closing'])
  expect(onlyFormsOf(paper, 'p3')).toBeNull()
})

test('the clauses that say something of somebody are known, not those that only say how many there are', () => {
  expect(ownClauses(paper, 'p2')).toEqual(['b', 'd'])
  const several: Clause = { ...clause('f', []), runs: [{ kind: 'text', text: 'oprichters', fields: ['p2.active'] }] }
  expect(ownClauses({ ...paper, parts: [part('heading', [several])] }, 'p2')).toEqual([])
})
