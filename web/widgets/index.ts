// One input per kind of answer, over the field catalogue: it normalises on leaving and never moves the caret.
export { FieldInput, type FieldInputProps } from './field-input.tsx'
export type { Choice, Widget, WidgetProps } from './widget.ts'
export { widgets } from './widgets.ts'
