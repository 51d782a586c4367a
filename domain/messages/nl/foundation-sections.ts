import type { FlowTexts } from '../texts.ts'

/** De koppen die alleen een stichting heeft: ze komen met die vragenlijst mee. */
export const foundationSections: Pick<FlowTexts['sections'], 'goal' | 'manage'> = {
  goal: {
    name: 'Doel',
    heading: 'Waar is de stichting voor?',
    intro: 'Het doel staat in de statuten. Schrijf het zo op dat iedereen het begrijpt.',
  },
  manage: {
    name: 'Bestuur',
    heading: 'Hoe werkt het bestuur?',
    intro: 'Een stichting bij ons heeft drie of vier bestuursleden. Wie dat zijn, vul je in de volgende stap in.',
  },
}
