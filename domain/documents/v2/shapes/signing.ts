import { eq, no, yes } from '../../../conditions/index.ts'
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

/** Who founds, in the words for what they are. */
export const byFounderKind = [
  { id: 'person', when: eq('form.founder_kind', 'person') },
  { id: 'company', when: eq('form.founder_kind', 'company') },
  { id: 'holding', when: eq('form.founder_kind', 'holding') },
] as const satisfies readonly ClauseShape[]

/** With which a deed about a company ends: it was read, and the notary told what follows from it (art. 43 Wna). */
export const deedEnding = {
  id: 'ending',
  clauses: [
    { id: 'known' },
    { id: 'explained_online', when: yes('main.online_notary') },
    { id: 'explained', when: no('main.online_notary') },
    { id: 'executed' },
  ],
} as const satisfies ArticleShape

/** Of a power that parties with other interests may give to the same staff. */
export const powerTerms = [
  { id: 'substitution' },
  { id: 'several_parties' },
  { id: 'duration' },
  { id: 'law' },
] as const satisfies readonly ClauseShape[]

/** In every letter: who sends it, which papers are signed by whom, which are only to be read, and what happens first. */

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

export const greetingArticle = {
  id: 'greeting',
  clauses: [{ id: 'dear' }, { id: 'purpose' }, { id: 'draft' }, { id: 'not_signed' }],
} as const satisfies ArticleShape

export const firstSteps = [
  { id: 'check', form: 'point' },
  { id: 'drafts', form: 'point' },
  { id: 'identify_online', form: 'point', when: yes('main.online_notary') },
  { id: 'identify', form: 'point', when: no('main.online_notary') },
] as const satisfies readonly ClauseShape[]

export const letterClosing = {
  id: 'closing',
  clauses: [{ id: 'questions' }, { id: 'regards' }, { id: 'sender' }],
} as const satisfies ArticleShape
