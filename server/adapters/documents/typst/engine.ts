/** One template each. */
export const typstForms = ['template', 'invoice'] as const
export type TypstForm = (typeof typstForms)[number]

/** Sets a sheet, given as JSON, in type. One of these works in each child process. */
export type TypstEngine = {
  readonly name: 'native' | 'wasm'
  /** `form` is the template that knows what to do with it. */
  draw(sheet: string, form?: TypstForm): { readonly bytes: Uint8Array; readonly pages: number }
}

/** What an engine is made of; both get the same, so that they give the same bytes. */
export type EngineParts = { readonly templates: Readonly<Record<TypstForm, string>>; readonly fonts: readonly Buffer[] }
