import type { FieldKind } from '#domain/fields/index.ts'
import { ChoiceWidget, ListWidget, YesNoWidget } from './choice.tsx'
import { DateWidget } from './date.tsx'
import { PhoneWidget } from './phone.tsx'
import { RichTextWidget } from './rich-text/rich-text.tsx'
import { LongTextWidget, MoneyWidget, NumberWidget, PasswordWidget, TextWidget } from './text.tsx'
import { CheckboxWidget, TicksWidget } from './ticks.tsx'
import type { Widget } from './widget.ts'

/** One input per kind of answer; a new kind does not compile until it has one. */
export const widgets: Readonly<Record<FieldKind, Widget>> = {
  text: TextWidget,
  long_text: LongTextWidget,
  rich_text: RichTextWidget,
  email: TextWidget,
  phone: PhoneWidget,
  url: TextWidget,
  password: PasswordWidget,
  date: DateWidget,
  number: NumberWidget,
  money: MoneyWidget,
  yes_no: YesNoWidget,
  checkbox: CheckboxWidget,
  choice: ChoiceWidget,
  industry: ListWidget,
  country: ListWidget,
  nationality: ListWidget,
  municipality: ListWidget,
  postal_code: TextWidget,
  bsn: TextWidget,
  kvk: TextWidget,
  vat_number: TextWidget,
  document_number: TextWidget,
  person: ChoiceWidget,
  persons: TicksWidget,
  reference: ChoiceWidget,
  references: TicksWidget,
}
