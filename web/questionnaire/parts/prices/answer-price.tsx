import type { FieldView } from '#domain/flow/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { OfferPrice } from '#web/quotes/index.ts'
import { useCostOfEach } from '../../model/use/costs.ts'
import { useAllMessages } from '../../model/use/messages.ts'

interface Props {
  readonly view: Pick<FieldView, 'field' | 'path'>
  /** As a choice names it. */
  readonly value: string
}

const yesNo = { yes: true, no: false } as const

/** What one answer to a question costs more than the cheapest, beside it. */
export function AnswerPrice({ view: { field, path }, value }: Props) {
  const say = useSay()
  const words = useAllMessages()
  const isYesNo = field.kind === 'yes_no'
  const names = isYesNo ? Object.keys(yesNo) : (field.options ?? [])
  const each = useCostOfEach(path, isYesNo ? Object.values(yesNo) : names)
  const offer = each?.[names.indexOf(value)]
  if (!offer || !words) return null
  if (offer.adds > 0) return <OfferPrice offer={offer} texts={words.prices} look="plus" />
  return field.flag === 'incorporation_speed' ? say('offers.included') : null
}
