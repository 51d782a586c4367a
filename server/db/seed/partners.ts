import { seedOf } from './plant.ts'

/** Invented firms and people, so that the service can be tried out. Mail to .example reaches nobody (RFC 2606). */
const offerWords = (title: string, gets: string, from: string, price: string, conditions: string) =>
  JSON.stringify({ title, gets, from, price, conditions })

export const partnerOffers = seedOf(
  'partner_offers',
  ({ slug }) => slug,
  [
    {
      slug: 'bookkeeping-start',
      kind: 'bookkeeping' as const,
      tier: null,
      email: 'start@gele-kaft.example',
      fee: true,
      nl: offerWords(
        'Boekhouding vanaf dag één',
        'Een vaste boekhouder die je administratie inricht en je eerste btw-aangifte doet.',
        'Boekhouders De Gele Kaft (voorbeeld)',
        '€ 99 per maand zonder btw; de eerste drie maanden 25% korting',
        'Voor nieuwe bedrijven, tot een jaar na de oprichting. Daarna per maand opzegbaar.',
      ),
      en: offerWords(
        'Bookkeeping from day one',
        'A bookkeeper of your own who sets up your accounts and files your first VAT return.',
        'Boekhouders De Gele Kaft (example)',
        '€99 a month without VAT; 25% off for the first three months',
        'For new companies, up to a year after incorporation. After that you can cancel any month.',
      ),
    },
    {
      slug: 'business-account',
      kind: 'bank' as const,
      tier: null,
      email: 'nieuw@spaarpot.example',
      fee: false,
      nl: offerWords(
        'Zakelijke rekening',
        'Een afspraak met iemand die nieuwe BV’s kent en zegt welke papieren de bank wil zien.',
        'Bank De Stenen Spaarpot (voorbeeld)',
        'Het gesprek is gratis; een rekening kost € 12 per maand',
        'De bank beslist zelf of je klant kunt worden en doet een eigen onderzoek.',
      ),
      en: offerWords(
        'Business bank account',
        'A meeting with someone who knows new BVs and tells you which papers the bank asks for.',
        'Bank De Stenen Spaarpot (example)',
        'The meeting is free; an account is €12 a month',
        'The bank decides whether to take you on, after a check of its own.',
      ),
    },
    {
      slug: 'liability-insurance',
      kind: 'insurance' as const,
      tier: null,
      email: 'advies@paraplu.example',
      fee: false,
      nl: offerWords(
        'Verzekerd als ondernemer',
        'Een adviseur kijkt welke risico’s je bedrijf heeft en welke je beter zelf draagt.',
        'Verzekeringsadvies De Rode Paraplu (voorbeeld)',
        'Het eerste advies is gratis; een polis betaal je aan de verzekeraar',
        'Je zit nergens aan vast. Wat de adviseur verdient, hoor je vooraf.',
      ),
      en: offerWords(
        'Insured as an entrepreneur',
        'An adviser looks at the risks of your company and at which you had better carry yourself.',
        'Verzekeringsadvies De Rode Paraplu (example)',
        'The first advice is free; a policy is paid to the insurer',
        'You are not tied to anything. You hear beforehand what the adviser earns.',
      ),
    },
    {
      slug: 'payroll-director',
      kind: 'payroll' as const,
      tier: 'bronze' as const,
      email: 'loon@loonzakje.example',
      fee: true,
      nl: offerWords(
        'Je eigen loon op orde',
        'Maandelijkse loonstrook en aangifte voor jou als directeur, met een check van het gebruikelijk loon.',
        'Salarisbureau Het Loonzakje (voorbeeld)',
        '€ 29 per maand zonder btw; leden betalen geen opstartkosten (normaal € 75)',
        'Voor één directeur zonder ander personeel. Per kwartaal opzegbaar.',
      ),
      en: offerWords(
        'Your own salary in order',
        'A monthly payslip and return for you as director, with a check of the customary salary.',
        'Salarisbureau Het Loonzakje (example)',
        '€29 a month without VAT; members pay no set-up costs (normally €75)',
        'For one director without other staff. Cancel every quarter.',
      ),
    },
    {
      slug: 'invoicing-software',
      kind: 'software' as const,
      tier: 'bronze' as const,
      email: 'hallo@kwartje.example',
      fee: true,
      nl: offerWords(
        'Facturen maken en bijhouden',
        'Een programma voor offertes, facturen en bonnetjes, gekoppeld aan je bank.',
        'Factuurprogramma Kwartje (voorbeeld)',
        'Zes maanden gratis, daarna € 14 per maand zonder btw',
        'Alleen voor nieuwe gebruikers. Stopt niet vanzelf: je krijgt een week van tevoren een mail.',
      ),
      en: offerWords(
        'Make and track invoices',
        'A program for quotes, invoices and receipts, connected to your bank.',
        'Factuurprogramma Kwartje (example)',
        'Six months free, then €14 a month without VAT',
        'For new users only. It does not stop by itself: you get a mail a week before.',
      ),
    },
    {
      slug: 'annual-accounts',
      kind: 'bookkeeping' as const,
      tier: 'silver' as const,
      email: 'jaar@dikke-streep.example',
      fee: false,
      nl: offerWords(
        'Jaarrekening voor een vaste prijs',
        'Je jaarrekening en aangifte vennootschapsbelasting, nagekeken en gedeponeerd.',
        'Accountants De Dikke Streep (voorbeeld)',
        '€ 795 zonder btw (normaal € 950)',
        'Voor BV’s met een omzet tot € 250.000 en een bijgewerkte boekhouding.',
      ),
      en: offerWords(
        'Annual accounts at a fixed price',
        'Your annual accounts and corporate tax return, reviewed and filed.',
        'Accountants De Dikke Streep (example)',
        '€795 without VAT (normally €950)',
        'For BVs with a turnover of up to €250,000 and books that are up to date.',
      ),
    },
  ].map((row, index) => ({ ...row, position: (index + 1) * 10 })),
)

