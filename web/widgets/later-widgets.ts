import { CountryWidget } from './countries.tsx'
import { DateWidget } from './date.tsx'
import type { LaterKind } from './first-widgets.ts'
import { PasswordWidget } from './password.tsx'
import { PhoneWidget } from './phone.tsx'
import { CheckboxWidget, TicksWidget } from './ticks.tsx'
import type { Widget } from './widget.ts'

/** Inputs that a questionnaire asks for in its later steps. */
export const laterWidgets: Readonly<Record<LaterKind, Widget>> = {
  phone: PhoneWidget,
  password: PasswordWidget,
  date: DateWidget,
  country: CountryWidget,
  nationality: CountryWidget,
  checkbox: CheckboxWidget,
  persons: TicksWidget,
  references: TicksWidget,
}
