import type { DrawRequest, InvoiceSheet } from './port.ts'
import type { Engine } from './typst/engine.ts'

export type Format = 'pdf' | 'docx'

/** What is to be drawn, and how. */
export type Wanted =
  | { readonly format: Format; readonly request: DrawRequest }
  | { readonly format: 'invoice'; readonly request: InvoiceSheet }

export type ToChild = { readonly id: number } & Wanted

export type ToParent =
  | { readonly kind: 'ready'; readonly engine: Engine['name'] }
  | { readonly kind: 'failed'; readonly id: number }
  | {
      readonly kind: 'drawn'
      readonly id: number
      readonly bytes: Uint8Array
      readonly pages: number
      readonly sha256: string
      readonly unprintable: readonly string[]
    }
