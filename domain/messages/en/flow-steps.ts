import type { FlowTexts } from '../texts.ts'

export const products: FlowTexts['products'] = {
  'dutch-bv': 'Dutch BV',
  'english-bv': 'BV in English',
  holding: 'Personal holding',
  'incorporate-holding': 'Holding in English',
  omzetting: 'Conversion to a BV',
  stichting: 'Foundation',
  anbi_stichting_oprichten: 'Foundation with charity status (ANBI)',
  transfer_of_shares: 'Transfer of shares',
}

export const steps: FlowTexts['steps'] = {
  company: 'Company details',
  shareholders: 'Shareholders',
  holding_upsell: 'Add a holding',
  share_distribution: 'Dividing the shares',
  share_counts: 'Shares',
  membership: 'Membership',
  dga: 'Director’s salary',
  extra_services: 'Extra services and notary',
  preview: 'View documents',
}

export const chapters: FlowTexts['chapters'] = {
  company: 'Your company',
  shareholders: 'The shareholders',
  arrangements: 'Arrangements',
  preview: 'Check',
}

/** The headings above the questions. */
export const sections: FlowTexts['sections'] = {
  general: {
    name: 'General',
    heading: 'What kind of BV will it be?',
    intro:
      'What your BV (a Dutch private limited company) is called, where it is based and what it will do. This goes into the articles of association: the rules of your BV.',
  },
  contact: {
    name: 'Contact',
    heading: 'Where can your BV be found?',
    intro:
      'The address becomes public at the Chamber of Commerce (KVK). Only we and the notary use your email address.',
  },
  complete: {
    name: 'For KVK',
    heading: 'A few more questions about your business',
    intro: 'KVK wants to know what you sell and who will work for you. Not sure yet? Enter what you expect today.',
  },
  information: {
    name: 'Details',
    heading: 'What has been agreed?',
    intro: 'The main terms. They go into the deed.',
  },
  goal: {
    name: 'Purpose',
    heading: 'What is the foundation for?',
    intro: 'The purpose goes into the articles. Write it so that everyone understands it.',
  },
  manage: {
    name: 'Board',
    heading: 'How does the board work?',
    intro: 'A foundation set up with us has three or four board members. You tell us who they are in the next step.',
  },
  method: {
    name: 'Method',
    heading: 'How does your business move over?',
    intro: 'There are a few ways, each with its own tax consequences. Talk to your accountant.',
  },
  basic: {
    name: 'Basics',
    heading: 'Who will be a shareholder?',
    intro: 'A shareholder owns part of the BV. Online there can be one to four; you fill them in one at a time.',
    byKind: {
      existing_company: {
        heading: 'Which company will be a shareholder?',
        intro: 'Keep its KVK extract at hand and you will be done in no time.',
      },
      new_company: {
        heading: 'A holding as shareholder',
        intro:
          'A holding is a BV of your own that owns the shares. The holding comes first, then your BV. Now is the time to pick a name.',
      },
    },
  },
  personal: {
    name: 'Personal',
    heading: 'Personal details',
    intro: 'Enter everything as it appears on the identity document. The notary copies it into the deed.',
    byKind: {
      existing_company: {
        heading: 'Who signs for the company?',
        intro: 'The details of the person who will see the notary on behalf of this company.',
      },
      new_company: {
        heading: 'Who is behind the holding?',
        intro: 'The person who sets up the holding. Enter everything as it appears on the identity document.',
      },
    },
  },
  id: {
    name: 'Identity document',
    heading: 'The identity document',
    intro:
      'The notary has to know who is signing. Get out a passport, identity card or driver’s license that is still valid.',
  },
  other: {
    name: 'Other questions',
    heading: 'A few more questions',
    intro: 'After this, the notary knows enough about this shareholder.',
    byKind: {
      existing_company: { intro: 'Who may sign, and who owns the company? The notary needs to know.' },
    },
  },
  holdings: {
    name: 'Add a holding',
    heading: 'Would you like to add a holding?',
    intro:
      'A holding is a BV of your own above your BV. It keeps your profit safer and often lets you put off paying tax. We set it up at the same time.',
  },
  shares: {
    name: 'Shares',
    heading: 'Who gets how many shares?',
    intro: 'We have divided them equally to start with. Agreed on something else? Then change it.',
    alone: {
      heading: 'How many shares will your BV have?',
      intro: 'They are all yours. With 120 it is easy to give away a small part later.',
    },
  },
  bankruptcy: {
    name: 'Bankruptcy',
    heading: 'One statement by all of you',
    intro: 'You declare this to the notary for everyone. It does not go into the deed.',
    alone: { heading: 'One statement by you', intro: 'You declare this to the notary. It does not go into the deed.' },
  },
  signing: {
    name: 'Signing',
    heading: 'Who may sign?',
    intro: 'There will be more than one director. Agree on how you sign for the BV.',
  },
  membership: {
    name: 'Membership',
    heading: 'Choose a membership',
    intro: 'Contracts and help once your BV exists. It is up to you.',
  },
  dga: {
    name: 'Director’s salary',
    heading: 'Shall we take care of the payroll?',
    intro:
      'A director who owns a large part of the shares is called a DGA in Dutch. As a DGA you usually have to pay yourself a salary. We can run the payroll.',
  },
  services: {
    name: 'Extra services',
    heading: 'Anything else we can do for you?',
    intro: 'Pick what helps you. Nothing here is required.',
  },
  notary: {
    name: 'Notary',
    heading: 'Which notary would you like?',
    intro: 'Online or at a notary’s office: the choice is yours.',
  },
  documents: {
    name: 'Documents',
    heading: 'View your documents',
    intro: 'These are the drafts as the notary will get them. Something wrong? Go back and change it.',
  },
}

export const kinds: FlowTexts['kinds'] = {
  natural_person: 'Person',
  existing_company: 'Existing BV',
  new_company: 'New holding',
}

export const personStates: FlowTexts['person_states'] = {
  empty: 'Still empty',
  busy: 'Not finished yet',
  complete: 'Complete',
  problem: 'Not possible like this',
}
