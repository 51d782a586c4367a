import type { Instead } from '../texts.ts'

/** Wat de schermen van een stichting anders zeggen. */
export const foundation: Instead = {
  'offers.company': '{name}',
  'later_steps.people.label': 'Bestuursleden',
  'later_steps.people.heading': 'Wie komen er in het bestuur?',
  'later_steps.people.intro':
    'Zij richten de stichting op en vormen het eerste bestuur. Vul van iedereen de gegevens in zoals ze op het identiteitsbewijs staan.',
  'questionnaire.people.unnamed.p1': 'Jij',
  'questionnaire.people.unnamed.p2': 'Bestuurslid 2',
  'questionnaire.people.unnamed.p3': 'Bestuurslid 3',
  'questionnaire.people.unnamed.p4': 'Bestuurslid 4',
  'later_steps.people.full': 'Meer dan vier bestuursleden? Dat kan, maar niet online.',
  'offers.documents.deed.about': 'Hierin staan de statuten: de regels van de stichting. De notaris tekent die.',
  'offers.documents.declaration.about': 'Wat de notaris van elk bestuurslid moet weten.',
  'offers.preview.steps.sign': 'De notaris tekent de akte en schrijft de stichting in bij KVK.',
  'offers.preview.steps.ready': 'Je krijgt het KVK-nummer. De stichting bestaat.',
}
