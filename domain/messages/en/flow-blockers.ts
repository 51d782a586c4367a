import type { FlowTexts } from '../flow-texts.ts'

/** What is not possible, why not, and what is. */
export const blockers: FlowTexts['blockers'] = {
  pep: {
    title: 'You need a notary in person for this',
    text: 'When this person or a close relative holds a prominent public position, the notary has to look into more. That does not fit our online service. Call or email us and we will put you in touch with a notary who can help. Your answers are kept.',
  },
  foreign_entity: {
    title: 'A foreign company cannot be a shareholder here',
    text: 'The notary would have to have foreign documents checked, which cannot be done online. Choose a person or a Dutch BV as shareholder, or contact us and we will think along.',
    offers: { go_back: 'Change my answer' },
  },
  blacklist_country: {
    title: 'We cannot incorporate from this country',
    text: 'Strict anti-money-laundering rules apply to this country, so the notary cannot help you through our service. Is the country wrong? Then change it. If not, feel free to contact us.',
    offers: { go_back: 'Change the country' },
  },
  minor: {
    title: 'Shareholders are 18 or older with us',
    text: 'Anyone younger needs consent of the parents and sometimes of the court. We do not arrange that online, but we will gladly tell you how it can be done.',
    offers: { go_back: 'Check the date of birth' },
  },
  foundation_shareholder: {
    title: 'A foundation cannot be a shareholder here',
    text: 'It is allowed, but then the notary drafts tailor-made articles, for instance to issue depositary receipts. Is that what you want? Then contact us.',
    offers: { go_back: 'Change the name' },
  },
  language_nl: {
    title: 'Continue with the BV in English',
    text: 'In this service the notary reads and explains the deed in Dutch, and everyone who signs must understand it. With the English BV everything is done in English. We take along what you have filled in.',
    offers: { switch_flow: 'Continue with the English BV', go_back: 'Change my answer' },
  },
  language_en: {
    title: 'Continue with the BV in Dutch',
    text: 'In this service the notary explains the deed in English, and everyone who signs must understand it. With the Dutch BV everything is done in Dutch. We take along what you have filled in.',
    offers: { switch_flow: 'Continue with the Dutch BV', go_back: 'Change my answer' },
  },
  language_none: {
    title: 'An interpreter has to be there',
    text: 'Someone who understands neither Dutch nor English needs an interpreter when signing. We do not offer that. Contact us and we will help you find a notary who does.',
    offers: { go_back: 'Change my answer' },
  },
  bankruptcy: {
    title: '{person} cannot take part now',
    text: 'As long as a bankruptcy of the past four years has not been settled, the trustee decides about the assets. This person cannot become a shareholder then. Take {person} off the list and go on, or wait until the bankruptcy has been settled.',
  },
  bankruptcy_first: {
    title: 'The first shareholder has to be someone else',
    text: 'As long as a bankruptcy of the past four years has not been settled, the trustee decides about the assets. {person} cannot become a shareholder then. Enter someone else as first shareholder, or wait until the bankruptcy has been settled.',
  },
  proprietorship_transfer: {
    title: 'Bringing your sole proprietorship along? Choose the conversion',
    text: 'Bringing your sole proprietorship into the BV is another service, with its own papers for the tax office. Start the conversion, or choose here that your sole proprietorship continues or stops.',
    offers: { open_flow: 'To the conversion', go_back: 'Change my answer' },
  },
  proprietorship_keep: {
    title: 'Your sole proprietorship continues',
    text: 'The BV will stand beside it, with its own books and its own name. Let your bookkeeper know that you have two businesses.',
  },
  proprietorship_close: {
    title: 'You will stop your sole proprietorship',
    text: 'Deregister it at KVK yourself once the BV is there. Not sooner, so that you can go on invoicing.',
  },
  capital_warning: {
    title: 'Your starting capital is above €300',
    text: 'That usually brings you nothing, and you really have to pay it in. Choose fewer shares or a lower value per share. Is there a reason for this amount? Then contact us.',
  },
  capital_max: {
    title: 'More than €10,000 is not possible here',
    text: 'The law has no maximum, but with larger amounts the notary has to find out where the money comes from. Choose fewer shares or a lower value per share. You can always put more money into the BV later.',
    offers: { go_back: 'Change the amount' },
  },
  share_sum: {
    title: 'The division does not add up yet',
    text: 'There are {total} shares and you have divided {divided}. Divide them exactly; everyone gets at least one.',
  },
  no_director: {
    title: 'Who will be the director?',
    text: 'A BV needs at least one director: someone who signs and decides on its behalf. Choose for one of the shareholders to become director.',
    offers: { go_back: 'Ok, go back' },
  },
  duplicate_role: {
    title: 'This role is taken',
    text: 'Only one person can be chair, secretary or treasurer. Choose another role for {person}.',
    offers: { go_back: 'Choose another role' },
  },
  shareholders_incomplete: {
    title: 'Not everyone is complete yet',
    text: 'Fill in the details of all shareholders first. We show you where something is still missing.',
  },
  healthcare: {
    title: 'Care comes with extra rules',
    text: 'If you provide care, we adapt the articles of association to it. That costs extra; you will see it in your price.',
  },
  membership_none: {
    title: 'No membership',
    text: 'You will get no contracts and no legal help after the incorporation. You can still become a member later.',
  },
}

export const offers: FlowTexts['offers'] = {
  go_back: 'Go back',
  contact: 'Contact us',
  other_services: 'See our other services',
  switch_flow: 'Continue in the other language',
  open_flow: 'To the other service',
  to_shareholders: 'To the shareholders',
  remove_shareholder: 'Remove {person}',
}
