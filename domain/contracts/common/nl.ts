/** Wat in iedere overeenkomst tussen twee partijen op dezelfde manier staat, en hoe er naar de partijen wordt gevraagd. */

export const ourIntroduction =
  '{our_name}, gevestigd te {our_seat}, kantoorhoudende te {our_zip} {our_town}, {our_street}, ingeschreven in het handelsregister onder nummer {our_kvk}, hierbij vertegenwoordigd door {our_signer}'
export const otherCompany =
  '{other_name}, kantoorhoudende te {other_zip} {other_town}, {other_street}, ingeschreven in het handelsregister onder nummer {other_kvk}, hierbij vertegenwoordigd door {other_signer}'
export const otherPerson = '{other_name}, wonende te {other_zip} {other_town}, {other_street}'

export const finalProvisions = {
  title: 'Slotbepalingen',
  plain: 'Wijzigen doe je schriftelijk. Nederlands recht geldt, en hier staat welke rechter beslist.',
  clauses: {
    changes: 'Deze overeenkomst kan alleen schriftelijk worden gewijzigd.',
    invalid:
      'Is een bepaling ongeldig, dan blijven de andere gelden en vervangen partijen haar door een geldige die er zo dicht mogelijk bij komt.',
    law: 'Op deze overeenkomst is Nederlands recht van toepassing.',
    court:
      'Geschillen worden voorgelegd aan de bevoegde rechter in het arrondissement waar {our_name} is gevestigd, behalve als de wet dwingend een andere rechter aanwijst.',
  },
} as const

export const signatures = {
  title: 'Ondertekening',
  plain:
    'Teken je online, dan is dat een gewone elektronische handtekening. Er komt een bladzijde met het bewijs achter.',
  clauses: {
    us: '{our_signer}, namens {our_name}',
    company: '{other_signer}, namens {other_name}',
    person: '{other_name}',
  },
} as const

/** Bij ieder artikel dat auteursrecht overdraagt (art. 2 lid 3 Auteurswet): hoe zeker online tekenen dan is. */
export const copyrightDeed =
  'Om auteursrecht over te dragen vraagt de wet een ondertekende akte. Een gewone elektronische handtekening kan genoeg zijn, maar met pen of een gekwalificeerde is zekerder.'

export const partySections = { us: 'Jouw bedrijf', other: 'De andere partij' } as const

export const partyQuestions = {
  our_signer: {
    label: 'Wie tekent er namens jouw bedrijf?',
    help: 'Voor- en achternaam van iemand die voor je bedrijf mag tekenen, meestal een bestuurder. Mogen bestuurders alleen samen tekenen, noem ze dan samen en laat ze allemaal tekenen.',
    gap: 'wie er voor je bedrijf tekent',
  },
  other_kind: {
    label: 'Is de andere partij een bedrijf of een persoon?',
    options: { company: 'Een bedrijf', person: 'Een persoon' },
  },
  other_name: {
    label: 'Hoe heet de andere partij?',
    help: 'Bij een bedrijf de naam uit het handelsregister, met B.V. of een andere rechtsvorm erbij. Bij een eenmanszaak de eigenaar met de handelsnaam, bijvoorbeeld: Sjoerd Bakker, handelend onder de naam Bakker Advies. Bij een persoon de voornamen en achternaam.',
    gap: 'naam van de andere partij',
  },
  other_kvk: { label: 'Wat is het KVK-nummer van de andere partij?', gap: 'KVK-nummer van de andere partij' },
  other_street: { label: 'Straat en huisnummer', gap: 'straat en huisnummer van de andere partij' },
  other_zip: { label: 'Postcode', gap: 'postcode van de andere partij' },
  other_town: { label: 'Plaats', help: 'In het buitenland ook het land.', gap: 'plaats van de andere partij' },
  other_signer: {
    label: 'Wie tekent er namens de andere partij?',
    help: 'Kijk in het handelsregister wie er mag tekenen, en of dat alleen mag of samen met een ander.',
    gap: 'wie er voor de andere partij tekent',
  },
  other_email: {
    label: 'Naar welk e-mailadres mag de link om te tekenen?',
    help: 'Dit adres komt niet in de overeenkomst. Je kunt het ook later invullen.',
  },
} as const
