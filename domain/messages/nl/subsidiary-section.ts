import type { SectionText } from '../texts.ts'

/** De kop die alleen een holding heeft: die komt met die vragenlijst mee. */
export const subsidiarySection: SectionText = {
  name: 'Je BV',
  heading: 'Heb je al een BV?',
  intro: 'Veel holdings komen boven een BV die er al is.',
}
