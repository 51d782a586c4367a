import { eq } from '../../conditions/index.ts'
import type { ArticleShape } from '../../documents/index.ts'
import type { ContractQuestionBody } from '../spec.ts'

type Bodies = Readonly<Record<string, ContractQuestionBody>>

/** Who signs for our company. */
export const ourSigner = {
  our_signer: { kind: 'text', required: true, sensitivity: 'personal' },
} as const satisfies Bodies

const company = eq('form.other_kind', 'company')

/** Who the contract is with: a company, by whoever signs for it, or a person. */
export const otherParty = {
  other_kind: {
    kind: 'choice',
    options: ['company', 'person'],
    default: 'company',
    required: true,
    sensitivity: 'public',
  },
  other_name: { kind: 'text', required: true, sensitivity: 'personal' },
  other_kvk: { kind: 'kvk', required: true, sensitivity: 'public', visible: company },
  other_street: { kind: 'text', required: true, sensitivity: 'personal' },
  other_zip: { kind: 'text', required: true, sensitivity: 'personal', maxLength: 12 },
  other_town: { kind: 'text', required: true, sensitivity: 'personal' },
  other_signer: { kind: 'text', required: true, sensitivity: 'personal', visible: company },
  /** Where the link to sign goes. */
  other_email: { kind: 'email', required: false, sensitivity: 'personal' },
} as const satisfies Bodies

/** The same where only a company can be the other party. */
export const otherCompanyParty = {
  other_name: otherParty.other_name,
  other_kvk: { kind: 'kvk', required: true, sensitivity: 'public' },
  other_street: otherParty.other_street,
  other_zip: otherParty.other_zip,
  other_town: otherParty.other_town,
  other_signer: { kind: 'text', required: true, sensitivity: 'personal' },
  other_email: otherParty.other_email,
} as const satisfies Bodies

/** Both parties, above every contract between two. */
export const partiesArticle = {
  id: 'parties',
  clauses: [
    { id: 'intro' },
    { id: 'us', form: 'point' },
    { id: 'company', form: 'point', when: eq('form.other_kind', 'company') },
    { id: 'person', form: 'point', when: eq('form.other_kind', 'person') },
    { id: 'agree' },
  ],
} as const satisfies ArticleShape

/** A line for each of the two to sign on. */
export const signatureArticle = {
  id: 'signature',
  clauses: [
    { id: 'us', form: 'signature' },
    { id: 'company', form: 'signature', when: eq('form.other_kind', 'company') },
    { id: 'person', form: 'signature', when: eq('form.other_kind', 'person') },
  ],
} as const satisfies ArticleShape

/** What closes most agreements. */
export const finalArticle = {
  id: 'final',
  numbered: true,
  clauses: [{ id: 'changes' }, { id: 'invalid' }, { id: 'law' }, { id: 'court' }],
} as const satisfies ArticleShape
