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

/** In every letter: who sends it, which papers are signed by whom, and which are only to be read. */

export const senderArticle = {
  id: 'sender',
  clauses: [
    { id: 'from', form: 'pair' },
    { id: 'reach', form: 'pair' },
  ],
} as const satisfies ArticleShape

export const toSign = {
  id: 'to_sign',
  each: 'papers_to_sign',
  clauses: [{ id: 'signer', form: 'item', each: 'signers' }],
} as const satisfies ArticleShape

export const toRead = {
  id: 'to_read',
  clauses: [{ id: 'intro' }, { id: 'paper', form: 'item', each: 'papers_to_read' }],
} as const satisfies ArticleShape
