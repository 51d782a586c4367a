import type { contractSigning as dutch } from '../nl/contract-signing.ts'
import type { TextShape } from '../shape.ts'

export const contractSigning = {
  loading: 'Opening the contract',
  failed: 'We cannot open the contract right now. Try again in a moment.',
  again: 'Try again',
  busy: 'One moment',
  close: 'Close',
  from: '{name} asks you to sign this, on behalf of {company}',
  until: 'It can be signed up to and including {day}.',
  others: 'Who else signs',
  state: { open: 'not signed yet', signed: 'signed', declined: 'declined' },
  text: 'The text of the contract',
  pdf: 'Keep the text as a PDF',
  kind: 'You give a simple electronic signature. It is valid for this contract, but it is not a qualified one. We record who signed, when, from which address and with which code.',
  closed: {
    link_expired: {
      title: 'You are too late',
      text: 'The time to sign is over. Ask whoever sent it to send it again.',
    },
    link_withdrawn: {
      title: 'This contract was withdrawn',
      text: 'Whoever sent it withdrew or changed it. If there is a new version, you get a new link.',
    },
    link_declined: { title: 'This contract will not be signed', text: 'Somebody declined. You need not do anything.' },
    unknown: {
      title: 'We do not know this link',
      text: 'Perhaps the address was not copied in full. Open the link from your mail once more.',
    },
  },
  code: {
    heading: 'Signing',
    intro: 'Is the text right? Then we mail a code to {to}, so that it is certain that it is you.',
  },
  sign: {
    heading: 'Sign the contract',
    way: 'How do you want to sign?',
    ways: { typed: 'Type my name', drawn: 'Draw my name' },
    name: 'Your name',
    pad: 'Draw here with your finger, pen or mouse',
    pad_hint: 'Cannot draw? Choose to type your name; that counts just as much.',
    clear: 'Start again',
    agree: 'I have read the contract and agree with it.',
    go: 'Sign',
    wrong: {
      name: 'Fill in your name.',
      strokes: 'Draw your name in the box, or choose to type it.',
      agree: 'Tick that you agree.',
    },
    errors: 'Something still needs to be done here',
    said: {
      already_signed: 'You signed before.',
      other_text: 'The text was just changed. Read it once more.',
      failed: 'That did not work. Try again in a moment.',
    },
  },
  decline: {
    open: 'I will not sign',
    title: 'You do not sign?',
    text: 'Then {name} hears it at once, with your reason. Nobody can sign the contract after that.',
    reason: 'Why not?',
    empty: 'Write in short why you do not sign.',
    yes: 'I will not sign',
    no: 'Back to the contract',
    failed: 'That did not work. Try again in a moment.',
  },
  declined: { title: 'You did not sign', text: 'We passed that on, with your reason. You can close this page.' },
  done: {
    title: 'You signed',
    waiting: 'We are waiting for the others. Once everybody has signed you get the signed copy by mail.',
    all: 'Everybody signed.',
    making: 'The signed copy is being made. Look again in a minute.',
    file: 'Download the signed copy',
  },
  check: {
    heading: 'Is this contract genuine?',
    intro:
      'Choose the signed file. We look whether it was signed here and not changed since. The file stays on your own device: only its checksum comes to us.',
    choose: 'Choose a PDF',
    nothing: 'No file chosen yet',
    or: 'Or paste the checksum (SHA-256)',
    hint: '64 characters, digits and the letters a to f.',
    go: 'Check',
    wrong: 'A checksum has 64 characters: digits and the letters a to f.',
    known: 'This file was signed here and has not changed',
    known_text: 'Signed on {when}, by {count} signers.',
    known_one: 'Signed on {when}, by one signer.',
    unknown: 'We do not know this file',
    unknown_text:
      'It was not signed here, or it was changed since. Saving it anew or printing it to PDF changes a file too. Ask for the original file.',
    failed: 'Checking did not work. Try again in a moment.',
  },
} as const satisfies TextShape<typeof dutch>
