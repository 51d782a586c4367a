import { HighlightColor, TextRun } from 'docx'
import type { Locale } from '#domain/values/index.ts'
import type { Piece, Said } from '../sheet.ts'
import { spellings } from './styles.ts'

/** Still to be answered in yellow, left to the notary in italics; both between brackets. */
export const runsOf = (pieces: readonly Piece[], language: Locale): TextRun[] =>
  pieces.map(([kind, text]) => {
    const lang = { language: { value: spellings[language] } }
    if (kind === 'gap') return new TextRun({ ...lang, text: `[${text}]`, highlight: HighlightColor.YELLOW })
    if (kind === 'blank') return new TextRun({ ...lang, text: `[${text}]`, italics: true, color: '555555' })
    return new TextRun({ ...lang, text })
  })

export const saidRuns = ({ label, pieces }: Said, language: Locale): TextRun[] =>
  runsOf(label === null ? pieces : [['words', `${label}: `], ...pieces], language)
