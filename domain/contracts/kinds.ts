import type { Locale } from '../values/index.ts'
import type { ContractName } from './names.ts'

/** What a contract is called in a list, and what it is for in one sentence. */
export interface ContractKindWords {
  readonly title: string
  readonly about: string
}

/** Apart from the texts themselves, which are long: a list needs no more than this. */
export const contractKinds: Readonly<Record<Locale, Readonly<Record<ContractName, ContractKindWords>>>> = {
  nl: {
    nda: {
      title: 'Geheimhoudingsovereenkomst (NDA)',
      about: 'Voordat je een ander iets vertrouwelijks vertelt of laat zien.',
    },
    general_terms: {
      title: 'Algemene voorwaarden',
      about:
        'De vaste afspraken voor alles wat je verkoopt. Geef ze altijd vóór of bij het sluiten van een overeenkomst: bij een online bestelling als bestand, anders op papier of, als de klant dat goedvindt, per e-mail.',
    },
    privacy_statement: {
      title: 'Privacyverklaring',
      about: 'Vertelt klanten en bezoekers wat je met hun gegevens doet. Zet hem op je website.',
    },
    processing_agreement: {
      title: 'Verwerkersovereenkomst',
      about: 'Verplicht als een bedrijf persoonsgegevens voor een ander bewaart of gebruikt.',
    },
    employment: {
      title: 'Arbeidsovereenkomst',
      about:
        'Voor iemand van 18 jaar of ouder die bij je in dienst komt, met vaste uren. Niet voor een oproepkracht, een uitzendkracht of de bestuurder van je BV.',
    },
    freelance: {
      title: 'Overeenkomst van opdracht (freelance)',
      about: 'Als een zelfstandige een opdracht doet voor een ander bedrijf.',
    },
    management_agreement: {
      title: 'Managementovereenkomst',
      about: 'Voor een bestuurder die via de eigen holding voor de BV werkt.',
    },
    cooperation: {
      title: 'Samenwerkingsovereenkomst',
      about: 'Als twee bedrijven iets samen doen en ieder zelfstandig blijft.',
    },
    loan: {
      title: 'Leenovereenkomst',
      about: 'Voor geld dat je bedrijf uitleent of leent.',
    },
    rental: {
      title: 'Huurovereenkomst bedrijfsruimte',
      about: 'Voor een kantoor, opslag, werkplaats, winkel of horeca die je huurt of verhuurt.',
    },
    shareholders_resolution: {
      title: 'Aandeelhoudersbesluit',
      about: 'Voor een besluit van de aandeelhouders van je BV, zonder vergadering.',
    },
    proof_of_payment: {
      title: 'Stortingsbewijs',
      about: 'Als bewijs dat een aandeelhouder de aandelen heeft betaald.',
    },
  },
  en: {
    nda: {
      title: 'Non-disclosure agreement (NDA)',
      about: 'Before you tell or show someone something confidential.',
    },
    general_terms: {
      title: 'General terms and conditions',
      about:
        'What always applies to everything you sell. Hand them over before or when you make an agreement: as a file with an online order, otherwise on paper or, if the customer agrees, by email.',
    },
    privacy_statement: {
      title: 'Privacy statement',
      about: 'Tells customers and visitors what you do with their data. Put it on your website.',
    },
    processing_agreement: {
      title: 'Data processing agreement',
      about: 'Required if a company keeps or uses personal data for another.',
    },
    employment: {
      title: 'Employment contract',
      about:
        'For someone of 18 or older who comes to work for you, with fixed hours. Not for on-call work, agency work or the director of your BV.',
    },
    freelance: {
      title: 'Contract for services (freelance)',
      about: 'When someone self-employed does an assignment for another company.',
    },
    management_agreement: {
      title: 'Management agreement',
      about: 'For a director who works for the company through a holding of their own.',
    },
    cooperation: {
      title: 'Cooperation agreement',
      about: 'When two businesses do something together and each stays independent.',
    },
    loan: {
      title: 'Loan agreement',
      about: 'For money that your company lends or borrows.',
    },
    rental: {
      title: 'Lease of business space',
      about: 'For an office, storage, workshop, shop or restaurant that you rent or let.',
    },
    shareholders_resolution: {
      title: 'Shareholders’ resolution',
      about: 'For a decision of the shareholders of your company, without a meeting.',
    },
    proof_of_payment: {
      title: 'Proof of payment on shares',
      about: 'As proof that a shareholder has paid for the shares.',
    },
  },
}
