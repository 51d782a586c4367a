import { AlignmentType, type ILevelsOptions, LevelFormat, LevelSuffix } from 'docx'
import type { Sheet } from '../sheet.ts'
import { indents, twips } from './styles.ts'

type MakeLevel = (level: number, left: number) => ILevelsOptions

const listLevel =
  (format: (typeof LevelFormat)[keyof typeof LevelFormat], sign: number): MakeLevel =>
  (level, left) => ({
    level,
    format,
    text: `%${sign}.`,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: twips(left), hanging: twips(indents.mark) } } },
  })

const decimal = (sign: number) => listLevel(LevelFormat.DECIMAL, sign)
const letter = (sign: number) => listLevel(LevelFormat.LOWER_LETTER, sign)

/** "Artikel 3. " says how articles are numbered: "Artikel %1.". */
function patternOf({ parts }: Sheet): string {
  const [first] = parts.flatMap(({ articles }) => articles).filter(({ number }) => number !== null)
  const text = first?.before.trim() ?? ''
  // A percent sign would be read as the number of some level.
  return text.replaceAll('%', '').replace(String(first?.number ?? ''), '%1')
}

/** One list for articles, their paragraphs and their items, which counts by itself; and two for outside the articles. */
export const numberingOf = (sheet: Sheet) => ({
  config: [
    {
      reference: 'articles',
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: patternOf(sheet),
          alignment: AlignmentType.LEFT,
          suffix: LevelSuffix.SPACE,
          style: { paragraph: { indent: { left: 0, hanging: 0 } } },
        },
        decimal(2)(1, indents.mark),
        letter(3)(2, indents.text),
      ],
    },
    { reference: 'points', levels: [decimal(1)(0, indents.mark)] },
    { reference: 'items', levels: [letter(1)(0, indents.text)] },
  ],
})

type NumberPlace = { readonly reference: string; readonly level: number; readonly instance: number }

/** Tells where in the lists each clause stands, as the document is gone through. */
export function createCounter() {
  let articles = 0
  let instances = 0
  let inArticle = false
  return {
    /** A heading; only articles that count in a row get their number from the list. */
    article(number: number | null, before: string): number | null {
      inArticle = number !== null && before !== '' && number === articles + 1
      instances += 1
      if (inArticle) articles += 1
      return inArticle ? articles : null
    },
    /** A new run of items or points begins to count anew. */
    group(form: 'numbered' | 'points' | 'items', goesOn: boolean): NumberPlace {
      if (form === 'items' && !inArticle && !goesOn) instances += 1
      if (form === 'numbered') return { reference: 'articles', level: 1, instance: 0 }
      if (form === 'items' && inArticle) return { reference: 'articles', level: 2, instance: 0 }
      return { reference: form, level: 0, instance: instances }
    },
  }
}
