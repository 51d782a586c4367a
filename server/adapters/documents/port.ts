import type { ComposedDocument } from '#domain/documents/index.ts'

/** A document to put on paper. */
export type DrawRequest = {
  readonly document: ComposedDocument
  /** Not paid for yet: every page says that it is a draft. */
  readonly draft: boolean
  /** Who made it, in the header. */
  readonly brand: string
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
export type Drawer = {
  pdf(request: DrawRequest): Promise<DrawnPdf>
  docx(request: DrawRequest): Promise<Drawn>
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
