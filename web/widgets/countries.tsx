import { useMemo } from 'react'
import { call, useResource } from '#web/api/index.ts'
import { useIdle } from '#web/ui/when-idle.ts'
import { Searched } from './choice.tsx'
import { countryChoices } from './country-choices.ts'
import type { WidgetProps } from './widget.ts'

/** Countries or nationalities: ours stand there until the service has told its own, and when it cannot. */
export function CountryWidget(props: WidgetProps) {
  const { field, messages, context, choices } = props
  const idle = useIdle()
  const { locale } = messages
  const order_field = field.kind === 'nationality' ? 'nationality' : 'name'
  const told = useResource(
    idle ? `countries by ${order_field} ${locale}` : null,
    () => call('GET /api/countries', { as: null, query: { order_field, locale } }),
    { kept: true },
  )
  const listed = told.state === 'ready' ? told.value : null
  const options = useMemo(
    () => countryChoices({ field, messages, context, choices, listed }),
    [field, messages, context, choices, listed],
  )
  return <Searched {...props} options={options} />
}
