import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldGroup } from '#web/ui/field.tsx'
import { choicesOf } from './choices-of.ts'
import { leaveField } from './shown.ts'
import type { WidgetProps } from './widget.ts'

/** One box: its question is the sentence beside it. */
export function CheckboxWidget(props: WidgetProps) {
  const { field, id, texts, value, onChange, disabled } = props
  return (
    <Checkbox
      id={id}
      name={field.key}
      checked={value === true}
      onChange={onChange}
      onLeave={() => leaveField(props)}
      hint={texts.hint}
      error={texts.error}
      required={texts.required}
      disabled={disabled}
    >
      {texts.label}
    </Checkbox>
  )
}

/** Any number of a few. */
export function TicksWidget(props: WidgetProps) {
  const { id, texts, value, onChange, disabled } = props
  const ticked: readonly string[] = Array.isArray(value) ? value.map(String) : []
  const options = choicesOf(props)
  const tick = (one: string, on: boolean) => {
    const left = ticked.filter((other) => other !== one)
    onChange(on ? options.map((option) => option.value).filter((v) => v === one || left.includes(v)) : left)
  }
  return (
    <FieldGroup {...texts} id={id}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          checked={ticked.includes(option.value)}
          onChange={(on) => tick(option.value, on)}
          onLeave={() => leaveField(props)}
          hint={option.description}
          disabled={disabled || option.disabled}
        >
          {option.label}
        </Checkbox>
      ))}
    </FieldGroup>
  )
}
