/** Sets a sheet, given as JSON, in type. One of these works in each child process. */
export type Engine = {
  readonly name: 'native' | 'wasm'
  draw(sheet: string): { readonly bytes: Uint8Array; readonly pages: number }
}

/** What an engine is made of; both get the same, so that they give the same bytes. */
export type EngineParts = { readonly template: string; readonly fonts: readonly Buffer[] }
