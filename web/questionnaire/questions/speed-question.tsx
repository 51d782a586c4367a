import { useMemo, useState } from 'react'
import type { FieldView } from '#domain/flow/index.ts'
import { optionText } from '#domain/messages/index.ts'
import { loadTexts, useLocale } from '#web/i18n/index.ts'
import { usePart } from '#web/ui/use-part.ts'
import type { SpeedAmounts } from '../prices/speed-amounts.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { Question } from './question.tsx'

const load = {
  nl: () => Promise.all([import('../prices/speed-prices.tsx'), loadTexts('nl', ['offers'])]).then(([file]) => file),
  en: () => Promise.all([import('../prices/speed-prices.tsx'), loadTexts('en', ['offers'])]).then(([file]) => file),
}

/** How fast: can be answered at once, and says what it costs as soon as that is known. */
export function SpeedQuestion(view: FieldView) {
  const { field } = view
  const { locale } = useLocale()
  const { messages } = useQuestionnaire()
  const part = usePart(load[locale], true)
  const [amounts, setAmounts] = useState<SpeedAmounts>({})
  const choices = useMemo(
    () =>
      field.options?.map((value) => ({
        value,
        label: optionText(messages, field, value),
        // There is room for it from the start.
        aside: amounts[value] ?? '',
      })),
    [field, messages, amounts],
  )
  return (
    <>
      <Question {...view} choices={choices} />
      {part && <part.SpeedPrices onKnown={setAmounts} />}
    </>
  )
}
