import { z } from 'zod'
import { defineJob } from '#server/jobs/index.ts'
import type { Invitations } from './invitations.ts'

export type ParticipantNeeds = { readonly invitations: Pick<Invitations, 'inviteAll' | 'look'> }

/** Put in the queue with the payment: nobody waits for a link that whoever ordered forgot to send. */
export const inviteParticipants = defineJob({
  id: 'invite_participants',
  schema: z.strictObject({ questionnaire: z.uuid() }),
  dedup: ({ questionnaire }) => questionnaire,
  handler: async ({ payload, log }, { invitations }: ParticipantNeeds) => {
    const invited = await invitations.inviteAll(payload.questionnaire)
    if (invited > 0) log.info({ invited }, 'participants invited')
  },
})

/** Reminders count in days: looking once an hour is often enough. */
const remindParticipants = defineJob({
  id: 'remind_participants',
  schema: z.object({}),
  every: 3_600_000,
  handler: async ({ log }, { invitations }: ParticipantNeeds) => {
    const told = await invitations.look()
    if (told > 0) log.info({ told }, 'participants reminded')
  },
})

export const participantJobs = { invite_participants: inviteParticipants, remind_participants: remindParticipants }
