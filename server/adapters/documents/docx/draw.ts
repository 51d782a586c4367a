import { Document, type FileChild, HeadingLevel, Paragraph } from 'docx'
import type { Locale } from '#domain/values/index.ts'
import type { Above, Group, Piece, Sheet, SheetPart } from '../sheet.ts'
import { footersOf, headersOf } from './around.ts'
import { pairTable, paragraphsOf, sideBySide, signatureTable, wideText } from './blocks.ts'
import { type Column, createCounter, numberingOf } from './numbering.ts'
import { pack } from './pack.ts'
import { stylesFor, twips } from './styles.ts'
import { runsOf } from './text.ts'

const oneColumn = { width: 154, left: 30, right: 26 }
const twoColumns = { width: wideText, left: 22, right: 22 }

/** A sheet as a document for word processors, with styles and lists that count by themselves. */
export async function drawDocx(sheet: Sheet): Promise<Uint8Array> {
  const { width, left, right } = sheet.two_columns ? twoColumns : oneColumn
  const [language = 'nl'] = sheet.languages
  const document = new Document({
    title: sheet.around.title,
    creator: sheet.around.brand,
    styles: stylesFor(language, sheet.two_columns),
    numbering: numberingOf(sheet),
    hyphenation: { autoHyphenation: true, consecutiveHyphenLimit: 2 },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: twips(210), height: twips(297) },
            margin: {
              top: twips(32),
              bottom: twips(28),
              left: twips(left),
              right: twips(right),
              header: twips(18),
              footer: twips(14),
            },
          },
        },
        headers: headersOf(sheet.around, width),
        footers: footersOf(sheet.around, width),
        children: bodyOf(sheet, language),
      },
    ],
  })
  return pack(document, sheet.around)
}

function bodyOf(sheet: Sheet, language: Locale): FileChild[] {
  const translation = sheet.languages[1]
  const counter = createCounter()
  const half = wideText / 2

  const headings = (
    over: Above,
    heading: (column: Column, pieces: readonly Piece[], language: Locale) => Paragraph,
  ) => {
    if (over.title.length === 0 && over.beside.length === 0) return []
    const own = heading('title', over.title, language)
    if (!translation) return [own]
    return [sideBySide([[[own], [heading('beside', over.beside, translation)]]], [half, half], true)]
  }

  const drawn = (group: Group): FileChild[] => {
    if (group.form === 'signatures') {
      return [signatureTable(group, sheet.languages, sheet.two_columns ? wideText : undefined)]
    }
    if (!translation && group.form === 'pairs') return [pairTable(group, language)]
    // Beside a translation a name with its value is a line like any other.
    const lines: Group = group.form === 'pairs' ? { ...group, form: 'paragraphs' } : group
    const own = paragraphsOf(lines, 'title', language, counter)
    if (!translation) return lines.rows.map(own)
    const other = paragraphsOf(lines, 'beside', translation, counter)
    return [
      sideBySide(
        lines.rows.map((row) => [[own(row)], [other(row)]]),
        [half, half],
        true,
      ),
    ]
  }

  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: runsOf(sheet.title, language) }),
    ...(translation ? [new Paragraph({ style: 'Subtitle', children: runsOf(sheet.beside, translation) })] : []),
    ...sheet.parts.flatMap((part, place) => [
      // A part without a heading of its own begins its page with an empty line.
      ...(startsPage(part, place) && part.title.length === 0 ? [new Paragraph({ pageBreakBefore: true })] : []),
      ...headings(
        part,
        (_, pieces, lang) =>
          new Paragraph({
            heading: HeadingLevel.HEADING_1,
            pageBreakBefore: startsPage(part, place),
            children: runsOf(pieces, lang),
          }),
      ),
      ...part.articles.flatMap((article) => {
        const counted = counter.article(article.number, article.before.title) !== null
        const named = {
          title: titled(article.before.title, article.title),
          beside: titled(article.before.beside, article.beside),
        }
        const over: Above = counted ? article : named
        return [
          ...(counted || over.title.length > 0
            ? headings(
                over.title.length > 0 ? over : { title: [['words', '']], beside: over.beside },
                (column, pieces, lang) =>
                  new Paragraph({
                    heading: HeadingLevel.HEADING_2,
                    children: runsOf(pieces, lang),
                    ...(counted && { numbering: { reference: `articles-${column}`, level: 0 } }),
                  }),
              )
            : []),
          ...article.groups.flatMap(drawn),
        ]
      }),
    ]),
  ]
}

/** The first one stands under the title. */
const startsPage = ({ new_page }: SheetPart, place: number) => new_page && place > 0

const titled = (before: string, title: readonly Piece[]): readonly Piece[] =>
  before === '' ? title : [['words', before], ...title]
