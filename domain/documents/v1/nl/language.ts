import type { Language } from '../../template.ts'
import { dutchDay, dutchFigures, dutchMoney, dutchNumber } from '../../words/dutch.ts'
import { blanks, missing, options, phrases } from './vocabulary.ts'

export const dutch: Language = {
  locale: 'nl',
  number: dutchNumber,
  figures: dutchFigures,
  date: dutchDay,
  money: dutchMoney,
  heading: (number) => `Artikel ${number}. `,
  reference: (article, paragraph) => (paragraph ? `artikel ${article} lid ${paragraph}` : `artikel ${article}`),
  yes: 'ja',
  no: 'nee',
  options,
  missing,
  blanks,
  phrases,
}
