import { type FieldKind, maxLengthOf } from '#domain/fields/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput, NumberInput } from '#web/ui/number-input.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput, type TextInputProps } from '#web/ui/text-input.tsx'
import { leaveField, shownEuros, shownText } from './shown.ts'
import type { WidgetProps } from './widget.ts'

type InputShape = Pick<TextInputProps, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'width'>

const code: InputShape = { autoCapitalize: 'characters', spellCheck: false, width: 'medium' }
const digits: InputShape = { inputMode: 'numeric', spellCheck: false, width: 'medium' }
const shapes: Partial<Record<FieldKind, InputShape>> = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  url: { type: 'text', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  postal_code: { ...code, width: 'short' },
  document_number: code,
  vat_number: code,
  bsn: digits,
  kvk: digits,
}

/** Room to paste a value with its spaces and dashes; the rule about the length speaks after it was tidied. */
const room = (length: number | undefined) => (length === undefined ? undefined : length + 20)

/** What every box to type in is given. */
export const typing = (props: WidgetProps) => ({
  name: props.field.key,
  value: shownText(props.value),
  onChange: props.onChange,
  onLeave: () => leaveField(props),
  disabled: props.disabled,
})

/** Every answer of one line. */
export function TextWidget(props: WidgetProps) {
  const { field, id, texts, context } = props
  const say = useSay()
  // A foundation has its legal form in its name already.
  const suffixed = field.style === 'company_name' && context.legalForm !== 'foundation'
  const shape = shapes[field.kind] ?? {}
  const names = field.style === 'first_name' || field.style === 'surname' || field.style === 'place'
  return (
    <Field {...texts} id={id}>
      {(wiring) => (
        <TextInput
          {...wiring}
          {...typing(props)}
          {...shape}
          inputMode={field.inputMode ?? shape.inputMode}
          autoCapitalize={names ? 'words' : shape.autoCapitalize}
          autoComplete={field.autocomplete ?? 'off'}
          maxLength={room(maxLengthOf(field))}
          after={suffixed ? say('widgets.company.suffix') : undefined}
        />
      )}
    </Field>
  )
}

export function LongTextWidget(props: WidgetProps) {
  return (
    <Field {...props.texts} id={props.id}>
      {(wiring) => <TextArea {...wiring} {...typing(props)} maxLength={room(maxLengthOf(props.field))} />}
    </Field>
  )
}

export function NumberWidget(props: WidgetProps) {
  return (
    <Field {...props.texts} id={props.id}>
      {(wiring) => <NumberInput {...wiring} {...typing(props)} maxLength={20} />}
    </Field>
  )
}

export function MoneyWidget(props: WidgetProps) {
  const { locale } = useLocale()
  return (
    <Field {...props.texts} id={props.id}>
      {(wiring) => <MoneyInput {...wiring} {...typing(props)} value={shownEuros(props.value, locale)} maxLength={20} />}
    </Field>
  )
}
