import type { Locale } from '../values/index.ts'

const nl = {
  title: 'Bewijs van ondertekening',
  about: 'Dit contract',
  document: 'Contract',
  hash: 'Vingerafdruk van de tekst (SHA-256)',
  completed: 'Voltooid op',
  kind: 'Soort handtekening',
  simple:
    'Gewone elektronische handtekening (artikel 3, onder 10, en artikel 25, lid 1, van Verordening (EU) nr. 910/2014, eIDAS). Dit is geen geavanceerde en geen gekwalificeerde elektronische handtekening. Zij geldt als een handgeschreven handtekening als deze manier van tekenen betrouwbaar genoeg is, gelet op het doel en alle omstandigheden (artikel 3:15a BW).',
  check:
    'De vingerafdruk is berekend over de tekst hierboven, zonder deze bladzijde. Of dit bestand ongewijzigd is, kan iedereen nagaan met de vingerafdruk van het hele bestand.',
  checkAt: ({ address }: { address: string }) => `Dat kan op ${address}.`,
  represented: ({ company, name }: { company: string; name: string }) => `${company}, vertegenwoordigd door ${name}`,
  online: ({ day }: { day: string }) => `Elektronisch ondertekend op ${day}, zie het bewijs achteraan`,
  signed: 'Ondertekend op',
  name: 'Naam',
  typed: 'Handtekening, getypt',
  drawn: 'Handtekening, getekend',
  drawnNote: 'zie de tekening hierboven',
  from: 'Vanaf IP-adres',
  device: 'Apparaat',
  identity: 'Hoe is nagegaan wie tekende',
  code: ({ to, at }: { to: string; at: string }) =>
    `code van zes cijfers, gemaild aan ${to} en ingevoerd op ${at}; een identiteitsbewijs is niet gecontroleerd`,
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
    'Simple electronic signature (Articles 3(10) and 25(1) of Regulation (EU) No 910/2014, eIDAS). This is not an advanced and not a qualified electronic signature. It counts as a handwritten signature if this manner of signing is reliable enough, given the purpose and all circumstances (article 3:15a Dutch Civil Code).',
  check:
    'The fingerprint was taken of the text above, without this page. Anyone can check that this file is unchanged by the fingerprint of the whole file.',
  checkAt: ({ address }) => `Do so at ${address}.`,
  represented: ({ company, name }) => `${company}, represented by ${name}`,
  online: ({ day }) => `Signed electronically on ${day}, see the evidence at the end`,
  signed: 'Signed on',
  name: 'Name',
  typed: 'Signature, typed',
  drawn: 'Signature, drawn',
  drawnNote: 'see the drawing above',
  from: 'From IP address',
  device: 'Device',
  identity: 'How it was checked who signed',
  code: ({ to, at }) => `six-digit code, emailed to ${to} and entered on ${at}; no identity document was checked`,
  unknown: 'unknown',
}

export const evidenceWords: Readonly<Record<Locale, EvidenceWords>> = { nl, en }
