import type { HoldReason } from '#domain/cases/index.ts'
import type { PaperKind, rejectReasons } from '#domain/papers/index.ts'
import type { CaseWords } from '../case-letter.ts'

const papers: Readonly<Record<PaperKind, string>> = {
  identity: 'Copy of the identity document',
  proof_of_address: 'Proof of address',
  power_of_attorney: 'Power of attorney with a legalised signature',
  company_extract: 'Extract of the company',
  signing_authority: 'Proof of who may sign',
  opening_balance: 'Opening balance sheet',
  accountant: 'Accountant’s statement',
  contribution_description: 'Description of the contribution',
  purchase_agreement: 'Purchase agreement',
  shareholders_register: 'Shareholders’ register',
  proof_of_payment: 'Proof of payment',
  other: 'Other document',
}

const reasons: Readonly<Record<(typeof rejectReasons)[number], string>> = {
  unreadable: 'cannot be read well',
  expired: 'is no longer valid',
  wrong_person: 'belongs to somebody else',
  wrong_document: 'is another document than we need',
  incomplete: 'is not complete',
  other: 'the page says what is wrong with it',
}

const holds: Readonly<Record<HoldReason, readonly string[]>> = {
  rejected_documents: [
    'The notary cannot go on with one or more of your documents. The page says which and why.',
    'Send them again there. Once they are all in, your case goes on by itself.',
  ],
  no_reply_from_customer: [
    'We have been waiting for something from you for a while. That is why your case is paused.',
    'The page says what it is. Do that, or send a message, and we go on.',
  ],
  oprecht_request: [
    'We are looking into something before your case can go on. There is nothing for you to do now.',
    'You will hear from us as soon as it is settled.',
  ],
  no_present: [
    'The appointment to sign did not take place, because not everybody was there.',
    'Send the notary a message saying when it suits you. Your case goes on after that.',
  ],
  other: ['The notary has paused your case. The page says why, and what is needed to go on.'],
}

const waiting = {
  papers: 'We are still waiting for documents from you.',
  questions: 'The notary is still waiting for your answer.',
  concept: 'The final deed still waits for you to agree with it.',
  appointment: 'No moment to sign has been chosen yet.',
} as const

const needs = {
  online: [
    ['Identity document', 'the same as you sent, not another one'],
    ['Phone', 'charged, to read your identity document'],
    ['Laptop or tablet', 'with a camera and a microphone'],
    ['A quiet room', 'where you are alone: the notary asks about it'],
    ['In time', 'the notary first establishes who you are and then explains the deed'],
  ],
  offline: [
    ['Identity document', 'the same as you sent, not another one'],
    ['In time', 'the notary first establishes who you are and then explains the deed'],
  ],
} as const

const by = (due: string | null, sentence: (due: string) => string): string[] => (due === null ? [] : [sentence(due)])
const theOffice = (office: string | null): string => office ?? 'the notary'
const start = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const toCase = 'See your case'
const openCase = 'Open the case'

