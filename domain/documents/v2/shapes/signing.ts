import type { ArticleShape, ClauseShape } from '../../template.ts'

/** On every paper that is signed: above it who signs, under it a line for each of them. */

export const whoSigns = {
  id: 'who_signs',
  clauses: [{ id: 'signer', form: 'pair', each: 'signers' }],
} as const satisfies ArticleShape

export const signatureLines = [
  { id: 'place' },
  { id: 'signs', form: 'signature', each: 'signers' },
] as const satisfies readonly ClauseShape[]
