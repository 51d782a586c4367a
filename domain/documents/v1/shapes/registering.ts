import type { ClauseShape } from '../../template.ts'

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
