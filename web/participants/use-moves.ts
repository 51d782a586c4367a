import { useState } from 'react'
import type { Api } from '#contract/index.ts'
import type { Participant } from '#contract/participant-progress.ts'
import type { ParticipantMove } from '#domain/participants/index.ts'
import { ApiError, call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { firstNameOf } from './participant.ts'

const path = '/api/api_customer_dashboard/shareholders/:id'
const inviting = `POST ${path}/send_verification_email` as const

export type Another = Api[`POST ${typeof path}/replace`]['body']

function make(move: ParticipantMove, id: string, another: Another | undefined) {
  const params = { id }
  if (move === 'revoke') return call(`POST ${path}/revoke`, { params })
  if (move === 'take_back') return call(`POST ${path}/take_back`, { params })
  if (move === 'replace' && another) return call(`POST ${path}/replace`, { params, body: another })
  return call(inviting, { params })
}

type MoveProblem = { readonly tone: 'warning' | 'negative'; readonly text: string }

/** Does something about a participant, and says what went wrong with it. */
export function useMoves({ participant, onChanged }: MovesOf) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MoveProblem | null>(null)
  const { id, email } = participant

  async function listAnew(): Promise<void> {
    const questionnaire = id.slice(0, 36)
    const answer = await call('GET /api/api_customer_dashboard/shareholders', { query: { questionnaire } })
    onChanged(answer.participants, null)
  }

  /** Whether it was done. */
  async function move(how: ParticipantMove, another?: Another): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setProblem(null)
    try {
      const { participants } = await make(how, id, another)
      onChanged(participants, say(`invited.done.${how}`, { email: another?.email ?? email }))
      return true
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      const isOver = status === 404 || status === 409
      const why = isOver ? 'first' : status === 429 ? 'too_many' : status === 422 && !another ? 'no_email' : 'failed'
      setProblem({
        tone: isOver ? 'warning' : 'negative',
        text: say(`invited.problem.${why}`, { name: firstNameOf(participant) }),
      })
      if (isOver) await listAnew().catch(() => undefined)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, move }
}

/** How everybody is now, with what was done in words; null where it was somebody else. */
export type OnChanged = (participants: readonly Participant[], done: string | null) => void

export type MovesOf = {
  readonly participant: Participant
  readonly onChanged: OnChanged
}
