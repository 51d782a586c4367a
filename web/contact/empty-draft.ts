import type { MessageDraft } from './draft.ts'

// Apart from the rules, so that a page that only offers the form need not bring them.
export const emptyMessageDraft: MessageDraft = { name: '', email: '', phone_number: '', message: '' }
