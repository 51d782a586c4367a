import type { FieldKind } from '#domain/fields/index.ts'
import { type FieldInputProps, QuestionWithWords } from './asked.tsx'
import { firstWidgets } from './first-widgets.ts'
import { laterWidgets } from './later-widgets.ts'
import type { Widget } from './widget.ts'

/** A question of the catalogue, ready to be answered. */
export const FieldInput = (props: FieldInputProps) => (
  <QuestionWithWords {...props} widget={widgets[props.field.kind]} />
)

/** One input per kind of answer; a new kind does not compile until it has one. */
const widgets: Readonly<Record<FieldKind, Widget>> = { ...firstWidgets, ...laterWidgets }
