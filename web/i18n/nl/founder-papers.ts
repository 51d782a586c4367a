/** Every paper that is asked for: what it is called and why it is wanted. */
export const founderPapers = {
  identity: {
    name: 'Kopie van het identiteitsbewijs',
    ask: 'een kopie van het identiteitsbewijs',
    why: 'Zo weet de notaris zeker wie er tekent. Van een paspoort de bladzijde met de foto, van een kaart beide kanten.',
  },
  proof_of_address: {
    name: 'Bewijs van adres',
    ask: 'een bewijs van adres',
    why: 'Wie in het buitenland woont, laat zien waar: een uittreksel of rekening van de laatste drie maanden.',
  },
  power_of_attorney: {
    name: 'Getekende volmacht',
    ask: 'de getekende volmacht',
    why: 'Met een gelegaliseerde handtekening, zodat de notaris namens je kan tekenen.',
  },
  company_extract: {
    name: 'Uittreksel van het bedrijf',
    ask: 'het uittreksel van het bedrijf',
    why: 'Niet ouder dan 30 dagen, zodat de notaris ziet dat het bedrijf bestaat.',
  },
  signing_authority: {
    name: 'Bewijs van wie er mag tekenen',
    ask: 'een bewijs van wie er mag tekenen',
    why: 'Zo weet de notaris dat wie tekent dat namens het bedrijf mag.',
  },
  opening_balance: {
    name: 'Openingsbalans',
    ask: 'de openingsbalans',
    why: 'Daarop staat wat er overgaat naar de nieuwe vennootschap.',
  },
  accountant: {
    name: 'Verklaring van de accountant',
    ask: 'de verklaring van de accountant',
    why: 'Die bevestigt wat de inbreng waard is.',
  },
  contribution_description: {
    name: 'Beschrijving van de inbreng',
    ask: 'de beschrijving van de inbreng',
    why: 'Daarin staat wat er wordt ingebracht en hoe dat is gewaardeerd.',
  },
  purchase_agreement: {
    name: 'Koopovereenkomst',
    ask: 'de koopovereenkomst',
    why: 'Daarin staat wat er is afgesproken over de aandelen.',
  },
  shareholders_register: {
    name: 'Aandeelhoudersregister',
    ask: 'het aandeelhoudersregister',
    why: 'Zo ziet de notaris van wie de aandelen nu zijn.',
  },
  proof_of_payment: {
    name: 'Bewijs van betaling',
    ask: 'het bewijs van betaling',
    why: 'Zo ziet de notaris dat de koopprijs is betaald.',
  },
  other: { name: 'Iets anders', ask: 'het document', why: 'Iets wat de notaris nog moet zien.' },
  of: '{paper} van {person}',
  own: {
    identity: { name: 'Kopie van je identiteitsbewijs', ask: 'een kopie van je identiteitsbewijs' },
    passport: { name: 'Kopie van je paspoort', ask: 'een kopie van je paspoort' },
    identity_card: { name: 'Kopie van je identiteitskaart', ask: 'een kopie van je identiteitskaart' },
    driver_licence: { name: 'Kopie van je rijbewijs', ask: 'een kopie van je rijbewijs' },
  },
  sides: {
    passport: 'Zo weet de notaris zeker wie er tekent. Nodig is de bladzijde met de foto; dat kost je een minuut.',
    identity_card:
      'Zo weet de notaris zeker wie er tekent. Nodig zijn de voorkant en de achterkant; dat kost je twee minuten.',
    driver_licence:
      'Zo weet de notaris zeker wie er tekent. Nodig zijn de voorkant en de achterkant; dat kost je twee minuten.',
  },
} as const
