/** How a transfer of shares is spoken of in Dutch, where that differs from founding a BV. */
import { existingBusiness } from '../nl/existing-business-fields.ts'
import { first } from '../nl/first-fields.ts'
import { firstRewordings } from '../nl/first-rewordings.ts'
import { shareTransfer } from '../nl/share-transfer-fields.ts'
import { transferSections } from '../nl/transfer-sections.ts'
import { rewordedFor } from '../rewordings.ts'
import type { OtherWords } from '../texts.ts'

const forBoth = 'De notaris zet deze gegevens in de akte. Vul alles in zoals het op het identiteitsbewijs staat.'

export const transferWords: OtherWords = {
  fields: { ...rewordedFor('transfer', first, firstRewordings), ...existingBusiness, ...shareTransfer },
  flow: {
    steps: {
      company: 'De BV en de verkoop',
      shareholders: 'Verkoper en koper',
      membership: 'Lidmaatschap en notaris',
    },
    chapters: { company: 'De verkoop', shareholders: 'Koper en verkoper' },
    sections: {
      ...transferSections,
      general: {
        name: 'De BV',
        heading: 'Om welke BV gaat het?',
        intro: 'Pak het uittreksel van KVK en de statuten erbij. Daar staat bijna alles in.',
      },
      contact: {
        name: 'Adres',
        heading: 'Waar is de BV te vinden?',
        intro: 'Het adres staat op het uittreksel van KVK. Je e-mailadres gebruiken alleen wij en de notaris.',
      },
      basic: {
        name: 'Basis',
        heading: 'Wie koopt of verkoopt er?',
        intro: 'Een verkoper en een koper zijn er altijd. Zijn er meer kopers, voeg ze dan toe.',
        byKind: {
          existing_company: {
            heading: 'Welk bedrijf koopt of verkoopt er?',
            intro: 'Houd het KVK-uittreksel van dit bedrijf erbij, dan ben je zo klaar.',
          },
        },
      },
      personal: {
        name: 'Persoonlijk',
        heading: 'Persoonlijke gegevens',
        intro: forBoth,
        byKind: {
          existing_company: {
            heading: 'Wie tekent er namens het bedrijf?',
            intro: 'De gegevens van de persoon die voor dit bedrijf tekent.',
          },
        },
      },
      other: {
        name: 'Overige vragen',
        heading: 'Nog een paar vragen',
        intro: 'Hierna weet de notaris genoeg.',
      },
      shares: {
        name: 'Aandelen',
        heading: 'Om welke aandelen gaat het?',
        intro: 'Het aantal en de nummers staan in het aandeelhoudersregister van de BV.',
      },
      membership: {
        name: 'Lidmaatschap',
        heading: 'Kies een lidmaatschap',
        intro: 'Contracten en hulp voor de BV, ook na de overdracht. Het hoeft niet.',
      },
    },
    blockers: {
      foreign_entity: {
        title: 'Een buitenlands bedrijf kan hier niet kopen of verkopen',
        text: 'Van zo’n bedrijf moet de notaris papieren uit het buitenland laten nakijken, en dat doen we niet online. Kies een persoon of een Nederlandse BV. Of neem contact op, dan denken we mee.',
        offers: { go_back: 'Antwoord aanpassen' },
      },
      foundation_shareholder: {
        title: 'Een stichting kan hier niet kopen of verkopen',
        text: 'Het mag wel, maar dan moet de notaris eerst de statuten van de stichting nakijken, en dat doen we niet online. Neem contact op, dan helpen we je aan een notaris die het doet.',
        offers: { go_back: 'Naam aanpassen' },
      },
      minor: {
        title: 'Wie koopt of verkoopt, is bij ons 18 jaar of ouder',
        text: 'Wie jonger is, heeft toestemming van de ouders nodig en soms ook van de rechter. Dat regelen we niet online, maar we vertellen je graag hoe het wel kan.',
        offers: { go_back: 'Geboortedatum nakijken' },
      },
      no_accountant: {
        title: 'Zonder accountant kan de overdracht hier niet',
        text: 'De notaris wil van een deskundige horen dat de prijs klopt met wat de aandelen waard zijn. Kun je nog een accountant of belastingadviseur vragen? Pas dan je antwoord aan. Kan dat niet, kijk dan bij onze andere diensten of neem contact op. Je antwoorden blijven bewaard.',
        offers: { go_back: 'Antwoord aanpassen', other_services: 'Naar onze andere diensten' },
      },
      language_none: {
        title: 'De akte is in het Nederlands',
        text: 'Wie tekent, moet de akte en de uitleg begrijpen. Wie geen Nederlands kent, heeft een tolk nodig en dat bieden wij niet aan. Neem contact op, dan helpen we je aan een notaris die dit wel doet.',
        offers: { go_back: 'Antwoord aanpassen' },
      },
      bankruptcy: {
        title: '{person} kan nu niet meedoen',
        text: 'Zolang een faillissement van de afgelopen vier jaar niet is afgewikkeld, gaat de curator over het geld en de aandelen. Haal {person} uit de lijst en ga verder, of kom terug als de curator klaar is.',
      },
      bankruptcy_first: {
        title: 'Deze overdracht kan nu niet',
        text: 'Zolang een faillissement van de afgelopen vier jaar niet is afgewikkeld, gaat de curator over het geld en de aandelen van {person}. Koopt of verkoopt er iemand anders, vul die dan in. Anders kun je terugkomen als de curator klaar is, of contact met ons opnemen.',
      },
      share_sum: {
        title: 'De aantallen kloppen nog niet',
        text: 'Er worden {total} aandelen overgedragen en je hebt er {divided} over de kopers verdeeld. Maak dat gelijk; iedere koper krijgt er minstens één.',
      },
      shareholders_incomplete: {
        title: 'Nog niet iedereen is compleet',
        text: 'Vul eerst de gegevens van de verkoper en van iedere koper in. We laten zien bij wie er nog iets ontbreekt.',
      },
    },
  },
}
