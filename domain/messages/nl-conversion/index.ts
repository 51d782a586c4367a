/** How a conversion is spoken of in Dutch, where that differs from founding a BV from nothing. */

import { conversionFields } from '../nl/conversion-fields.ts'
import { conversionSections } from '../nl/conversion-sections.ts'
import { existingBusiness } from '../nl/existing-business-fields.ts'
import { first } from '../nl/first-fields.ts'
import { firstRewordings } from '../nl/first-rewordings.ts'
import { rewordedFor } from '../rewordings.ts'
import type { OtherWords } from '../texts.ts'

export const conversionWords: OtherWords = {
  fields: { ...rewordedFor('conversion', first, firstRewordings), ...existingBusiness, ...conversionFields },
  flow: {
    steps: { company: 'Je bedrijf' },
    sections: {
      ...conversionSections,
      general: {
        name: 'De BV',
        heading: 'Welke BV wordt het?',
        intro: 'Hoe de BV gaat heten, waar die zit en wat je gaat doen. Dit komt in de statuten: de regels van je BV.',
      },
      complete: {
        name: 'Verkoop',
        heading: 'Wat en waar gaat de BV verkopen?',
        intro: 'KVK wil dit weten. Vul in wat je nu verwacht.',
      },
      basic: {
        name: 'Basis',
        heading: 'Wie wordt aandeelhouder?',
        intro:
          'Heb je een eenmanszaak, dan ben jij dat meestal alleen. Bij een vof vul je alle vennoten in. Het kunnen er één tot vier zijn.',
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
    },
    blockers: {
      no_accountant: {
        title: 'Omzetten kan alleen met een accountant',
        text: 'De notaris en de Belastingdienst willen van een deskundige horen wat je bedrijf waard is. Kun je nog een accountant of belastingadviseur vragen? Pas dan je antwoord aan. Kan dat niet, kijk dan bij onze andere diensten of neem contact op. Je antwoorden blijven bewaard.',
        offers: { go_back: 'Antwoord aanpassen', other_services: 'Naar onze andere diensten' },
      },
      language_none: {
        title: 'De omzetting gaat in het Nederlands',
        text: 'Wie tekent, moet de akte en de uitleg begrijpen, en die zijn in het Nederlands. Neem contact op, dan helpen we je aan een notaris die er een tolk bij haalt. Je antwoorden blijven bewaard.',
        offers: { go_back: 'Antwoord aanpassen' },
      },
    },
  },
}
