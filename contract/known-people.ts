import { z } from 'zod'
import { shareholderAnswers } from './answers.ts'
import { defineRoute } from './route.ts'

const knownPerson = z
  .object({
    /** The company that they were filled in for, as far as it has a name. */
    company: z.string().nullable(),
    /** Who they are, where they live and their document; nothing that they declared. */
    details: shareholderAnswers,
  })
  .meta({ id: 'KnownPerson', description: 'Somebody who was filled in before by this account.' })

export type KnownPerson = z.infer<typeof knownPerson>

export const listKnownPeople = defineRoute({
  id: 'listKnownPeople',
  method: 'GET',
  path: '/api/known_people',
  summary: 'People of the companies that this account filled in before, each once, the newest first',
  tags: ['questionnaires'],
  secret: true,
  limit: { max: 60, perSeconds: 60 },
  responses: { 200: z.object({ people: z.array(knownPerson) }) },
})
