import type { Instead } from '../texts.ts'

/** Wat de schermen van een holding anders zeggen. */
export const holding: Instead = {
  'later_steps.people.heading': 'Nu over jou',
  'later_steps.people.intro':
    'Een persoonlijke holding heeft één aandeelhouder: jij. Vul je gegevens in zoals ze op je identiteitsbewijs staan.',
  'questionnaire.people.unnamed.p1': 'Jij',
  'offers.dga.norm_about':
    'Dat geldt als je minstens 5% van de aandelen hebt en voor je holding of de BV’s eronder werkt. Lager mag soms, als je het goed kunt uitleggen aan de Belastingdienst.',
  'offers.documents.deed.about': 'Hierin staan de statuten: de regels van je holding. De notaris tekent die.',
  'offers.preview.steps.sign': 'De notaris tekent de akte en schrijft je holding in bij KVK.',
  'offers.preview.steps.ready': 'Je krijgt het KVK-nummer. Je holding bestaat.',
}
