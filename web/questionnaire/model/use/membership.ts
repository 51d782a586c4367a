import {
  chosenMembership,
  type Line,
  type MembershipNames,
  noMembership,
  withMembership,
} from '#domain/pricing/index.ts'
import type { FlowStore } from '../store/flow-store.ts'
import { useQuote } from './costs.ts'
import { usePrices } from './offers-data.ts'
import { useAnswers, useQuestionnaire } from './questionnaire.ts'

/** What was taken out by one press in this visit, so that another press puts it back. */
const takenOut = new WeakMap<FlowStore, MembershipNames>()

export type MembershipInQuote = {
  /** Its slug. */
  readonly key: string
  /** Its line in the price; null when it was taken out. */
  readonly line: Line | null
  /** Takes it out, or puts it back. */
  readonly toggle: () => void
}

/** The membership in the price so far, or the one that was taken out of it; null where there is neither. */
export function useMembershipInQuote(): MembershipInQuote | null {
  const { store } = useQuestionnaire()
  const quote = useQuote()
  const prices = usePrices()
  const isNone = useAnswers(({ main }) => main.upsell_package === noMembership)
  const put = (chosen: MembershipNames | null) =>
    store.change((answers) => ({ ...answers, main: withMembership(answers.main, chosen) }))
  const line = quote?.lines.find(({ name }) => name === 'membership')
  if (line) {
    const sold = prices.state === 'ready' ? Object.entries(prices.value.memberships) : []
    const known = sold.map(([name, { type_id }]) => ({ id: type_id, name }))
    const toggle = () => {
      const chosen = known.find(({ name }) => name === chosenMembership(store.answers().main, known))
      if (chosen) takenOut.set(store, chosen)
      put(null)
    }
    return { key: line.key, line, toggle }
  }
  const before = takenOut.get(store)
  return quote && isNone && before ? { key: before.name, line: null, toggle: () => put(before) } : null
}
