import type { TextsOf } from '../texts.ts'

/** Vragen over een bedrijf dat er al is, en wie er de cijfers van kent. */
export const existingBusiness: Pick<TextsOf<'main'>, 'kvk' | 'accountant' | 'free_intake'> = {
  kvk: {
    label: 'Wat is het KVK-nummer?',
    help: 'Acht cijfers. Je vindt het op je uittreksel of op een factuur.',
    inOtherWords: {
      conversion: { label: 'Wat is het KVK-nummer van je huidige bedrijf?' },
      transfer: { label: 'Wat is het KVK-nummer van de BV?' },
    },
  },
  accountant: {
    label: 'Heb je een accountant of belastingadviseur die je helpt?',
    help: 'De notaris tekent pas als een deskundige de balans en de waarde heeft bevestigd.',
    options: { yes: 'Ja', no: 'Nee', will_be_arranged_soon: 'Nog niet, maar dat regel ik snel' },
  },
  free_intake: {
    label: 'Wil je een gratis gesprek met een belastingadviseur?',
    help: 'Je zit nergens aan vast.',
  },
}
