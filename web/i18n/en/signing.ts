import type { signing as dutch } from '../nl/signing.ts'
import type { TextShape } from '../shape.ts'

/** How each of them signs, and what the notary or KVK would refuse. */
export const signing: TextShape<typeof dutch> = {
  heading: 'How everyone signs',
  intro: 'The notary has to be sure who is signing. How that is done depends on who someone is and where they live.',
  you: '{name} (you)',
  line: { you: 'How you sign', other: 'How {name} signs' },
  somebody: 'someone',
  unknown: 'We will know once the identity document and the address are filled in.',
  unknown_sealed: 'That follows from what {name} fills in. Only {name} and the notary read that.',
  why_not: 'Why not online? {reason}',
  ways: {
    online: { name: 'Online, with a passport or identity card and a phone', short: 'online' },
    legalised_here: {
      name: 'Power of attorney, legalized in the Netherlands',
      short: 'power of attorney, legalized in the Netherlands',
    },
    apostille: {
      name: 'Power of attorney from abroad, with an apostille',
      short: 'power of attorney from abroad, with an apostille',
    },
    consulate: {
      name: 'Power of attorney through the Dutch embassy',
      short: 'power of attorney through the Dutch embassy',
    },
  },
  about: {
    online: 'The phone reads the chip in the document, and in a video call the notary makes sure who is signing.',
    legalised_here: 'The power of attorney is signed in front of a notary, who declares that the signature is real.',
    apostille:
      'The power of attorney is signed in front of a notary in the country itself. An apostille, an international stamp, then proves that the notary is real.',
    consulate:
      'This country has not joined the Apostille Convention, so signing is done at the Dutch embassy or consulate there.',
  },
  reasons: {
    transfer: 'Shares are transferred by a deed on paper. The law does not allow an online deed for that yet.',
    foundation: 'A foundation is set up by a deed on paper. The law does not allow an online deed for that yet.',
    in_kind: 'The shares are paid for with a business. Online incorporation is for money only.',
    abroad: 'The notary cannot identify someone who lives outside the Netherlands from a distance.',
    foreign_company: 'The company is from abroad. The notary wants to see its papers in person.',
    nationality: 'By law, online incorporation is only for people with a nationality of the European Union.',
    document: 'A driving license does not show a nationality. Online only works with a passport or an identity card.',
    authority: 'Whoever signs for a company under a power of attorney has to show that paper in person.',
    language: 'Someone who speaks neither Dutch nor English signs with an interpreter present.',
  },
  cost: {
    label: 'Cost',
    included: 'included',
    here: '€0 at your own notary',
    elsewhere: 'elsewhere {lowest} to {highest}',
    between: '{lowest} to {highest}',
    there: 'paid there',
  },
  time: {
    label: 'Time',
    minutes: '10 minutes',
    during: 'during the appointment',
    days: '{n} working day|{n} working days',
    post: 'including the mail',
  },
  brings: {
    label: 'What is needed',
    document: 'the identity document that was filled in here, and no other',
    phone: 'a phone that can read the chip, charged',
    camera: 'a laptop or tablet with a camera',
    quiet_room: 'a quiet room without anyone else; the notary will ask',
    power: 'the power of attorney, which we send after payment; do not sign it yet',
    post: 'a courier or registered mail: the notary needs the original',
    authority: 'the power of attorney from the company that is signed for',
    co_director: 'the second director, who signs too',
  },
  instead: {
    label: 'Is there another way?',
    other_document: 'Yes: with a passport or identity card instead of the driving license it can be done online.',
    without_chip: 'Can the phone not read the chip? Then signing can be done at a notary in the Netherlands.',
    come_here: 'Anyone who is in the Netherlands in the meantime can sign at the notary here. No stamp is needed then.',
    embassy: 'A Dutch embassy or consulate can legalize the signature too. No apostille is needed then.',
  },
  abroad_note: 'The notary decides. If they need something else, you will hear so before you spend anything.',
  refusals: {
    heading: 'This could go wrong',
    heading_none: 'We see nothing that could go wrong',
    intro: 'You can go on as it is. Putting this right now keeps the notary or KVK from refusing it later.',
    intro_stops: 'You cannot pay as long as there is no director. The rest may be refused by the notary or KVK later.',
    none: 'Names, addresses, identity documents and terms have been checked. The notary will look once more.',
    change: 'Change this',
    signing_day: 'We expect the signing around {day}.',
    no_director: { title: 'There is no director yet', text: 'KVK does not register a company without a director.' },
    document_expires: {
      title: 'The identity document of {who} expires too soon',
      title_you: 'Your identity document expires too soon',
      text: 'It is valid until {expires}, and we expect the deed to be signed around {day}. Apply for a new one now and fill it in here.',
    },
    address_unknown: {
      title: 'We cannot find the address of {who}',
      title_you: 'We cannot find your address',
      title_company: 'We cannot find the address of the company',
      text: 'According to the address register this postal code and house number do not belong together. Check for a typo.',
    },
    legal_form: {
      title: 'The name contains another legal form',
      text: '“{name}” contains or ends in “{form}”. KVK refuses a name with a legal form that the company does not have.',
    },
    reserved_word: {
      title: 'Not everyone may use “{word}” in a name',
      bank: 'Only those with a license from the Dutch central bank may call themselves a bank.',
      education: 'Only recognized institutions may call themselves a university.',
      profession: 'This is a protected profession. KVK will ask who of you holds the title.',
      royal: 'Only the King grants that designation.',
      emblem: 'That name is protected by the Geneva Conventions.',
      government: 'The name must not suggest that it is a government body.',
    },
    name_beside_business: {
      title: 'The name is too much like that of the sole proprietorship',
      text: '“{name}” and “{other}” will exist side by side. KVK does not register two businesses that people would confuse.',
    },
    name_of_business: {
      title: 'The BV takes the name of the business that goes into it',
      text: 'That is fine as long as “{other}” is deregistered at KVK on the same day. If it stays, choose another name.',
    },
    signature_too_late: {
      title: 'The signature of {who} takes longer than the speed you chose',
      title_you: 'Your signature takes longer than the speed you chose',
      text: 'Allow {days} working days for the legalization; you chose {ordered} working days. The speed counts from when everything is in.',
    },
  },
}
