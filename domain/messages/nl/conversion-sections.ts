import type { FlowTexts } from '../texts.ts'

/** De koppen die alleen een omzetting heeft: ze komen met die vragenlijst mee. */
export const conversionSections: Pick<FlowTexts['sections'], 'business' | 'method' | 'terms'> = {
  business: {
    name: 'Je bedrijf nu',
    heading: 'Welk bedrijf zet je om?',
    intro: 'Eerst het bedrijf dat je nu hebt. Houd je KVK-uittreksel bij de hand.',
  },
  terms: {
    name: 'Afspraken',
    heading: 'Wat spreek je met de BV af?',
    intro: 'Dit komt in de stukken waarmee je bedrijf overgaat.',
  },
  method: {
    name: 'Manier',
    heading: 'Op welke manier wil je omzetten?',
    intro: 'Iedere manier heeft eigen gevolgen: voor de belasting, en voor hoe lang het duurt.',
  },
}
