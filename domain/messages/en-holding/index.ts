/** How a holding is spoken of in English, where that differs from a BV with several shareholders. */

import { first } from '../en/first-fields.ts'
import { firstRewordings } from '../en/first-rewordings.ts'
import { subsidiaryFields } from '../en/subsidiary-fields.ts'
import { subsidiarySection } from '../en/subsidiary-section.ts'
import { rewordedFor } from '../rewordings.ts'
import type { OtherWords } from '../texts.ts'

export const holdingWords: OtherWords = {
  fields: {
    ...rewordedFor('holding', first, firstRewordings),
    ...subsidiaryFields,
    email: {
      label: 'At which email address can we reach you?',
      help: 'This is where we and the notary email you about your holding.',
    },
    incorporation_speed: {
      label: 'How soon do you want it to be ready?',
      help: 'We count from the moment we have all the documents. Twenty working days are included; faster costs extra.',
      options: { slow: 'Within 20 working days', medium: 'Within 10 working days', fast: 'Within 5 working days' },
    },
    bankruptcy: {
      label: 'Have you gone bankrupt in the past four years?',
      why: 'During a bankruptcy, the trustee who handles it controls your money. You then cannot simply take shares.',
    },
  },
  person: {
    email: {
      label: 'Email address',
      help: 'The notary emails you here. It may be the same address as your holding’s.',
    },
    residence_country: { label: 'In which country do you live?' },
    bsn_not_present: { label: 'I have no BSN' },
    become_director: {
      label: 'Will you be the director of the holding yourself?',
      help: 'A director takes the decisions and makes sure that the books and the taxes are in order.',
    },
    has_proprietorship: {
      label: 'Do you have a sole proprietorship?',
      help: 'A business of your own that is registered with KVK and is not a BV, as many freelancers have.',
    },
    proprietorship_action: {
      label: 'What happens to your sole proprietorship?',
      options: { keep: 'I keep it', transfer: 'It moves into a BV', close: 'I close it' },
    },
    dutch_proficient: {
      label: 'Do you speak, read and understand Dutch?',
      why: 'If you know no English, you can set up your holding in Dutch.',
    },
    english_proficient: {
      label: 'Do you speak, read and understand English?',
      why: 'The notary explains the deed in English. Whoever signs has to understand it.',
    },
    pep: {
      label: 'Do you, or does a close relative, hold a prominent public position?',
      help: 'Think of government ministers, members of parliament, party leaders, ambassadors, supreme court judges and the heads of state-owned companies. It applies until a year after they step down, and also to partners, parents, children and close business associates.',
      why: 'By law the notary then has to look further, for example into where the money comes from. That does not fit our online service. We will help you find a notary who does it.',
    },
  },
  flow: {
    steps: { company: 'The holding', shareholders: 'Your details', share_distribution: 'Shares' },
    chapters: { company: 'Your holding', shareholders: 'You and your shares' },
    sections: {
      subsidiary: subsidiarySection,
      general: {
        name: 'General',
        heading: 'What will your holding look like?',
        intro:
          'A holding is a BV (a Dutch private limited company) that owns shares in other companies. What it does is laid down in the articles; you choose its name and where it is based.',
      },
      contact: {
        name: 'Address',
        heading: 'Where can your holding be found?',
        intro:
          'The address becomes public at the Chamber of Commerce (KVK). Only we and the notary use your email address.',
      },
      basic: {
        name: 'Basics',
        heading: 'Who are you?',
        intro:
          'Your name as it appears on your identity document, how we can reach you, and whether you understand the deed.',
      },
      personal: {
        name: 'Personal',
        heading: 'Personal details',
        intro: 'Enter everything as it appears on your identity document. The notary copies it into the deed.',
      },
      id: {
        name: 'Identity document',
        heading: 'Your identity document',
        intro:
          'The notary has to know who is signing. Get out your passport, identity card or driver’s license, as long as it is still valid.',
      },
      other: {
        name: 'Other questions',
        heading: 'A few more questions',
        intro: 'After this, the notary knows enough about you.',
      },
      shares: {
        name: 'Shares',
        heading: 'How many shares will your holding have?',
        intro: 'They are all yours. Take at least a hundred, so that you can easily give away a small part later.',
      },
      bankruptcy: {
        name: 'Bankruptcy',
        heading: 'One more question about you',
        intro: 'The notary wants to know this in advance. Your answer does not go into the deed.',
      },
      membership: {
        name: 'Membership',
        heading: 'Choose a membership',
        intro: 'Contracts and help once your holding exists. It is up to you.',
      },
      dga: {
        name: 'Director’s salary',
        heading: 'Shall we take care of the payroll?',
        intro:
          'A director who owns a large part of the shares is called a DGA in Dutch. The salary of a DGA often comes from the holding. We can run the payroll.',
      },
    },
    blockers: {
      pep: {
        title: 'For this you need to see a notary in person',
        text: 'If you or a close relative holds a politically exposed position, the notary has to look into more. That is allowed, but it does not fit our online service. See what else we can do for you, or contact us and we will find a notary who can help. Your answers are kept.',
      },
      minor: {
        title: 'You have to be 18 or older',
        text: 'If you are younger, you need your parents’ permission, and sometimes a judge’s as well. We do not arrange that online, but we will gladly tell you how it can be done.',
        offers: { go_back: 'Check the date of birth' },
      },
      language_nl: {
        title: 'Continue with the holding in English',
        text: 'Here everything is in Dutch: the deed and the notary’s explanation. Whoever signs has to understand that. With the English holding you get an English translation beside the deed, and the explanation is in English. You keep everything you filled in.',
        offers: { switch_flow: 'Continue with the English holding', go_back: 'Change my answer' },
      },
      language_en: {
        title: 'Continue with the holding in Dutch',
        text: 'Here the notary explains the deed in English, and whoever signs has to understand that. With the Dutch holding everything is in Dutch. You keep everything you filled in.',
        offers: { switch_flow: 'Continue with the Dutch holding', go_back: 'Change my answer' },
      },
      bankruptcy_first: {
        title: 'You cannot set up a holding right now',
        text: 'As long as a bankruptcy of the past four years has not been settled, the trustee controls your money. Come back when the trustee has finished, or contact us to see what is possible. Your answers are kept.',
      },
      proprietorship_transfer: {
        title: 'Bringing your sole proprietorship along? Choose a conversion',
        text: 'Bringing in your sole proprietorship is another service, with its own papers for the tax office; a holding can be set up along with it. Start with the conversion, or choose here that you keep your sole proprietorship or close it.',
        offers: { open_flow: 'Go to the conversion', go_back: 'Change my answer' },
      },
      proprietorship_keep: {
        title: 'You keep your sole proprietorship',
        text: 'The holding then stands beside it, with books and a name of its own. Tell your bookkeeper that you have both.',
      },
      proprietorship_close: {
        title: 'You close your sole proprietorship',
        text: 'Deregister it with KVK yourself once there is no more work in it. The holding does not take over its customers by itself.',
      },
      no_director: {
        title: 'You will be the director',
        text: 'Without a director your holding can do nothing: someone has to decide and sign. You are the only one here, so that is you. Would you rather have someone else? You can decide that yourself later.',
        offers: { go_back: 'OK, go back' },
      },
      shareholders_incomplete: {
        title: 'Your details are not complete yet',
        text: 'Please complete them first. We will show you what is missing.',
      },
    },
  },
}
