import type { FlowTexts } from '../texts.ts'

/** De koppen die alleen een aandelenoverdracht heeft: ze komen met die vragenlijst mee. */
export const transferSections: Pick<
  FlowTexts['sections'],
  'acquisition' | 'acquisition_paper' | 'figures' | 'price' | 'information' | 'blocking' | 'board'
> = {
  acquisition: {
    name: 'De verkoper',
    heading: 'Hoe kwam de verkoper aan de aandelen?',
    intro: 'De notaris gaat na of de aandelen echt van de verkoper zijn.',
  },
  acquisition_paper: {
    name: 'Het bewijs',
    heading: 'Waaruit blijkt dat?',
    intro: 'Pak de akte van toen erbij. De nieuwe akte verwijst ernaar.',
  },
  figures: {
    name: 'De cijfers',
    heading: 'Wie heeft er naar de cijfers gekeken?',
    intro: 'De prijs moet passen bij wat de BV waard is.',
  },
  price: {
    name: 'De prijs',
    heading: 'Wat kost het, en hoe wordt er betaald?',
    intro: 'De prijs komt in de akte, in woorden en in cijfers.',
  },
  information: {
    name: 'De verkoop',
    heading: 'Wat hebben jullie afgesproken?',
    intro: 'Of er een overeenkomst is, en vanaf wanneer de aandelen voor de koper tellen. Dit komt in de akte.',
  },
  blocking: {
    name: 'Andere aandeelhouders',
    heading: 'Mogen de aandelen naar de koper?',
    intro: 'Andere aandeelhouders mogen meestal als eerste kopen. Pak de statuten erbij.',
  },
  board: {
    name: 'Het bestuur',
    heading: 'Wie tekent er voor de BV, en wie bestuurt haar daarna?',
    intro: 'De BV erkent de overdracht in de akte. Haar bestuur moet dus ook tekenen.',
  },
}
