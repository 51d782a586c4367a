import type { Locale } from '../../values/index.ts'
import type { Language } from '../template.ts'
import { dutchDay, dutchFigures, dutchMoney, dutchNumber } from './dutch.ts'
import { englishCountry, englishDay, englishFigures, englishMoney, englishNumber } from './english.ts'
import { articleHeadings, placeReferences } from './numbering.ts'

/** How a language writes numbers, days and references, whatever the document is about. */
export type Writing = Omit<Language, 'options' | 'missing' | 'blanks' | 'choices' | 'phrases'>

export const writingIn: Readonly<Record<Locale, Writing>> = {
  nl: {
    locale: 'nl',
    number: dutchNumber,
    figures: dutchFigures,
    date: dutchDay,
    money: dutchMoney,
    heading: articleHeadings.nl,
    reference: placeReferences.nl,
    yes: 'ja',
    no: 'nee',
  },
  en: {
    locale: 'en',
    number: englishNumber,
    figures: englishFigures,
    date: englishDay,
    money: englishMoney,
    country: englishCountry,
    heading: articleHeadings.en,
    reference: placeReferences.en,
    yes: 'yes',
    no: 'no',
  },
}
