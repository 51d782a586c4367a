import { useState } from 'react'
import type { CustomerCase } from '#contract/cases.ts'
import { moves } from '#domain/cases/index.ts'
import { useWhen } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useCase } from './case-at-hand.ts'
import { CaseSection } from './part.tsx'

type OwnHistoryLine = CustomerCase['history'][number]

const told = [
  ...['open', 'hand_over', 'access'],
  ...[
    'participant_invited',
    'participant_began',
    'participant_complete',
    'participant_declined',
    'participant_replaced',
    'participant_taken_back',
  ],
  ...[
    'choose_slot',
    'ask_slot',
    'answer_slot',
    'lapse_slot',
    'keep_slot',
    'drop_slot',
    'return_slot',
    'confirm_slot',
    'record_meeting_at',
    'record_meeting_held',
  ],
  ...moves,
] as const
const shown = 3

/** What the office recorded along the way changes nothing for the founder. */
const isTold = ({ action, from, to }: OwnHistoryLine): boolean => from !== to || told.some((one) => one === action)

/** What happened to the case, the newest first. */
export function History() {
  const say = useSay()
  const when = useWhen()
  const [all, setAll] = useState(false)
  const lines = useCase().case.history.filter(isTold).reverse()
  const visible = all ? lines : lines.slice(0, shown)
  const wordsOf = ({ action, to }: OwnHistoryLine): string => {
    const known = told.find((one) => one === action)
    const status = say(`founder.status.${to}`)
    return known ? say(`founder.history.actions.${known}`) : say('founder.history.other', { status })
  }
  return (
    <div className="mt-5">
      <CaseSection
        id="history"
        heading={say('founder.history.heading')}
        beside={
          visible.length < lines.length && (
            <button
              type="button"
              onClick={() => setAll(true)}
              className="min-h-8 text-green underline underline-offset-3 pointer-coarse:min-h-11"
            >
              {say('founder.history.all')}
            </button>
          )
        }
      >
        <ul className="grid gap-x-6 gap-y-3 md:grid-cols-3">
          {visible.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines can have the same moment, and none is ever taken out
            <li key={index} className="text-hint">
              <p className="text-ink-2">{when(line.at)}</p>
              <p>{wordsOf(line)}</p>
              {line.note !== null && <p className="whitespace-pre-line text-ink-2">{line.note}</p>}
            </li>
          ))}
        </ul>
      </CaseSection>
    </div>
  )
}
