/** What a scanner makes of a file. The signature is the scanner's own name for what it found. */
export type Verdict = { readonly infected: false } | { readonly infected: true; readonly signature: string }

/** Looks for viruses in a file. Without a verdict it throws a ScannerError: then nobody knows, and nothing may be kept. */
export type Scanner = {
  scan(bytes: Uint8Array): Promise<Verdict>
}

/**
 * `unreachable`: nobody there, or gone half-way. `slow`: no verdict in time. `too_large`: it takes less than we do.
 * `failed`: it says that it could not look. `garbled`: what it said is no answer.
 */
export class ScannerError extends Error {
  readonly code: 'unreachable' | 'slow' | 'too_large' | 'failed' | 'garbled'
  constructor(code: ScannerError['code'], sentence: string) {
    super(sentence)
    this.name = 'ScannerError'
    this.code = code
  }
}
