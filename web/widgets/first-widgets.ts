import type { FieldKind } from '#domain/fields/index.ts'
import { ChoiceWidget, IndustryWidget, MunicipalityWidget, YesNoWidget } from './choice.tsx'
import { RichTextWidget } from './rich-text/rich-text.tsx'
import { LongTextWidget, MoneyWidget, NumberWidget, TextWidget } from './text.tsx'
import type { Widget } from './widget.ts'

export type LaterKind =
  | 'phone'
  | 'password'
  | 'date'
  | 'country'
  | 'nationality'
  | 'checkbox'
  | 'persons'
  | 'references'

/** Inputs that a questionnaire begins with. */
export const firstWidgets: Readonly<Record<Exclude<FieldKind, LaterKind>, Widget>> = {
  text: TextWidget,
  long_text: LongTextWidget,
  rich_text: RichTextWidget,
  email: TextWidget,
  url: TextWidget,
  number: NumberWidget,
  money: MoneyWidget,
  yes_no: YesNoWidget,
  choice: ChoiceWidget,
  industry: IndustryWidget,
  municipality: MunicipalityWidget,
  postal_code: TextWidget,
  bsn: TextWidget,
  kvk: TextWidget,
  vat_number: TextWidget,
  document_number: TextWidget,
  person: ChoiceWidget,
  reference: ChoiceWidget,
}
