import type { Rewordings } from '../rewordings.ts'

/** The first questions as another product asks them. */
export const firstRewordings: Rewordings = {
  company_name: {
    holding: {
      label: 'What will your holding be called?',
      help: 'Leave out B.V.; we add it for you. Many people put Holding or Beheer in the name, but you don’t have to.',
    },
    conversion: {
      help: 'Leave out B.V.; we add it for you. You are free to keep the name of your current business.',
    },
    foundation: {
      label: 'What will the foundation be called?',
      help: 'The word Stichting must be in the name, for example Stichting Buurttuin Oost.',
    },
    transfer: {
      label: 'Which BV’s shares are being transferred?',
      help: 'The name as registered with KVK. You can leave out B.V.',
    },
  },
  email: { foundation: { help: 'We and the notary use it to email you about the foundation.' } },
  headquarters: {
    holding: { label: 'In which municipality will the holding have its official seat?' },
    foundation: {
      label: 'In which municipality will the foundation have its official seat?',
      help: 'The official seat is the foundation’s legal home; its municipality goes into the articles. The office can be somewhere else. To move the seat later, you need a notary again.',
    },
    transfer: {
      label: 'In which municipality does the BV have its official seat?',
      help: 'You can find it in the articles and on the KVK extract.',
    },
  },
  activities: {
    foundation: {
      label: 'What is the purpose of the foundation?',
      help: 'Who or what does the foundation work for? The text goes into the articles.',
    },
  },
}
