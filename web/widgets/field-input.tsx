import { Asked, type FieldInputProps } from './asked.tsx'
import { widgets } from './widgets.ts'

/** A question of the catalogue, ready to be answered. */
export const FieldInput = (props: FieldInputProps) => <Asked {...props} widget={widgets[props.field.kind]} />
