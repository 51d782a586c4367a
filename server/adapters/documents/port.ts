import type { ChartDrawing } from '#domain/cases/index.ts'
import type { ComposedDocument } from '#domain/documents/index.ts'
import type { DutchDate, Locale } from '#domain/values/index.ts'
import type { TypstEngine } from './typst/engine.ts'

/** A document to put on paper. */
export type DrawRequest = {
  readonly document: ComposedDocument
  /** Not signed yet, or not paid for: every page says that it is a draft. */
  readonly draft: boolean
  /** Whose paper it is, in the header. A deed is the notary's and has no name of ours on it: null. */
  readonly brand: string | null
  /** Which one it is, at the foot of every page; not there for what nobody gets to see. */
  readonly version?: PaperVersion
  /** Who owns what, drawn at the head of one of its articles; a DOCX makes do with the words. */
  readonly drawing?: { readonly article: string; readonly chart: ChartDrawing }
  /** Signatures that were drawn by hand, each at the head of an article; a DOCX has none. */
  readonly ink?: readonly { readonly article: string; readonly strokes: InkStrokes }[]
  /** What was written on its lines to sign on; a DOCX has none. */
  readonly signed?: readonly SignedLine[]
}

/** A signature on one of the lines to sign on: drawn, or a name in letters, and what is said under it. */
export type SignedLine = {
  readonly clause: string
  readonly strokes: InkStrokes | null
  readonly written: string
  readonly notes: readonly string[]
}

/** Lines of a pen on a field of 1000 by 400. */
export type InkStrokes = readonly (readonly (readonly [x: number, y: number])[])[]

/** What a paper was made from, and when; the version of its template is known from the document. */
export type PaperVersion = {
  /** Which of those that the office sent round. */
  readonly concept?: number
  /** Which version of the answers: 1 is what was paid for. */
  readonly answers: number | null
  readonly day: DutchDate
}

/** An invoice, with every word and amount as it stands on paper. */
export type InvoiceSheet = {
  readonly language: Locale
  readonly brand: string
  readonly title: string
  /** One line each. */
  readonly seller: readonly string[]
  readonly buyer: readonly string[]
  readonly to: string
  readonly facts: readonly SheetFact[]
  readonly columns: readonly [name: string, amount: string, price: string, vat: string, total: string]
  readonly rows: readonly InvoiceLine[]
  readonly sums: readonly SheetFact[]
  readonly total: SheetFact
  readonly notes: readonly string[]
}

type SheetFact = readonly [label: string, value: string]

export type InvoiceLine = {
  readonly name: string
  /** A line under it. */
  readonly note: string | null
  readonly amount: string
  readonly price: string
  readonly vat: string
  readonly total: string
}

export type Drawn = {
  readonly bytes: Uint8Array
  /** Of the bytes, in hexadecimal: the same request always gives the same bytes. */
  readonly sha256: string
  /** Signs that our letters lack and a box stands for, each once. */
  readonly unprintable: readonly string[]
}

export type DrawnPdf = Drawn & { readonly pages: number }

/** Puts documents on paper, outside of this process: nobody here waits with their hands full. */
export type DocumentDrawer = {
  pdf(request: DrawRequest): Promise<DrawnPdf>
  docx(request: DrawRequest): Promise<Drawn>
  invoice(sheet: InvoiceSheet): Promise<Drawn>
  /** Gets ready with these, so that the first document is as quick as the next: what is alike in both is then known. */
  warm(samples: readonly DrawRequest[]): void
  close(): Promise<void>
}

/** `timeout`: took too long and was stopped. `failed`: broke down. `busy`: too much is waiting. `closed`: we are stopping. */
export class DrawingError extends Error {
  readonly code: 'timeout' | 'failed' | 'busy' | 'closed'
  constructor(code: DrawingError['code'], sentence: string) {
    super(sentence)
    this.name = 'DrawingError'
    this.code = code
  }
}

export type DocumentFormat = 'pdf' | 'docx'

/** What is to be drawn, and how. */
export type WantedDrawing =
  | { readonly format: DocumentFormat; readonly request: DrawRequest }
  | { readonly format: 'invoice'; readonly request: InvoiceSheet }

export type ToChild = { readonly id: number } & WantedDrawing

export type ToParent =
  | { readonly kind: 'ready'; readonly engine: TypstEngine['name'] }
  | { readonly kind: 'failed'; readonly id: number }
  | {
      readonly kind: 'drawn'
      readonly id: number
      readonly bytes: Uint8Array
      readonly pages: number
      readonly sha256: string
      readonly unprintable: readonly string[]
    }
