import { check } from '#domain/fields/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { dateTexts } from './date-texts.ts'
import { offeredRange } from './offered-days.ts'
import { leaveField, shownText } from './shown.ts'
import type { WidgetProps } from './widget.ts'

export function DateWidget(props: WidgetProps) {
  const { field, id, texts, value, context, onChange, disabled } = props
  const say = useSay()
  const { locale } = useLocale()
  const { today } = context
  const range = () => offeredRange((day) => check(field, day, context).length === 0, today)
  return (
    <Field {...texts} id={id}>
      {(wiring) => (
        <DateInput
          {...wiring}
          range={range}
          name={field.key}
          value={shownText(value)}
          onChange={onChange}
          onLeave={(left) => leaveField(props, left)}
          autoComplete={field.autocomplete}
          disabled={disabled}
          today={today}
          locale={locale}
          texts={dateTexts(say)}
        />
      )}
    </Field>
  )
}
