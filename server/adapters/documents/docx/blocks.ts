import {
  AlignmentType,
  BorderStyle,
  HighlightColor,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Locale } from '#domain/values/index.ts'
import type { SheetGroup, SheetPiece, SheetRow, SheetText } from '../sheet.ts'
import type { createCounter } from './numbering.ts'
import { spellings, twips } from './styles.ts'

const blankShade = { type: ShadingType.CLEAR, color: 'auto', fill: 'DFE9F5' } as const

/** Still to be answered in yellow, left to the notary in bold on blue; both between brackets, for a printer without colours. */
export const runsOf = (pieces: readonly SheetPiece[], language: Locale): TextRun[] =>
  pieces.map(([kind, text]) => {
    const lang = { language: { value: spellings[language] } }
    if (kind === 'gap') return new TextRun({ ...lang, text: `[${text}]`, highlight: HighlightColor.YELLOW })
    if (kind === 'blank') return new TextRun({ ...lang, text: `[${text}]`, bold: true, shading: blankShade })
    return new TextRun({ ...lang, text })
  })

export const saidRuns = ({ label, pieces }: SheetText, language: Locale): TextRun[] =>
  runsOf(label === null ? pieces : [['words', `${label}: `], ...pieces], language)

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const noBorders = { top: none, bottom: none, left: none, right: none }
const noLines = { ...noBorders, insideHorizontal: none, insideVertical: none }
/** Of the text, in millimetres. */
export const textWidth = 154

/** A table that nobody sees: it only holds what stands side by side. */
const sideBySide = (rows: readonly (readonly Paragraph[][])[], widths: readonly number[], together = false): Table =>
  new Table({
    width: { size: twips(widths.reduce((sum, width) => sum + width, 0)), type: WidthType.DXA },
    columnWidths: widths.map(twips),
    borders: noLines,
    rows: rows.map(
      (cells) =>
        new TableRow({
          cantSplit: together,
          children: cells.map(
            (children, index) =>
              new TableCell({
                children,
                borders: noBorders,
                width: { size: twips(widths[index] ?? 0), type: WidthType.DXA },
                margins: { left: index === 0 ? 0 : twips(4), right: index === cells.length - 1 ? 0 : twips(4) },
              }),
          ),
        }),
    ),
  })

const styles = {
  paragraphs: 'Clause',
  numbered: 'NumberedClause',
  points: 'NumberedClause',
  items: 'ItemClause',
} as const

type Numberer = ReturnType<typeof createCounter>

/** The clauses of a group, each as one paragraph. */
export function paragraphsOf(group: SheetGroup, language: Locale, numberer: Numberer): (row: SheetRow) => Paragraph {
  const { form, keep, goes_on } = group
  if (form === 'pairs' || form === 'signatures') throw new Error(`A clause cannot be drawn as ${form} here.`)
  const place = form === 'paragraphs' ? undefined : numberer.group(form, goes_on)
  const options: IParagraphOptions = { style: styles[form], keepNext: keep, ...(place && { numbering: place }) }
  return (row) => new Paragraph({ ...options, children: saidRuns(row, language) })
}

export const pairTable = ({ rows, keep }: SheetGroup, language: Locale): Table =>
  sideBySide(
    rows.map(({ label, pieces }) => [
      [pairCell([['words', `${label ?? ''}:`]], language, keep)],
      [pairCell(pieces, language, keep)],
    ]),
    [50, textWidth - 50],
  )

const pairCell = (pieces: SheetRow['pieces'], language: Locale, keepNext: boolean) =>
  new Paragraph({ style: 'Clause', alignment: AlignmentType.LEFT, keepNext, children: runsOf(pieces, language) })

/** Two beside each other, each with a line to sign on; none of them alone on a page. */
export function signatureTable({ rows }: SheetGroup, language: Locale): Table {
  const pairs = Array.from({ length: Math.ceil(rows.length / 2) }, (_, index) => rows.slice(index * 2, index * 2 + 2))
  return sideBySide(
    pairs.map((pair, index) =>
      [0, 1].map((place) => {
        const row = pair[place]
        return row ? signature(row, language, index < pairs.length - 1) : [new Paragraph({})]
      }),
    ),
    [textWidth / 2, textWidth / 2],
    true,
  )
}

function signature(row: SheetRow, language: Locale, keepNext: boolean): Paragraph[] {
  const left = { style: 'Clause', alignment: AlignmentType.LEFT, keepNext: true } as const
  return [
    new Paragraph({ ...left, spacing: { before: 240 }, children: runsOf(row.pieces, language) }),
    new Paragraph({
      ...left,
      keepNext,
      spacing: { before: twips(16), after: twips(8) },
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '404040' } },
    }),
  ]
}
