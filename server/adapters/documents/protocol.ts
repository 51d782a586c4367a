import type { DrawRequest } from './port.ts'
import type { Engine } from './typst/engine.ts'

export type Format = 'pdf' | 'docx'

/** One document to draw. */
export type ToChild = { readonly id: number; readonly format: Format; readonly request: DrawRequest }

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
