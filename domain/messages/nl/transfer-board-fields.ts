import type { TextsOf } from '../texts.ts'

/** Vragen over wie er voor de BV tekent, en wie haar daarna bestuurt. */
export const transferBoard = {
  board_signer: {
    label: 'Welke bestuurder tekent er namens de BV?',
    help: 'De BV doet mee aan de akte. Een van haar bestuurders geeft daarvoor een volmacht.',
    options: { seller: 'De verkoper', other: 'Een andere bestuurder' },
  },
  board_signer_name: {
    label: 'Wie tekent er namens de BV?',
    help: 'Alle voornamen en de achternaam, zoals op het identiteitsbewijs.',
    issues: { required: 'Vul de volledige naam in' },
  },
  board_signer_company: {
    label: 'Is een andere BV de bestuurder?',
    help: 'Vul dan haar naam in. Anders laat je het leeg.',
  },
  board_alone: {
    label: 'Mag deze bestuurder alleen tekenen?',
    help: 'Op het uittreksel van KVK staat dan: alleen of zelfstandig bevoegd.',
  },
  board_second_name: {
    label: 'Welke bestuurder tekent er mee?',
    help: 'Alle voornamen en de achternaam, zoals op het identiteitsbewijs.',
    issues: { required: 'Vul de volledige naam in' },
  },
  next_director: {
    label: 'De verkoper stopt als bestuurder. Wie bestuurt de BV daarna?',
    options: { stays: 'De andere bestuurders die er al zijn', appointed: 'Een nieuwe bestuurder, die geen koper is' },
  },
  next_director_name: {
    label: 'Hoe heet de nieuwe bestuurder?',
    help: 'Alle voornamen en de achternaam, zoals op het identiteitsbewijs.',
    issues: { required: 'Vul de volledige naam in' },
  },
} as const satisfies Partial<TextsOf<'main'>>
