import type { FirstSection, FlowTexts } from '../texts.ts'
import { subsidiarySection } from './subsidiary-section.ts'

/** The headings above the questions of later steps. */
export const laterSections: Omit<FlowTexts['sections'], FirstSection> = {
  business: {
    name: 'Your business now',
    heading: 'Which business are you converting?',
    intro: 'First the business you have now. Keep your KVK extract at hand.',
  },
  terms: {
    name: 'Terms',
    heading: 'What do you agree with the BV?',
    intro: 'This goes into the papers by which your business passes over.',
  },
  method: {
    name: 'Method',
    heading: 'How does your business move over?',
    intro: 'There are a few ways, each with its own tax consequences. Talk to your accountant.',
  },
  acquisition: {
    name: 'The seller',
    heading: 'How did the seller get the shares?',
    intro: 'The notary checks that the shares really are the seller’s.',
  },
  acquisition_paper: {
    name: 'The proof',
    heading: 'Which paper shows that?',
    intro: 'Keep the earlier deed at hand. The new deed refers to it.',
  },
  price: {
    name: 'The price',
    heading: 'What does it cost, and how is it paid?',
    intro: 'The price goes into the deed, in words and in figures.',
  },
  blocking: {
    name: 'Other shareholders',
    heading: 'May the shares go to the buyer?',
    intro: 'Other shareholders usually may buy first. Keep the articles at hand.',
  },
  board: {
    name: 'The board',
    heading: 'Who signs for the BV, and who runs it afterwards?',
    intro: 'The BV acknowledges the transfer in the deed, so its board has to sign too.',
  },
  figures: {
    name: 'The figures',
    heading: 'Who has looked at the figures?',
    intro: 'The price has to fit what the BV is worth.',
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
  subsidiary: subsidiarySection,
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
  shareholder_company: {
    name: 'Address and owners',
    heading: 'Where is the company based, and who owns it?',
    intro: 'The address is on the KVK extract. The notary also has to know who the owners are in the end.',
  },
  personal: {
    name: 'Personal',
    heading: 'Personal details',
    intro: 'Enter everything as it appears on the identity document. The notary copies it into the deed.',
    byKind: {
      existing_company: {
        heading: 'Who signs for the company?',
        intro: 'The details of the person who will see the notary on behalf of this company, and why they may sign.',
      },
      new_company: {
        heading: 'Who is behind the holding?',
        intro: 'The person who sets up the holding. Enter everything as it appears on the identity document.',
      },
    },
  },
  home: {
    name: 'Address and language',
    heading: 'Address and language',
    intro: 'The address goes into the deed. And whoever signs has to understand what it says.',
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
    intro: 'After this, the notary knows enough.',
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
  leaving: {
    name: 'Dropping out',
    heading: 'If one of you drops out',
    intro: 'Not something you like to think about, but easy to arrange now. It goes into the articles.',
  },
  agreement: {
    name: 'Agreement',
    heading: 'Do you want to put your own agreements in writing?',
    intro:
      'The articles govern the BV and are public. What you agree among yourselves, for example for when someone stops, goes into an agreement of your own.',
  },
  agreement_terms: {
    name: 'What you agree',
    heading: 'What do you agree on?',
    intro:
      'We have chosen what works well for most shareholders. Discuss it together and change what should be different.',
  },
  own_holdings: {
    name: 'Holding',
    heading: 'Will the holding be like the BV?',
    intro:
      'A holding may have a seat, an address, shares and a first financial year of its own. Usually there is no need.',
  },
  own_holding: {
    name: 'Details of its own',
    heading: 'What is different about the holding?',
    intro: 'Only enter what differs from the BV. What you leave empty will be the same.',
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
