import { no, yes } from '../../../conditions/index.ts'
import type { Shape } from '../../template.ts'
import { acquiredClauses, companyClauses, rightsClauses } from './register.ts'

const holder = [
  { id: 'name', form: 'pair' },
  { id: 'address', form: 'pair', when: no('form.is_company') },
  { id: 'company_address', form: 'pair', when: yes('form.is_company') },
  { id: 'company_number', form: 'pair', when: yes('form.is_company') },
  { id: 'email', form: 'pair' },
] as const

/** What changes in the register of shareholders: one row is closed, others are opened (art. 2:194 BW). */
export const transferRegister = {
  name: 'register',
  version: 2,
  dates: 'plain',
  parts: [
    {
      id: 'company',
      articles: [
        {
          id: 'about',
          clauses: [...companyClauses, { id: 'issued', form: 'pair' }],
        },
        { id: 'use', clauses: [{ id: 'changes' }, { id: 'kept' }] },
      ],
    },
    {
      id: 'closed',
      each: 'sellers',
      articles: [
        { id: 'seller', clauses: holder },
        {
          id: 'left',
          clauses: [
            { id: 'count', form: 'pair' },
            { id: 'numbers', form: 'pair' },
            { id: 'acquired', form: 'pair' },
            { id: 'entered', form: 'pair' },
            { id: 'ended', form: 'pair' },
            { id: 'rest', form: 'pair' },
          ],
        },
        { id: 'left_initials', clauses: [{ id: 'director', form: 'signature' }] },
      ],
    },
    {
      id: 'opened',
      each: 'buyers',
      articles: [
        { id: 'buyer', clauses: holder },
        {
          id: 'shares',
          clauses: [...acquiredClauses, { id: 'paid', form: 'pair' }, { id: 'duties', form: 'pair' }],
        },
        {
          id: 'rights',
          clauses: [...rightsClauses],
        },
        { id: 'initials', clauses: [{ id: 'director', form: 'signature' }] },
      ],
    },
  ],
} as const satisfies Shape
