import { useId } from 'react'
import type { Wording } from '#domain/blueprint/index.ts'
import type { Issue } from '#domain/issues/index.ts'
import { fieldText, issueText } from '#domain/messages/index.ts'
import type { SpokenOf } from '#domain/shareholders/index.ts'
import { useSay } from '#web/i18n/index.ts'
import type { Widget, WidgetProps } from './widget.ts'

export type FieldInputProps = Omit<WidgetProps, 'id' | 'texts'> & {
  readonly id?: string | undefined
  /** What is wrong with it; the first is shown. */
  readonly issues?: readonly Issue[] | undefined
  readonly required: boolean
  /** What stands above says that it may stay open. */
  readonly unmarked?: boolean | undefined
  /** The words of the product that asks. */
  readonly wording?: Wording | undefined
  /** Whom it is about, where it is about somebody. */
  readonly about?: SpokenOf | null | undefined
  /** What sort of thing it is asked of, where the help depends on that. */
  readonly sorts?: readonly string[] | undefined
}

/** A question of the catalogue with its own words around its input. */
export function QuestionWithWords({
  id,
  issues = [],
  required,
  unmarked = false,
  wording,
  about,
  sorts,
  widget: Widget,
  ...rest
}: FieldInputProps & { widget: Widget }) {
  const own = useId()
  const say = useSay()
  const { field, messages } = rest
  const { label, help, why } = fieldText(messages, field, wording, about, sorts)
  const [issue] = issues
  return (
    <Widget
      {...rest}
      id={id ?? own}
      texts={{
        label,
        hint: help,
        why: why === undefined ? undefined : { question: say('widgets.why'), answer: why },
        error: issue && issueText(messages, field, issue),
        // A box that may stay open says so by itself.
        optional: required || unmarked || field.kind === 'checkbox' ? undefined : say('widgets.optional'),
        required,
      }}
    />
  )
}
