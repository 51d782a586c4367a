import type { RichText } from './rich-text.ts'

/** What is filled in for a block: from this the form is made, the check, and the type that its drawing takes. */
export type ContentField =
  | { readonly kind: 'text'; readonly max: number; readonly optional?: true; readonly shared?: true }
  | { readonly kind: 'long_text'; readonly max: number; readonly optional?: true }
  | { readonly kind: 'rich_text'; readonly optional?: true }
  /** A place of ours, or a page elsewhere. */
  | { readonly kind: 'address'; readonly optional?: true }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly optional?: true; readonly shared?: true }
  | { readonly kind: 'yes_no' }
  | { readonly kind: 'picture'; readonly optional?: true }
  | { readonly kind: 'blocks'; readonly of: readonly string[]; readonly most: number; readonly least?: number }
  | { readonly kind: 'block'; readonly of: string }

export type ContentFields = Readonly<Record<string, ContentField>>

/** A picture of our own, by the name it was given when it came in, and what it shows for who cannot see it. */
export type Picture = { readonly file: string; readonly alt: string }

/** Whether each language has its own: words do; a switch, or a choice that says so, is the same in both. */
export function isTranslated(field: ContentField): boolean {
  switch (field.kind) {
    case 'text':
    case 'choice':
      return field.shared !== true
    case 'long_text':
    case 'rich_text':
    case 'address':
    case 'picture':
      return true
    default:
      return false
  }
}

/** The name under which the English of a field is kept, as content systems do it. */
export const englishOf = (key: string): string => `${key}__i18n__en`

type FilledField<Field extends ContentField> = Field extends { kind: 'text' | 'long_text' | 'address' }
  ? string
  : Field extends { kind: 'rich_text' }
    ? RichText
    : Field extends { kind: 'choice'; options: readonly (infer Option)[] }
      ? Option
      : Field extends { kind: 'yes_no' }
        ? boolean
        : Field extends { kind: 'picture' }
          ? Picture
          : never

/** What one block says in one language; inner blocks are given their own type by `blocks.ts`. */
export type FilledFields<Fields extends ContentFields> = {
  readonly [Key in keyof Fields as Fields[Key] extends { kind: 'blocks' | 'block' }
    ? never
    : Key]: Fields[Key] extends { optional: true } ? FilledField<Fields[Key]> | null : FilledField<Fields[Key]>
}
