import type { Language } from '../../template.ts'
import { englishDay, englishFigures, englishMoney, englishNumber } from '../../words/english.ts'
import { blanks, missing, options, phrases } from './vocabulary.ts'

export const english: Language = {
  locale: 'en',
  number: englishNumber,
  figures: englishFigures,
  date: englishDay,
  money: englishMoney,
  heading: (number) => `Article ${number}. `,
  reference: (article, paragraph) => (paragraph ? `article ${article} paragraph ${paragraph}` : `article ${article}`),
  yes: 'yes',
  no: 'no',
  options,
  missing,
  blanks,
  phrases,
}