const lawyerWords = (about: string, conditions: string) => JSON.stringify({ about, conditions })

const freeTalk = {
  nl: 'Kost het daarna iets, dan krijg je eerst een voorstel.',
  en: 'If it costs something after that, you get a proposal first.',
}
const paidTalk = {
  nl: 'Neem je daarna een opdracht af, dan gaat dit bedrag eraf.',
  en: 'If you instruct them afterwards, this amount is deducted.',
}

export const lawyers = seedOf(
  'lawyers',
  ({ uuid }) => uuid,
  [
    {
      uuid: '5b0c7a54-1f0e-4c53-9d0a-6f1f3f6f0a01',
      name: 'Femke Waterlander',
      office: 'Advocaten De Houten Hamer (voorbeeld)',
      town: 'Utrecht',
      fields: ['company' as const, 'contracts' as const],
      languages: ['nl' as const, 'en' as const],
      first_talk_costs: 0,
      first_talk_minutes: 30,
      email: 'intake@houten-hamer.example',
      nl: lawyerWords(
        'Over aandeelhouders die het niet eens zijn, aansprakelijkheid van bestuurders en afspraken op papier.',
        freeTalk.nl,
      ),
      en: lawyerWords(
        'On shareholders who disagree, the liability of directors, and putting agreements on paper.',
        freeTalk.en,
      ),
    },
    {
      uuid: '5b0c7a54-1f0e-4c53-9d0a-6f1f3f6f0a02',
      name: 'Ruben Stapelveld',
      office: 'Arbeidsrecht Het Koffieapparaat (voorbeeld)',
      town: 'Zwolle',
      fields: ['employment' as const],
      languages: ['nl' as const, 'en' as const, 'de' as const],
      first_talk_costs: 9_075,
      first_talk_minutes: 45,
      email: 'vraag@koffieapparaat.example',
      nl: lawyerWords(
        'Over je eerste werknemer, zzp’ers die misschien werknemer zijn, ziekte en ontslag.',
        paidTalk.nl,
      ),
      en: lawyerWords('On your first employee, freelancers who may be employees, illness and dismissal.', paidTalk.en),
    },
    {
      uuid: '5b0c7a54-1f0e-4c53-9d0a-6f1f3f6f0a03',
      name: 'Naima Inkthoven',
      office: 'Merkenbureau De Gouden Pen (voorbeeld)',
      town: 'Den Haag',
      fields: ['trademarks' as const, 'privacy' as const],
      languages: ['nl' as const, 'en' as const, 'fr' as const],
      first_talk_costs: 0,
      first_talk_minutes: 20,
      email: 'hallo@gouden-pen.example',
      nl: lawyerWords(
        'Over je naam als merk, wie wat mag overnemen, en wat de AVG van je bedrijf vraagt.',
        freeTalk.nl,
      ),
      en: lawyerWords(
        'On your name as a trademark, who may copy what, and what the GDPR asks of your company.',
        freeTalk.en,
      ),
    },
    {
      uuid: '5b0c7a54-1f0e-4c53-9d0a-6f1f3f6f0a04',
      name: 'Joost Pandermeer',
      office: 'Huurrecht Aan de Drempel (voorbeeld)',
      town: 'Rotterdam',
      fields: ['rent' as const, 'contracts' as const],
      languages: ['nl' as const],
      first_talk_costs: 6_050,
      first_talk_minutes: 30,
      email: 'spreekuur@drempel.example',
      nl: lawyerWords(
        'Over een winkel of kantoor huren: wat in het contract mag, en hoe je er weer uit komt.',
        paidTalk.nl,
      ),
      en: lawyerWords(
        'On renting a shop or office: what the contract may say, and how to get out of it again.',
        paidTalk.en,
      ),
    },
    // Who is an advocate may not pay for clients that are sent.
  ].map((row, index) => ({ ...row, fee: false, position: (index + 1) * 10 })),
)

export const partnerConsents = seedOf('partner_consents', ({ version }) => String(version), [
  {
    version: 1,
    nl: 'Ik vind het goed dat {brand} de gegevens hierboven doorgeeft aan {recipient}, alleen om hierover contact met me op te nemen. Ik kan dit altijd intrekken.',
    en: 'I agree that {brand} passes the details above on to {recipient}, only so that they can contact me about this. I can withdraw this at any time.',
  },
])
