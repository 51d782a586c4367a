import type { ComponentType, ReactNode } from 'react'
import type { CheckContext, Field } from '#domain/fields/index.ts'
import type { Messages } from '#domain/messages/index.ts'
import type { FieldFrameTexts } from '#web/ui/field.tsx'

/** One thing that can be chosen, where the catalogue alone does not know it: a person, a notary, an option with a price. */
export type Choice = {
  readonly value: string
  readonly label: string
  readonly description?: ReactNode
  readonly aside?: ReactNode
  readonly aliases?: readonly string[]
  readonly priority?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Why it cannot be chosen, where it stands in a list. */
  readonly note?: string | undefined
}

export type WidgetProps = {
  readonly field: Field
  /** The control's own, so that an error summary can lead to it. */
  readonly id: string
  /** The answer, or what was typed and is not understood yet; null when open. */
  readonly value: unknown
  /** At every change, as it was typed; the caret stays where it is. */
  readonly onChange: (value: unknown) => void
  /** The field was left: the value as it is kept. */
  readonly onLeave?: ((value: unknown) => void) | undefined
  /** Label, help, why, error, "not required". */
  readonly texts: FieldFrameTexts
  readonly messages: Messages
  /** Today and the answers around it: what may be chosen depends on them. */
  readonly context: CheckContext
  readonly choices?: readonly Choice[] | undefined
  readonly disabled?: boolean | undefined
}

export type Widget = ComponentType<WidgetProps>
