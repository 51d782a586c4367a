import type { ActingParty, HoldReason, NextStep, Turn } from '#domain/cases/index.ts'
import type { CaseStatus } from '#domain/orders/index.ts'
import { compareDates, dateInAmsterdam } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { dayOf, useDay } from './use-day.ts'

/** What the list and the page both know of a case. */
export type CaseSummary = {
  readonly status: CaseStatus
  readonly turn: Turn
  readonly waiting_on: ActingParty
  readonly due: string | null
  readonly hold: HoldReason | null
}

export type NextWords = {
  /** Whose turn it is. */
  readonly turn: string
  readonly title: string
  readonly text: string
  /** Until when, in a sentence; null where nothing is due. */
  readonly until: string | null
  readonly isLate: boolean
}

const waited = [
  'submitted_mix',
  'checking_documents',
  'legal_support_checking_documents',
  'uploading_fca',
  'scheduling_meeting',
  'executing_deed',
  'extracting_kvk',
] as const

/** The one next thing of a case in words: the same on its card and on its page. */
export function useNextWords(): (step: NextStep, about: CaseSummary, count?: number) => NextWords {
  const say = useSay()
  const inWords = useDay()
  return (step, { status, waiting_on, due, hold }, count = 1) => {
    const day = due === null ? null : dayOf(due)
    const isLate = day !== null && compareDates(day, dateInAmsterdam(new Date())) < 0
    const until = (soon: 'by' | 'wait_by', late: 'late' | 'wait_late') =>
      due === null ? null : say(`own_case.next.${isLate ? late : soon}`, { day: inWords(due) })
    // While the office works on, its own term is not the founder's.
    const isMine = waiting_on === 'customer'
    const mine = {
      turn: say('own_case.turn.customer'),
      until: isMine ? until('by', 'late') : null,
      isLate: isMine && isLate,
    }
    switch (step) {
      case 'answer': {
        // All is answered, and only to be told.
        if (count === 0)
          return { ...mine, title: say('own_case.next.answer.done_title'), text: say('own_case.next.answer.done_text') }
        const title =
          count === 1 ? say('own_case.next.answer.title') : say('own_case.next.answer.title_more', { count })
        return { ...mine, title, text: say('own_case.next.answer.text') }
      }
      case 'send':
      case 'send_again':
      case 'submit':
      case 'approve':
      case 'choose_moment':
        return { ...mine, title: say(`own_case.next.${step}.title`), text: say(`own_case.next.${step}.text`) }
      case 'wait': {
        const place = waited.find((one) => one === status) ?? 'other'
        return {
          turn: say(`own_case.turn.${waiting_on}`),
          title: say(`own_case.next.waiting.${place}`),
          text: until('wait_by', 'wait_late') ?? say('own_case.next.wait'),
          until: null,
          isLate,
        }
      }
      case 'on_hold': {
        const reason = hold ?? 'other'
        const text = `${say(`own_case.next.held.${reason}.text`)} ${say(`own_case.next.held.${reason}.lifts`)}`
        return {
          turn: say('own_case.turn.still'),
          title: say('own_case.status.on_hold'),
          text,
          until: null,
          isLate: false,
        }
      }
      default:
        return {
          turn: say('own_case.turn.nobody'),
          title: say(`own_case.status.${step}`),
          text: '',
          until: null,
          isLate: false,
        }
    }
  }
}
