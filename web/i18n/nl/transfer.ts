import type { Instead } from '../texts.ts'

/** Wat de schermen van een aandelenoverdracht anders zeggen. */
export const transfer: Instead = {
  'later_steps.people.label': 'Verkoper en kopers',
  'later_steps.people.heading': 'Wie verkoopt, en wie koopt?',
  'later_steps.people.intro':
    'De verkoper staat voorop, daarna komt de koper. Er kunnen online drie kopers zijn. Vul van iedereen de gegevens in zoals ze op het identiteitsbewijs staan.',
  'questionnaire.people.unnamed.p1': 'Verkoper',
  'questionnaire.people.unnamed.p2': 'Koper',
  'questionnaire.people.unnamed.p3': 'Tweede koper',
  'questionnaire.people.unnamed.p4': 'Derde koper',
  'later_steps.people.add': 'Koper toevoegen',
  'later_steps.people.add_long': 'Nog een koper toevoegen',
  'later_steps.people.full': 'Meer dan drie kopers? Dat kan, maar niet online.',
  'offers.documents.deed.name': 'Akte van levering',
  'offers.documents.deed.about': 'Hiermee gaan de aandelen over op de koper. De notaris tekent die.',
  'offers.documents.poa.name': 'Volmachten',
  'offers.documents.poa.about': 'Daarmee mag het kantoor van de notaris voor verkoper, koper en BV tekenen.',
  'offers.documents.register.name': 'Wijziging aandeelhoudersregister',
  'offers.documents.register.about': 'Wat er verandert in de lijst van wie welke aandelen heeft. Die bewaart de BV.',
  'offers.documents.declaration.about': 'Wat de notaris van verkoper en koper moet weten.',
  'offers.preview.steps.sign': 'De notaris tekent de akte. De aandelen zijn dan van de koper.',
  'offers.preview.steps.ready': 'De BV werkt haar register bij, en KVK hoort wat er is veranderd.',
  'offers.shares.table': 'Aandelen per koper',
  'offers.shares.person': 'Koper',
}
