import type { FirstSection, FlowTexts } from '../texts.ts'
import { conversionSections } from './conversion-sections.ts'
import { foundationSections } from './foundation-sections.ts'
import { subsidiarySection } from './subsidiary-section.ts'
import { transferSections } from './transfer-sections.ts'

/** De koppen boven de vragen van latere stappen. */
export const laterSections: Omit<FlowTexts['sections'], FirstSection> = {
  ...conversionSections,
  ...foundationSections,
  ...transferSections,
  subsidiary: subsidiarySection,
  basic: {
    name: 'Basis',
    heading: 'Wie wordt aandeelhouder?',
    intro:
      'Een aandeelhouder is voor een deel eigenaar van de BV. Online kunnen het er één tot vier zijn; je vult ze een voor een in.',
    byKind: {
      existing_company: {
        heading: 'Welk bedrijf wordt aandeelhouder?',
        intro: 'Houd het KVK-uittreksel erbij, dan ben je zo klaar.',
      },
      new_company: {
        heading: 'Een holding als aandeelhouder',
        intro:
          'Een holding is een eigen BV die de aandelen bezit. Eerst komt de holding, dan je BV. Bedenk alvast een naam.',
      },
    },
  },
  shareholder_company: {
    name: 'Adres en eigenaren',
    heading: 'Waar zit het bedrijf, en van wie is het?',
    intro: 'Het adres staat op het KVK-uittreksel. De notaris moet ook weten wie er uiteindelijk eigenaar is.',
  },
  personal: {
    name: 'Persoonlijk',
    heading: 'Persoonlijke gegevens',
    intro: 'Vul alles in zoals het op het identiteitsbewijs staat. De notaris zet het zo in de akte.',
    byKind: {
      existing_company: {
        heading: 'Wie tekent er namens het bedrijf?',
        intro: 'De gegevens van de persoon die voor dit bedrijf bij de notaris komt, en waarom die mag tekenen.',
      },
      new_company: {
        heading: 'Wie staat er achter de holding?',
        intro: 'De persoon die de holding opricht. Vul alles in zoals het op het identiteitsbewijs staat.',
      },
    },
  },
  home: {
    name: 'Adres en taal',
    heading: 'Adres en taal',
    intro: 'Het adres komt in de akte. En wie tekent, moet begrijpen wat erin staat.',
  },
  id: {
    name: 'Identiteitsbewijs',
    heading: 'Het identiteitsbewijs',
    intro: 'De notaris moet weten wie er tekent. Pak een paspoort, identiteitskaart of rijbewijs dat nog geldig is.',
  },
  other: {
    name: 'Overige vragen',
    heading: 'Nog een paar vragen',
    intro: 'Hierna weet de notaris genoeg.',
  },
  holdings: {
    name: 'Holding erbij',
    heading: 'Wil je een holding erbij?',
    intro:
      'Een holding is een eigen BV boven je BV. Je winst staat er veiliger en belasting kun je vaak uitstellen. We richten de holding meteen mee op.',
  },
  shares: {
    name: 'Aandelen',
    heading: 'Wie krijgt hoeveel aandelen?',
    intro: 'We verdelen ze alvast gelijk. Is er iets anders afgesproken? Pas het dan aan.',
    alone: {
      heading: 'Hoeveel aandelen krijgt je BV?',
      intro: 'Ze zijn allemaal voor jou. Met 120 kun je later makkelijk een klein deel weggeven.',
    },
  },
  bankruptcy: {
    name: 'Faillissement',
    heading: 'Eén verklaring van jullie samen',
    intro: 'Je verklaart dit namens iedereen aan de notaris. Het komt niet in de akte.',
    alone: { heading: 'Eén verklaring van jou', intro: 'Je verklaart dit aan de notaris. Het komt niet in de akte.' },
  },
  signing: {
    name: 'Tekenen',
    heading: 'Wie mag er tekenen?',
    intro: 'Er komt meer dan één bestuurder. Spreek af hoe jullie namens de BV tekenen.',
  },
  leaving: {
    name: 'Wegvallen',
    heading: 'Als een van jullie wegvalt',
    intro: 'Daar denk je liever niet aan, maar nu is het zo geregeld. Het komt in de statuten.',
  },
  agreement: {
    name: 'Afspraken',
    heading: 'Willen jullie afspraken onderling vastleggen?',
    intro:
      'De statuten regelen de BV en zijn openbaar. Wat jullie onderling afspreken, bijvoorbeeld voor als iemand stopt, zet je in een eigen overeenkomst.',
  },
  agreement_terms: {
    name: 'Inhoud van de afspraken',
    heading: 'Wat spreken jullie af?',
    intro:
      'We hebben alvast gekozen wat voor de meeste aandeelhouders goed werkt. Bespreek het samen en pas aan wat anders moet.',
  },
  own_holdings: {
    name: 'Holding',
    heading: 'Wordt de holding hetzelfde als de BV?',
    intro: 'Een holding mag een eigen zetel, adres, aandelen en eerste boekjaar hebben. Meestal is dat niet nodig.',
  },
  own_holding: {
    name: 'Eigen gegevens',
    heading: 'Wat is er anders aan de holding?',
    intro: 'Vul alleen in wat anders is dan bij de BV. Wat je leeg laat, wordt hetzelfde.',
  },
  membership: {
    name: 'Lidmaatschap',
    heading: 'Kies een lidmaatschap',
    intro: 'Contracten en hulp voor als je BV er is. Het hoeft niet.',
  },
  dga: {
    name: 'DGA-salaris',
    heading: 'Zullen wij het salaris regelen?',
    intro:
      'Als directeur-grootaandeelhouder (DGA) werk je in je eigen BV. Meestal moet je jezelf dan salaris betalen. De administratie kunnen wij doen.',
  },
  services: {
    name: 'Extra diensten',
    heading: 'Kunnen we nog iets voor je doen?',
    intro: 'Kies wat je handig vindt. Alles mag, niets moet.',
  },
  notary: {
    name: 'Notaris',
    heading: 'Welke notaris wil je?',
    intro: 'Dat kan online of bij een notaris op kantoor. Jij kiest.',
  },
  documents: {
    name: 'Documenten',
    heading: 'Bekijk je documenten',
    intro: 'Dit zijn de concepten zoals de notaris ze krijgt. Klopt er iets niet? Ga terug en pas het aan.',
  },
}
