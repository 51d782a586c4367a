import { eq, not, yes } from '../../../conditions/index.ts'
import type { ClauseShape, Shape } from '../../template.ts'

/** Rows that every entry in a register of shareholders has (art. 2:194 BW). */

export const companyClauses = [
  { id: 'name', form: 'pair' },
  { id: 'seat', form: 'pair' },
  { id: 'address', form: 'pair' },
  { id: 'chamber', form: 'pair' },
  { id: 'incorporated', form: 'pair' },
] as const satisfies readonly ClauseShape[]

export const acquiredClauses = [
  { id: 'acquired', form: 'pair' },
  { id: 'acknowledged', form: 'pair' },
  { id: 'how', form: 'pair' },
  { id: 'sort', form: 'pair' },
  { id: 'count', form: 'pair' },
  { id: 'numbers', form: 'pair' },
  { id: 'nominal', form: 'pair' },
] as const satisfies readonly ClauseShape[]

export const rightsClauses = [
  { id: 'usufruct', form: 'pair' },
  { id: 'pledge', form: 'pair' },
  { id: 'depositary', form: 'pair' },
  { id: 'remarks', form: 'pair' },
] as const satisfies readonly ClauseShape[]

const inKind = yes('form.contributes')

/** The register that the board keeps of who holds which shares (art. 2:194 BW). */
export const register = {
  name: 'register',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'company',
      articles: [
        {
          id: 'about',
          clauses: [...companyClauses, { id: 'value', form: 'pair' }, { id: 'issued', form: 'pair' }],
        },
        { id: 'use', clauses: [{ id: 'kept' }, { id: 'changes' }, { id: 'inspection' }] },
      ],
    },
    {
      id: 'entry',
      each: 'founders',
      articles: [
        {
          id: 'holder',
          clauses: [
            { id: 'name', form: 'pair' },
            { id: 'address', form: 'pair', when: eq('form.founder_kind', 'person') },
            { id: 'company_address', form: 'pair', when: eq('form.founder_kind', 'company') },
            { id: 'company_number', form: 'pair', when: eq('form.founder_kind', 'company') },
            { id: 'holding_address', form: 'pair', when: eq('form.founder_kind', 'holding') },
            { id: 'email', form: 'pair' },
          ],
        },
        {
          id: 'shares',
          clauses: [
            ...acquiredClauses,
            { id: 'paid', form: 'pair', when: not(inKind) },
            { id: 'paid_in_kind', form: 'pair', when: inKind },
            { id: 'release', form: 'pair' },
            { id: 'duties', form: 'pair' },
          ],
        },
        {
          id: 'rights',
          clauses: [...rightsClauses, { id: 'closed', form: 'pair' }],
        },
        { id: 'initials', clauses: [{ id: 'director', form: 'signature' }] },
      ],
    },
  ],
} as const satisfies Shape
