import type { FlowTexts } from '../texts.ts'

/** What is not possible, why not, and what is. */
export const blockerTexts = {
  pep: {
    title: 'For this you need to see a notary in person',
    text: 'When {name} or a close relative holds a prominent public position, the notary has to do more research. It is allowed, but it does not fit our online service. Contact us and we will find a notary who can help. Your answers are saved.',
    you: {
      text: 'When you or a close relative hold a prominent public position, the notary has to do more research. It is allowed, but it does not fit our online service. Contact us and we will find a notary who can help. Your answers are saved.',
    },
  },
  foreign_entity: {
    title: 'A foreign company cannot be a shareholder here',
    text: 'The notary would need papers from abroad to be verified, and we do not do that online. Pick a person or a Dutch BV as shareholder, or contact us and we will look for a way.',
    offers: { go_back: 'Change my answer' },
  },
  blacklist_country: {
    title: 'We cannot set up a BV from this country',
    text: 'The rules against money laundering are strict for this country, so the notary cannot help you through our service. Is the country wrong? Then change it. Is it right? Then feel free to contact us.',
    offers: { go_back: 'Change the country' },
  },
  minor: {
    title: 'With us, shareholders have to be 18 or older',
    text: 'Anyone younger needs their parents’ permission, and sometimes a judge’s as well. We do not arrange that online, but we will gladly tell you how it can be done.',
    offers: { go_back: 'Check the date of birth' },
  },
  foundation_shareholder: {
    title: 'Here, a shareholder cannot be a foundation',
    text: 'It is allowed, but it takes tailor-made articles, and we do not make those online. Is that what you want? Contact us and we will help you find a notary who does.',
    offers: { go_back: 'Change the name' },
  },
  language_nl: {
    title: 'Continue with the BV in English',
    text: 'Here everything is in Dutch: the deed and the notary’s explanation. Everyone who signs has to understand that. With the English BV you get an English translation beside the deed, and the explanation is in English. You keep everything you filled in.',
    offers: { switch_flow: 'Continue with the English BV', go_back: 'Change my answer' },
  },
  language_en: {
    title: 'Continue with the BV in Dutch',
    text: 'Here the notary explains the deed in English, and everyone who signs has to understand that. With the Dutch BV everything is in Dutch. You keep everything you filled in.',
    offers: { switch_flow: 'Continue with the Dutch BV', go_back: 'Change my answer' },
  },
  language_none: {
    title: 'You need an interpreter at the notary’s',
    text: 'Someone who understands neither Dutch nor English needs an interpreter when signing. We do not offer that. Contact us and we will help you find a notary who does.',
    offers: { go_back: 'Change my answer' },
  },
  bankruptcy: {
    title: '{person} cannot take part now',
    text: 'As long as a bankruptcy of the past four years has not been settled, the trustee controls the money. We then do not accept {person} as a shareholder. Take {person} off the list and continue, or come back when the trustee has finished.',
  },
  bankruptcy_first: {
    title: 'The first shareholder has to be someone else',
    text: 'As long as a bankruptcy of the past four years has not been settled, the trustee controls the money. We then do not accept {person} as a shareholder. Enter someone else as the first shareholder, or come back when the trustee has finished.',
    you: {
      text: 'As long as a bankruptcy of the past four years has not been settled, the trustee controls your money. You then cannot become a shareholder. Enter someone else as the first shareholder, or come back when the trustee has finished.',
    },
  },
  proprietorship_transfer: {
    title: 'Bringing a sole proprietorship along? Choose a conversion',
    text: 'Moving the sole proprietorship of {name} into the BV is a separate service, with its own documents for the tax authority. The conversion is in Dutch only. Start it, or choose here that the sole proprietorship continues or ends. If you do not speak Dutch, contact us and we will look for a way.',
    you: {
      title: 'Bringing your sole proprietorship along? Choose a conversion',
      text: 'Moving your sole proprietorship into the BV is a separate service, with its own documents for the tax authority. The conversion is in Dutch only. Start it, or choose here that your sole proprietorship continues or ends. If you do not speak Dutch, contact us and we will look for a way.',
    },
    offers: { open_flow: 'Go to the conversion', go_back: 'Change my answer' },
  },
  proprietorship_keep: {
    title: 'The sole proprietorship of {name} continues',
    text: 'The BV will exist next to it, with its own books and its own name. The bookkeeper of {name} should know that there are two businesses.',
    you: {
      title: 'Your sole proprietorship continues',
      text: 'The BV will exist next to it, with its own books and its own name. Let your bookkeeper know that you have two businesses.',
    },
  },
  proprietorship_close: {
    title: '{name} is ending the sole proprietorship',
    text: '{name} takes it out of the KVK register once the BV exists. Not sooner: that way {name} can keep sending invoices.',
    you: {
      title: 'You are ending your sole proprietorship',
      text: 'Take it out of the KVK register yourself once the BV exists. Not sooner, so that you can keep sending invoices.',
    },
  },
  capital_warning: {
    title: 'Your starting capital comes to more than €300',
    text: 'That usually does nothing for you, and you do have to pay it in. Take fewer shares or give them a lower value. Is there a reason for this amount? Then contact us.',
  },
  capital_max: {
    title: 'More than €10,000 is not possible here',
    text: 'That is our limit, not the law’s: with larger amounts the notary first has to find out where the money comes from. Take fewer shares or give them a lower value. You can always put more money into the BV later.',
    offers: { go_back: 'Change the amount' },
  },
  share_sum: {
    title: 'The division does not add up yet',
    text: 'There are {total} shares and you have divided {divided}. Divide them exactly; everyone gets at least one.',
  },
  share_minimum: {
    title: 'Take at least {least} shares',
    text: 'With fewer shares it is hard to give someone a small part later on. Choose at least {least}; each share may be worth very little.',
  },
  no_director: {
    title: 'Who will be the director?',
    text: 'Without a director a BV can do nothing: someone has to decide and sign. Tell us which of the shareholders will be a director.',
    offers: { go_back: 'OK, go back' },
  },
  duplicate_role: {
    title: 'This role is taken',
    text: 'There is only one chair, one secretary and one treasurer. Choose another role for {name}.',
    you: {
      text: 'There is only one chair, one secretary and one treasurer. Choose another role for yourself, or for the other.',
    },
    offers: { go_back: 'Choose another role' },
  },
  shareholders_incomplete: {
    title: 'Not everyone is complete yet',
    text: 'Fill in the details of all shareholders first. We show you where something is still missing.',
  },
  healthcare: {
    title: 'Healthcare comes with extra rules',
    text: 'If you provide care, we adapt the articles of association to that. It costs extra; you will see it in your price.',
  },
  membership_none: {
    title: 'No membership',
    text: 'Finishing contracts and having them signed comes with a membership. The rest of your order stays the same, and you can always join later.',
  },
  no_accountant: {
    title: 'We cannot arrange this without an accountant',
    text: 'The notary needs an expert to substantiate the value. Can you still ask an accountant or tax adviser? Then change your answer. If not, contact us or look at our other services.',
    offers: { go_back: 'Change the answer', other_services: 'See our other services' },
  },
  conversion_delay: {
    title: 'This way takes more time',
    text: 'Your accountant first describes what you bring in, and the tax office often has to receive a declaration of intent in time. Count on a few extra weeks. You can simply go on; we prepare the papers for you.',
    offers: { go_back: 'OK' },
  },
  holding_missing: {
    title: 'Whose holding is it?',
    text: 'You said that a holding comes along. Switch it on above and give it a name. No holding after all? Go back to how your business moves over and choose no.',
  },
  year_end: {
    title: 'Will you make January 1, {year}?',
    text: 'We cannot promise that your deed is signed before January 1, {year}. The date of the deed decides from when your BV exists. Ask your accountant whether that matters to you.',
  },
  not_resident: {
    title: 'This is not possible for someone who lives abroad',
    text: 'If a buyer or seller lives outside the Netherlands, the notary has to identify them in another way, and we do not arrange that online. Look at our other services, or contact us. Your answers are kept.',
    offers: { go_back: 'Change the answer', other_services: 'See our other services' },
  },
  blocking_clause: {
    title: 'The other shareholders have to agree first',
    text: 'They may buy the shares before anyone else. If they do not want to, that has to be in writing. Without it the transfer is not valid. Once it has been signed, change your answer.',
    offers: { go_back: 'Change the answer' },
  },
  missing_role: {
    title: 'The board is not complete yet',
    text: 'A chair, a secretary and a treasurer are needed. Give each role to one board member.',
    offers: { go_back: 'Divide the roles' },
  },
  board_related: {
    title: 'Relatives on the board do not fit an ANBI',
    text: 'With us, board members of an ANBI may not be relatives, partners or housemates of each other. Otherwise the tax office will probably refuse the application. Choose another board member, or contact us.',
    offers: { go_back: 'Change the answer' },
  },
  board_control: {
    title: 'Nobody may decide about the money alone',
    text: 'The money of an ANBI belongs to its purpose. If one board member can decide about it alone, the tax office will probably refuse the application. Divide the votes equally, or contact us.',
    offers: { go_back: 'Change the answer' },
  },
  abroad: {
    title: 'You can do this from abroad',
    text: 'The notary explains the deed in a video call, and signing is done with a power of attorney. How that works from this country, what it costs and how long it takes is said below these questions. Also send an extract or a bill with the address on it, no more than three months old. Appointments are in Dutch time; in your own calendar they will be right by themselves. Where someone pays tax depends on many things, and we promise nothing about it: ask an adviser who knows both countries.',
  },
  no_bsn: {
    title: 'It works without a BSN too',
    text: 'The notary then registers {name} with the identity document. A salary here and DigiD, the Dutch online identity, do need a BSN later. The municipality gives one to who moves here, and otherwise an RNI desk does, for people who do not live in the Netherlands.',
    you: {
      text: 'The notary then registers you with your identity document. A salary here and DigiD, the Dutch online identity, do need a BSN later. You get one from the municipality when you move here, and otherwise at an RNI desk, for people who do not live in the Netherlands.',
    },
  },
  shares_along: {
    title: 'The shares pass by a deed of their own',
    text: 'First comes your holding, then you transfer the shares of your BV to it. That is a separate order with its own price, and in Dutch only. You can start it now; what you entered here stays.',
    offers: { open_flow: 'Go to the share transfer', go_back: 'I will do that later' },
  },
  same_bsn: {
    title: 'This BSN is here twice',
    text: 'A BSN belongs to one person. Check it on both identity documents and correct the one that is wrong.',
  },
  same_email: {
    title: 'This email address is here twice',
    text: 'The notary sends everyone their own papers to check and sign. Does {name} have an address of their own? Then enter that. If you share an address, it can stay like this.',
    you: {
      text: 'The notary sends everyone their own papers to check and sign. Do you have an address of your own? Then enter that. If you share an address, it can stay like this.',
    },
  },
  same_holding_name: {
    title: 'Another holding already has this name',
    text: 'Two new companies cannot have the same name. Give one of them another name.',
  },
  same_home: {
    title: 'Are these board members related?',
    text: '{name} has the same surname and address as another board member. If they are family, partners or live together, the tax authorities will probably refuse the ANBI status. In that case choose another board member.',
    you: {
      text: 'You have the same surname and address as another board member. If you are family, partners or live together, the tax authorities will probably refuse the ANBI status. In that case choose another board member.',
    },
  },
  own_kvk: {
    title: 'This is the KVK number of the BV itself',
    text: 'A BV that buys its own shares is a different kind of transfer, which we do not arrange online. Enter the KVK number of the buyer, or contact us.',
    offers: { go_back: 'Change the number' },
  },
  sells_all: {
    title: 'These are all the shares of the BV',
    text: 'The seller says that there are other shareholders too. Then the seller cannot sell all of them. Change the number, or the seller’s answer.',
  },
  sole_buyer: {
    title: 'There is more than one buyer',
    text: 'When several people buy shares, {person} will not be the only shareholder. Change the answer, or take the other buyer off the list.',
  },
  licence_number: {
    title: 'A Dutch driving licence has a number of 10 digits',
    text: 'It is at number 5 on the front. Is the licence from another country? Then the number may look different and can stay like this.',
  },
} as const satisfies FlowTexts['blockers']

export const offerTexts: FlowTexts['offers'] = {
  go_back: 'Change the answer',
  contact: 'Contact us',
  other_services: 'See our other services',
  switch_flow: 'Continue in the other language',
  open_flow: 'Go to the other service',
  to_shareholders: 'Go to the shareholders',
  remove_shareholder: 'Remove {person}',
}