export const enCase: CaseWords = {
  at: 'at',
  hello: (name) => (name === undefined ? 'Hello,' : `Hello ${name},`),
  greeting: (brand) => `Kind regards,\nthe ${brand} team`,
  footer: ({ brand, support_email, number, toOffice }) => [
    `${brand} · ${support_email}`,
    toOffice
      ? `${number === null ? '' : `Case ${number}. `}We know this address as that of an office that handles cases.`
      : `You get this email because ${number === null ? 'these cases are' : `case ${number} is`} yours.`,
  ],
  digest: ({ count, toOffice }) => ({
    subject: toOffice ? `News about ${count} cases` : 'News about your case',
    title: toOffice ? 'What happened in the last hour' : 'What happened in the meantime',
    paragraphs: ['More than one thing happened. Here it is in a single email:'],
    action: toOffice ? 'Open the workbench' : 'See your cases',
  }),
  letters: {
    taken_up: ({ about, office, due }) => ({
      subject: `The notary is checking everything: ${about}`,
      title: 'The notary is checking everything',
      paragraphs: [
        `${start(theOffice(office))} has started on ${about}: your answers and your documents are being checked.`,
        'There is nothing for you to do now.',
        ...by(due, (day) => `You will be a step further by ${day}.`),
      ],
      action: toCase,
    }),
    asked: ({ about, questions, due }) => ({
      subject: `The notary has ${questions === 1 ? 'a question' : 'a few questions'}: ${about}`,
      title: questions === 1 ? 'The notary has a question' : `The notary has ${questions} questions`,
      paragraphs: [
        questions === 1
          ? `There is something the notary would like to know about ${about}.`
          : `There are a few things the notary would like to know about ${about}. You find them in a list.`,
        'Answer them, or change what you filled in.',
        ...by(due, (day) => `Do so by ${day} and the planning stays as it is.`),
      ],
      action: questions === 1 ? 'See the question' : 'See the questions',
    }),
    sent_back: ({ about, papers: back, due }) => ({
      subject: `${back.length === 1 ? 'Send a document' : 'Send a few documents'} again: ${about}`,
      title: back.length === 1 ? 'Send one document again' : `Send ${back.length} documents again`,
      paragraphs: [`The notary looked at your documents for ${about}. This cannot be used yet:`],
      facts: back.map(({ paper, person, reason }) => [
        person === null ? papers[paper] : `${papers[paper]} of ${person}`,
        reasons[reason],
      ]),
      after: by(due, (day) => `Send it again by ${day}. You can do so on the page, also with a photo from your phone.`),
      action: 'Send again',
    }),
    concept: ({ about, again, due }) => ({
      subject: `${again ? 'The final deed was changed' : 'Read the final deed'}: ${about}`,
      title: again ? 'The final deed was changed' : 'The final deed is ready',
      paragraphs: [
        again
          ? `The deed of ${about} was changed after it was agreed with. You see what is different, and agree with that.`
          : `The notary has the final deed of ${about} ready. Take your time to read it, and say that you agree.`,
        ...by(due, (day) => `Do so by ${day}. Is something not right? Then send the notary a message.`),
      ],
      action: again ? 'See what is different' : 'Read the deed',
    }),
    appointment: ({ about, due }) => ({
      subject: `Choose a moment to sign: ${about}`,
      title: 'Time to sign',
      paragraphs: [
        `Everybody agrees with the deed of ${about}. Now choose a moment to sign, in the notary’s own diary.`,
        ...by(due, (day) => `Do so by ${day}.`),
      ],
      action: 'Choose a moment',
    }),
    meeting: ({ about, at, moved, office, way }) => ({
      subject: `${moved ? 'The appointment was moved' : 'The appointment is made'}: ${about}`,
      title: moved ? 'The appointment to sign was moved' : 'The appointment to sign is made',
      paragraphs: [
        way === 'online'
          ? `You sign the deed of ${about} on ${at}, online, with ${theOffice(office)}.`
          : `You sign the deed of ${about} on ${at}, at ${theOffice(office)}.`,
        'The file with this email puts the appointment in your diary. All of you keep your identity document at hand, the same as you sent.',
        'Is somebody unable to come? Then move the appointment in time, or send the notary a message.',
      ],
      action: toCase,
    }),
    meeting_off: ({ about, at }) => ({
      subject: `The appointment is off: ${about}`,
      title: 'The appointment to sign is off',
      paragraphs: [
        `The appointment of ${at} for ${about} is off. The file with this email takes it out of your diary.`,
        'You will hear from us as soon as there is another moment.',
      ],
      action: toCase,
    }),
    meeting_reminder: ({ about, at, office, way }) => ({
      subject: `You sign tomorrow: ${about}`,
      title: 'Tomorrow you sign the deed',
      paragraphs: [
        `On ${at} you sign the deed of ${about}, ${way === 'online' ? `online, with ${theOffice(office)}` : `at ${theOffice(office)}`}.`,
        way === 'online' ? 'What you need, and how signing online works:' : 'What to bring:',
      ],
      facts: needs[way],
      action: toCase,
    }),
    meeting_asked: ({ about, at, by: name, office, way, here = false }) => ({
      subject: `Does this suit you? Signing the deed: ${about}`,
      title: 'Does this moment suit you?',
      paragraphs: [
        `${name} would like to sign the deed of ${about} on ${at}, ${way === 'online' ? `online, with ${theOffice(office)}` : `at ${theOffice(office)}`}. You must be there.`,
        `${here ? 'Say with the button below whether you can' : `Let ${name} know whether you can`}. Once everybody can, the appointment is made and you get it for your diary.`,
      ],
      action: 'Say whether it suits you',
    }),
    meeting_to_pay: ({ about, at }) => ({
      subject: `Everybody can make it: ${about}`,
      title: 'Everybody can make it',
      paragraphs: [
        `Everybody can sign the deed of ${about} on ${at}. We keep that moment for you for a day.`,
        'Pay for the move on the page of your appointment and the new moment is set. Until then the appointment you had stands.',
      ],
      action: 'Go to your appointment',
    }),
    signed: ({ about, on }) => ({
      subject: `The deed is signed: ${about}`,
      title: 'The deed is signed',
      paragraphs: [
        `The deed of ${about} was signed on ${on}.`,
        'The notary now arranges the registration with the Chamber of Commerce (KVK). There is nothing for you to do.',
      ],
      action: 'See the deed',
    }),
    finalized: ({ about, kvk_number, holdings = [] }) => ({
      subject: `Done, and registered: ${about}`,
      title: 'Congratulations, it is done',
      paragraphs: [
        `${about} is registered with the Chamber of Commerce (KVK) under number ${kvk_number}.`,
        ...holdings.map((one) => `${one.name} is registered as well, under number ${one.kvk_number}.`),
        'The signed deed and the extract are ready for you.',
      ],
      action: 'See your documents',
    }),
    on_hold: ({ about, reason }) => ({
      subject: `Your case is paused: ${about}`,
      title: 'Your case is paused',
      paragraphs: [...holds[reason], 'No term runs in the meantime.'],
      action: toCase,
    }),
    lifted: ({ about, due }) => ({
      subject: `Your case goes on: ${about}`,
      title: 'Your case goes on',
      paragraphs: [
        `${about} was paused and now goes on where it was.`,
        ...by(due, (day) => `The next step is due by ${day}. The page says whose turn it is.`),
      ],
      action: toCase,
    }),
    reverted: ({ about, due }) => ({
      subject: `One step back: ${about}`,
      title: 'Your case went one step back',
      paragraphs: [
        `The notary took ${about} one step back. The page says why.`,
        ...by(due, (day) => `The next step is due by ${day}. The page says whose turn it is.`),
      ],
      action: toCase,
    }),
    canceled: ({ about, refunded }) => ({
      subject: `Your case has ended: ${about}`,
      title: 'Your case has ended',
      paragraphs: [
        `The case of ${about} has ended. The page says why.`,
        refunded === null
          ? 'No money goes back.'
          : `We pay ${refunded} back to the account you paid from. That usually takes a few working days.`,
        'What the law makes us keep, such as your invoice, stays there for you.',
      ],
      action: toCase,
    }),
    handed_over: ({ about, office, due }) => ({
      subject: `Another office takes over your case: ${about}`,
      title: 'Another office takes over your case',
      paragraphs: [
        `${start(theOffice(office))} will handle ${about} for you. Everything you sent and filled in goes with it.`,
        ...by(due, (day) => `There is nothing to do again. The office starts on it by ${day}.`),
      ],
      action: toCase,
    }),
    refunded: ({ about, sum }) => ({
      subject: `You get money back: ${about}`,
      title: `You get ${sum} back`,
      paragraphs: [
        `${about} was paid for twice. We send ${sum} back to the account you paid from. That usually takes a few working days.`,
        'You need not do anything. Your case simply goes on.',
      ],
      action: toCase,
    }),
    change_returned: ({ about, sum }) => ({
      subject: `Your change came too late: ${about}`,
      title: 'Your change came too late',
      paragraphs: [
        `You paid for a change to ${about}, but your case had moved on by then. The change was not made: everything is as it was.`,
        `We send ${sum} back to the account you paid from. That usually takes a few working days. Do you still want it changed? Your company’s page shows what can be done now.`,
      ],
      action: toCase,
    }),
    move_returned: ({ about, sum }) => ({
      subject: `Moving came too late: ${about}`,
      title: 'Moving came too late',
      paragraphs: [
        `You paid to move the appointment of ${about}, but by then that moment was no longer free. The appointment you had still stands.`,
        `We are returning ${sum} to the account you paid from. That usually takes a few working days.`,
      ],
      action: 'Go to your appointment',
    }),
    reminder: ({ about, of, late, due }) => ({
      subject: `${late ? 'We are still waiting for you' : 'A small reminder'}: ${about}`,
      title: late ? 'We are still waiting for you' : 'A small reminder',
      paragraphs: [
        waiting[of],
        ...by(due, (day) =>
          late
            ? `It was due by ${day}. Until then ${about} cannot go on.`
            : `Do so by ${day} and the planning of ${about} stays as it is.`,
        ),
        'Not sure how? Reply to this email and we will think along with you.',
      ],
      action: toCase,
    }),
    message: ({ about, to, by: writer }) => ({
      subject: `New message: ${about}`,
      title: 'You have a new message',
      paragraphs: [
        to === 'founder'
          ? `There is a message from the notary for you about ${about}.`
          : writer === 'participant'
            ? `Somebody who fills in their own part of ${about} sent a message.`
            : `The founder of ${about} sent a message.`,
      ],
      action: 'Read the message',
    }),
    opened: ({ about, number, due }) => ({
      subject: `New case ${number}: ${about}`,
      title: `New case: ${about}`,
      paragraphs: [
        'A new case for your office was paid for. The founder is collecting the documents and sends them in after that.',
        ...by(due, (day) => `That should happen by ${day}. You can already read along.`),
      ],
      action: openCase,
    }),
    opened_for_support: ({ about, number, due }) => ({
      subject: `New case without an office, ${number}: ${about}`,
      title: `New case without an office: ${about}`,
      paragraphs: [
        'A case was paid for whose notary has no account here. Support handles it and sends the documents on.',
        ...by(due, (day) => `The founder sends everything in by ${day}.`),
      ],
      action: openCase,
    }),
    submitted: ({ about, number, due }) => ({
      subject: `Sent in, case ${number}: ${about}`,
      title: `Everything of ${about} is in`,
      paragraphs: [
        'The founder has sent all documents and handed the case in.',
        ...by(due, (day) => `Take it up by ${day}.`),
      ],
      action: openCase,
    }),
    answered: ({ about, number, due }) => ({
      subject: `Answer from the founder, case ${number}: ${about}`,
      title: 'The founder has answered',
      paragraphs: [
        `The questions about ${about} have been answered. Look at the answers and close what is done.`,
        ...by(due, (day) => `It is your turn again, until ${day}.`),
      ],
      action: openCase,
    }),
    approved: ({ about, number, due }) => ({
      subject: `Everybody agrees, case ${number}: ${about}`,
      title: 'Everybody agrees with the deed',
      paragraphs: [
        `Everybody who signs for ${about} agrees with the final deed.`,
        ...by(due, (day) => `Plan the signing by ${day}.`),
      ],
      action: openCase,
    }),
    changed: ({ about, number, due }) => ({
      subject: `Changed by the founder, case ${number}: ${about}`,
      title: 'The founder changed something',
      paragraphs: [
        `Answers of ${about} were changed. The case shows word for word what becomes different, and there you take it over.`,
        ...by(due, (day) => `You have until ${day}.`),
      ],
      action: openCase,
    }),
    meeting_chosen: ({ about, number, at, moved, way }) => ({
      subject: `${moved ? 'Appointment moved' : 'Appointment chosen'}, case ${number}: ${about}`,
      title: moved ? 'The founder moved the appointment' : 'The founder chose a moment',
      paragraphs: [
        `${about} signs on ${at}, ${way === 'online' ? 'online' : 'at the office'}. Everybody who must be there can make it.`,
        'The file with this email puts the appointment in your diary.',
      ],
      action: openCase,
    }),
    meeting_refused: ({ about, at, who }) => ({
      subject: `${who} cannot make it: ${about}`,
      title: `${who} cannot make it`,
      paragraphs: [`${start(at)} does not suit ${who}. Choose another moment to sign the deed of ${about}.`],
      action: 'Choose another moment',
    }),
    not_taken_up: ({ about, number, due }) => ({
      subject: `Still waiting for you, case ${number}: ${about}`,
      title: `${about} is still waiting for you`,
      paragraphs: [
        ...by(due, (day) => `This case should have been taken up by ${day}, but it has not been.`),
        'Is it not possible? Let us know. Otherwise we will soon offer it to another office.',
      ],
      action: openCase,
    }),
  },
}
