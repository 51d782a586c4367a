import type { FlowTexts } from '../texts.ts'

/** De koppen die alleen een aandelenoverdracht heeft: ze komen met die vragenlijst mee. */
export const transferSections: Pick<FlowTexts['sections'], 'acquisition' | 'figures' | 'information'> = {
  acquisition: {
    name: 'De verkoper',
    heading: 'Hoe kwam de verkoper aan de aandelen?',
    intro: 'De notaris gaat na of de aandelen echt van de verkoper zijn.',
  },
  figures: {
    name: 'De cijfers',
    heading: 'Wie heeft er naar de cijfers gekeken?',
    intro: 'De prijs moet passen bij wat de BV waard is.',
  },
  information: {
    name: 'De verkoop',
    heading: 'Wat hebben jullie afgesproken?',
    intro: 'Voor hoeveel er wordt verkocht, en vanaf wanneer. Dit komt in de akte.',
  },
}
