import { z } from 'zod'
import { shareholderKeys } from '#domain/fields/index.ts'
import { linkStates, participantMoves, participantStates } from '#domain/participants/index.ts'

/** How far somebody is who fills in their own part, to whoever ordered: never what they sealed. */
export const participantSchema = z
  .object({
    /** Questionnaire and place, as the calls about them have it: `{uuid}-p2`. */
    id: z.string(),
    person: z.enum(shareholderKeys),
    name: z.string(),
    /** Where the link goes, as it was answered. */
    email: z.string(),
    state: z.enum(participantStates),
    link: z.enum(linkStates),
    invited_at: z.string().nullable(),
    /** The last moment at which the link works. */
    until: z.string().nullable(),
    reminded_at: z.string().nullable(),
    began_at: z.string().nullable(),
    completed_at: z.string().nullable(),
    declined_at: z.string().nullable(),
    /** What whoever ordered can do about it now. */
    moves: z.array(z.enum(participantMoves)),
  })
  .meta({ id: 'Participant', description: 'Somebody who fills in their own part, and how far they are.' })

export type Participant = z.infer<typeof participantSchema>

/** The same to the office, which cannot invite or replace anybody. What they sealed stands in the answers of the case. */
export const officeParticipantSchema = participantSchema
  .omit({ moves: true })
  .extend({
    /** How much they wrote after the office last wrote to them. */
    unread: z.number().int(),
  })
  .meta({ id: 'OfficeParticipant', description: 'Somebody who fills in their own part, as the office sees it.' })
