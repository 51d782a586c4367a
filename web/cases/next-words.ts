import type { ActingParty, HoldReason, NextStep, Turn } from '#domain/cases/index.ts'
import type { CaseStatus } from '#domain/orders/index.ts'
import { compareDates, dateInAmsterdam } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { contractDay, useDay } from './use-day.ts'

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
    const day = due === null ? null : contractDay(due)
    const isLate = day !== null && compareDates(day, dateInAmsterdam(new Date())) < 0
    const until = (soon: 'by' | 'wait_by', late: 'late' | 'wait_late') =>
      due === null ? null : say(`founder.next.${isLate ? late : soon}`, { day: inWords(due) })
    // While the office works on, its own term is not the founder's.
    const isMine = waiting_on === 'customer'
    const mine = {
      turn: say('founder.turn.customer'),
      until: isMine ? until('by', 'late') : null,
      isLate: isMine && isLate,
    }
    switch (step) {
      case 'answer': {
        // All is answered, and only to be told.
        if (count === 0)
          return { ...mine, title: say('founder.next.answer.done_title'), text: say('founder.next.answer.done_text') }
        const title = count === 1 ? say('founder.next.answer.title') : say('founder.next.answer.title_more', { count })
        return { ...mine, title, text: say('founder.next.answer.text') }
      }
      case 'send':
      case 'send_again':
      case 'submit':
      case 'approve':
      case 'choose_moment':
        return { ...mine, title: say(`founder.next.${step}.title`), text: say(`founder.next.${step}.text`) }
      case 'wait_for_others':
        return {
          ...mine,
          turn: say('founder.turn.others'),
          title: say('founder.next.others.title'),
          text: say('founder.next.others.text'),
        }
      case 'wait': {
        const place = waited.find((one) => one === status) ?? 'other'
        return {
          turn: say(`founder.turn.${waiting_on}`),
          title: say(`founder.next.waiting.${place}`),
          text: until('wait_by', 'wait_late') ?? say('founder.next.wait'),
          until: null,
          isLate,
        }
      }
      case 'on_hold': {
        const reason = hold ?? 'other'
        const text = `${say(`founder.next.held.${reason}.text`)} ${say(`founder.next.held.${reason}.lifts`)}`
        return {
          turn: say('founder.turn.still'),
          title: say('founder.status.on_hold'),
          text,
          until: null,
          isLate: false,
        }
      }
      default:
        return {
          turn: say('founder.turn.nobody'),
          title: say(`founder.status.${step}`),
          text: '',
          until: null,
          isLate: false,
        }
    }
  }
}
