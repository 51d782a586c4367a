import type { Instead } from '../instead.ts'

/** Wat de schermen van een aandelenoverdracht anders zeggen. */
export const transfer: Instead = {
  'questionnaire.people.label': 'Verkoper en kopers',
  'questionnaire.people.heading': 'Wie verkoopt, en wie koopt?',
  'questionnaire.people.intro':
    'De verkoper staat voorop, daarna komt de koper. Er kunnen online drie kopers zijn. Vul van iedereen de gegevens in zoals ze op het identiteitsbewijs staan.',
  'questionnaire.people.unnamed.p1': 'Verkoper',
  'questionnaire.people.unnamed.p2': 'Koper',
  'questionnaire.people.unnamed.p3': 'Tweede koper',
  'questionnaire.people.unnamed.p4': 'Derde koper',
  'questionnaire.people.add': 'Koper toevoegen',
  'questionnaire.people.add_long': 'Nog een koper toevoegen',
  'questionnaire.people.full': 'Meer dan drie kopers? Dat kan, maar niet online.',
  'offers.membership.days': 'Klaar in {days} werkdagen',
  'offers.membership.together': 'Samen met de overdracht {price}, zonder btw',
}
