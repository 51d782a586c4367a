import type { Locale } from '../values/index.ts'

const nl = {
  title: 'Bewijs van ondertekening',
  about: 'Dit contract',
  document: 'Contract',
  hash: 'Vingerafdruk van de tekst (SHA-256)',
  completed: 'Voltooid op',
  kind: 'Soort handtekening',
  simple:
    'Gewone elektronische handtekening (artikel 3, onder 10, en artikel 25, lid 1, van Verordening (EU) nr. 910/2014, eIDAS). Dit is geen gekwalificeerde elektronische handtekening.',
  check:
    'De vingerafdruk is berekend over de tekst hierboven, zonder deze bladzijde. Of dit bestand ongewijzigd is, kan iedereen nagaan met de vingerafdruk van het hele bestand.',
  signed: 'Ondertekend op',
  name: 'Naam',
  typed: 'Handtekening, getypt',
  drawn: 'Handtekening, getekend',
  drawnNote: 'zie de tekening hierboven',
  from: 'Vanaf IP-adres',
  device: 'Apparaat',
  identity: 'Controle van de identiteit',
  code: ({ to, at }: { to: string; at: string }) => `code van zes cijfers, gemaild aan ${to} en ingevoerd op ${at}`,
  unknown: 'onbekend',
}

export type EvidenceWords = typeof nl

const en: EvidenceWords = {
  title: 'Evidence of signing',
  about: 'This contract',
  document: 'Contract',
  hash: 'Fingerprint of the text (SHA-256)',
  completed: 'Completed on',
  kind: 'Kind of signature',
  simple:
    'Simple electronic signature (Articles 3(10) and 25(1) of Regulation (EU) No 910/2014, eIDAS). This is not a qualified electronic signature.',
  check:
    'The fingerprint was taken of the text above, without this page. Anyone can check that this file is unchanged by the fingerprint of the whole file.',
  signed: 'Signed on',
  name: 'Name',
  typed: 'Signature, typed',
  drawn: 'Signature, drawn',
  drawnNote: 'see the drawing above',
  from: 'From IP address',
  device: 'Device',
  identity: 'How identity was checked',
  code: ({ to, at }) => `six-digit code, emailed to ${to} and entered on ${at}`,
  unknown: 'unknown',
}

export const evidenceWords: Readonly<Record<Locale, EvidenceWords>> = { nl, en }
