import type { SectionText } from '../texts.ts'

/** The heading that only a holding has: it comes with that flow. */
export const subsidiarySection: SectionText = {
  name: 'Your BV',
  heading: 'Do you already have a BV?',
  intro: 'Many holdings are placed above a BV that is already there.',
}
