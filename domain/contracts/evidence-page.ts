import { type Article, type ComposedDocument, cleanText } from '../documents/index.ts'
import { dateInAmsterdam, type Locale, minutesInAmsterdam } from '../values/index.ts'
import { type EvidenceWords, evidenceWords } from './evidence-words.ts'

/** How somebody signed, as far as it proves something. */
export interface SignatureEvidence {
  /** As they were asked, and as they wrote it. */
  readonly name: string
  readonly written: string
  /** For whom they signed, where that was not themselves. */
  readonly company: string | null
  readonly kind: 'typed' | 'drawn'
  readonly at: Date
  readonly ip: string
  readonly device: string | null
  /** To which address a code was mailed, as far as anybody may read it, and when it was typed. */
  readonly code_to: string
  readonly code_at: Date
}

type SignedText = {
  readonly locale: Locale
  readonly text_sha256: string
  /** Where anybody checks the file. */
  readonly check_at: string
  readonly signatures: readonly SignatureEvidence[]
}

const longest = 400
const two = (number: number): string => String(number).padStart(2, '0')

/** On the clock of Amsterdam and on that of everybody. */
const momentText = (moment: Date): string => {
  const minutes = minutesInAmsterdam(moment)
  const here = `${dateInAmsterdam(moment)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return `${here} (Amsterdam), ${moment.toISOString().slice(0, 19)}Z (UTC)`
}

const articleOf = (
  id: string,
  title: string,
  pairs: readonly (readonly [string, string])[],
  more: readonly string[] = [],
) =>
  ({
    ...{ id, number: null, plain: null, because: [] },
    title: [{ kind: 'text', text: cleanText(title, longest) }],
    clauses: [
      ...pairs.map(([label, text], place) => ({
        ...{ id: `${id}.${place + 1}`, form: 'pair' as const, mark: null, because: [], label },
        runs: [{ kind: 'text' as const, text: cleanText(text, longest) }],
      })),
      ...more.map((text, place) => ({
        ...{
          id: `${id}.${pairs.length + place + 1}`,
          form: 'paragraph' as const,
          mark: null,
          because: [],
          label: null,
        },
        runs: [{ kind: 'text' as const, text }],
      })),
    ],
  }) satisfies Article

const signerTitle = ({ name, company }: SignatureEvidence, words: EvidenceWords): string =>
  company === null ? name : words.represented({ company, name })

/** The article of the evidence in which the signature of somebody stands. */
export const evidenceArticle = (place: number): string => `evidence.signer${place + 1}`

/** The text that was signed, as it was, with a page behind it that says who signed it, when, from where and how that is known. */
export function withEvidence(
  document: ComposedDocument,
  { locale, text_sha256, check_at, signatures }: SignedText,
): ComposedDocument {
  const words = evidenceWords[locale]
  const last = new Date(Math.max(...signatures.map(({ at }) => at.getTime())))
  const about = articleOf(
    'evidence.about',
    words.about,
    [
      [words.document, document.title.map(({ text }) => text).join('')],
      [words.hash, text_sha256],
      [words.completed, momentText(last)],
      [words.kind, words.simple],
    ],
    [words.check, words.checkAt({ address: check_at })],
  )
  const people = signatures.map((one, place) =>
    articleOf(evidenceArticle(place), signerTitle(one, words), [
      [words.signed, momentText(one.at)],
      ...(one.kind === 'typed'
        ? [[words.typed, one.written] as const]
        : [[words.name, one.written] as const, [words.drawn, words.drawnNote] as const]),
      [words.from, one.ip],
      [words.device, one.device ?? words.unknown],
      [words.identity, words.code({ to: one.code_to, at: momentText(one.code_at) })],
    ]),
  )
  const page = { id: 'evidence', new_page: true, because: [], articles: [about, ...people] }
  return { ...document, parts: [...document.parts, { ...page, title: [{ kind: 'text', text: words.title }] }] }
}
