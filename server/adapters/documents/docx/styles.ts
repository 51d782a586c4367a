import { AlignmentType, convertMillimetersToTwip, type IStylesOptions } from 'docx'
import type { Locale } from '#domain/values/index.ts'

/** Every machine with a word processor has it, so the pages fall as we drew them. */
export const font = 'Times New Roman'

export const spellings: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB' }

/** In millimetres, from the edge of the text. */
export const indents = { mark: 8, text: 16 }

export const twips = convertMillimetersToTwip

const points = (size: number) => size * 2
const space = (before: number, after: number) => ({ before: before * 20, after: after * 20 })

const heading = (id: string, name: string, size: number, [before, after]: readonly [number, number]) => ({
  id,
  name,
  basedOn: 'Normal',
  next: 'Clause',
  quickFormat: true,
  run: { bold: true, size: points(size), color: '000000' },
  paragraph: { spacing: space(before, after), keepNext: true, keepLines: true },
})

const clause = (id: string, name: string, left: number) => ({
  id,
  name,
  basedOn: 'Normal',
  quickFormat: true,
  paragraph: { indent: { left: twips(left) } },
})

/** The styles that a notary can change in one place. */
export const stylesFor = (language: Locale): IStylesOptions => ({
  default: {
    document: {
      run: { font, size: points(11), language: { value: spellings[language] } },
      paragraph: {
        alignment: AlignmentType.BOTH,
        spacing: { ...space(0, 5), line: 269 },
      },
    },
  },
  paragraphStyles: [
    {
      id: 'Title',
      name: 'Title',
      basedOn: 'Normal',
      next: 'Clause',
      quickFormat: true,
      run: { bold: true, size: points(17) },
      paragraph: { alignment: AlignmentType.LEFT, spacing: space(0, 18), keepNext: true },
    },
    heading('Heading1', 'heading 1', 13.5, [22, 9]),
    heading('Heading2', 'heading 2', 11, [15, 5]),
    clause('Clause', 'Clause', 0),
    clause('NumberedClause', 'Numbered clause', indents.mark),
    clause('ItemClause', 'Item clause', indents.text),
    {
      id: 'AroundText',
      name: 'Around text',
      basedOn: 'Normal',
      run: { size: points(8.5), color: '696969' },
      paragraph: { alignment: AlignmentType.LEFT, spacing: space(0, 0) },
    },
  ],
})
