import { useEffect, useMemo, useState } from 'react'
import { useIdle } from '#web/ui/when-idle.ts'
import { Searched } from './choice.tsx'
import { countryChoices } from './country-choices.ts'
import { type ListedCountries, listedCountries } from './listed-countries.ts'
import type { WidgetProps } from './widget.ts'

/** Countries or nationalities: ours stand there until the service has told its own, and when it cannot. */
export function CountryWidget(props: WidgetProps) {
  const { field, messages, context, choices } = props
  const idle = useIdle()
  const [told, setTold] = useState<{ readonly in: string; readonly list: ListedCountries } | null>(null)
  const { locale } = messages
  const by = field.kind === 'nationality' ? 'nationality' : 'name'
  useEffect(() => {
    if (!idle) return
    let asked = true
    listedCountries(by, locale).then(
      (list) => asked && setTold({ in: locale, list }),
      () => undefined,
    )
    return () => {
      asked = false
    }
  }, [idle, by, locale])
  const listed = told?.in === locale ? told.list : null
  const options = useMemo(
    () => countryChoices({ field, messages, context, choices, listed }),
    [field, messages, context, choices, listed],
  )
  return <Searched {...props} options={options} />
}
