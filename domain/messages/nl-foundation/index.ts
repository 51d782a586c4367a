/** How a foundation is spoken of in Dutch, where that differs from founding a BV. */

import { first } from '../nl/first-fields.ts'
import { firstRewordings } from '../nl/first-rewordings.ts'
import { foundation as fields } from '../nl/foundation-fields.ts'
import { foundationSections } from '../nl/foundation-sections.ts'
import { rewordedFor } from '../rewordings.ts'
import type { OtherWords } from '../texts.ts'

export const foundationWords: OtherWords = {
  fields: { ...rewordedFor('foundation', first, firstRewordings), ...fields },
  flow: {
    steps: {
      company: 'De stichting',
      shareholders: 'Het bestuur',
      membership: 'Lidmaatschap en notaris',
    },
    chapters: { company: 'De stichting', shareholders: 'Het bestuur', arrangements: 'Regelen en nakijken' },
    sections: {
      ...foundationSections,
      general: {
        name: 'Algemeen',
        heading: 'Wat voor stichting wordt het?',
        intro: 'Hoe de stichting heet en waar zij zit. Dit komt in de statuten: de regels van de stichting.',
      },
      basic: {
        name: 'Basis',
        heading: 'Wie komt er in het bestuur?',
        intro: 'Wie de stichting opricht, vormt ook het eerste bestuur. Iedere rol is voor één persoon.',
      },
      other: {
        name: 'Overige vragen',
        heading: 'Nog een paar vragen',
        intro: 'Hierna weet de notaris genoeg.',
      },
      membership: {
        name: 'Lidmaatschap',
        heading: 'Kies een lidmaatschap',
        intro: 'Contracten en hulp voor als de stichting er is. Het hoeft niet.',
      },
    },
    blockers: {
      minor: {
        title: 'Bestuursleden zijn bij ons 18 jaar of ouder',
        text: 'Wie jonger is, heeft toestemming van de ouders nodig en soms ook van de rechter. Dat regelen we niet online, maar we vertellen je graag hoe het wel kan.',
        offers: { go_back: 'Geboortedatum nakijken' },
      },
      language_none: {
        title: 'De akte is in het Nederlands',
        text: 'Wie tekent, moet de akte en de uitleg begrijpen. Wie geen Nederlands kent, heeft een tolk nodig en dat bieden wij niet aan. Neem contact op, dan helpen we je aan een notaris die dit wel doet.',
        offers: { go_back: 'Antwoord aanpassen' },
      },
      shareholders_incomplete: {
        title: 'Nog niet iedereen is compleet',
        text: 'Vul eerst de gegevens van alle bestuursleden in. We laten zien bij wie er nog iets ontbreekt.',
      },
    },
  },
}
