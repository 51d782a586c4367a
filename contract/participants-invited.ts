import { z } from 'zod'
import { shareholderKeys } from '#domain/fields/index.ts'
import { errorBody } from './errors.ts'
import { mailAddress } from './mail-address.ts'
import { participantSchema } from './participant-progress.ts'
import { messageBody, participantMessageSchema } from './participants.ts'
import { defineRoute } from './route.ts'

const listSchema = z.object({ participants: z.array(participantSchema) })

const own = { tags: ['participants'], secret: true } as const
const params = z.object({ id: z.string().max(60) })

export const listParticipants = defineRoute({
  ...own,
  id: 'listParticipants',
  method: 'GET',
  path: '/api/api_customer_dashboard/shareholders',
  summary: 'Who fills in their own part of a questionnaire of this account, and how far each is',
  query: z.object({ questionnaire: z.string().max(60) }),
  responses: { 200: listSchema, 404: errorBody },
})

export const inviteParticipant = defineRoute({
  ...own,
  id: 'inviteParticipant',
  method: 'POST',
  path: '/api/api_customer_dashboard/shareholders/:id/send_verification_email',
  summary: 'Invites somebody to fill in their own part, or reminds them; the link goes to their own address',
  limit: { max: 20, perSeconds: 3600 },
  params,
  responses: { 202: listSchema },
})

export const revokeInvitation = defineRoute({
  ...own,
  id: 'revokeInvitation',
  method: 'POST',
  path: '/api/api_customer_dashboard/shareholders/:id/revoke',
  summary: 'From now on nobody comes in by the link; what was filled in stays, for the next one',
  params,
  responses: { 200: listSchema },
})

export const takeBackPart = defineRoute({
  ...own,
  id: 'takeBackPart',
  method: 'POST',
  path: '/api/api_customer_dashboard/shareholders/:id/take_back',
  summary: '“I fill it in after all”: the link ends and what was sealed is gone; not once the part is complete',
  params,
  responses: { 200: listSchema },
})

export const replaceParticipant = defineRoute({
  ...own,
  id: 'replaceParticipant',
  method: 'POST',
  path: '/api/api_customer_dashboard/shareholders/:id/replace',
  summary: 'Puts somebody else in the same place, and invites them; what the one before filled in is gone',
  limit: { max: 20, perSeconds: 3600 },
  params,
  body: z.strictObject({
    prefix: z.enum(['Mr', 'Mrs']),
    firstname: z.string().trim().min(1).max(100),
    lastname: z.string().trim().min(1).max(100),
    email: mailAddress,
  }),
  responses: { 202: listSchema },
})

const ofCase = z.object({ uuid: z.string(), person: z.enum(shareholderKeys) })
const office = { tags: ['cases'], secret: true, roles: ['notary', 'support'] } as const
const threadSchema = z.object({ messages: z.array(participantMessageSchema) })

export const readParticipantThread = defineRoute({
  ...office,
  id: 'readParticipantThread',
  method: 'GET',
  path: '/api/notary/cases/:uuid/participants/:person/messages',
  summary: 'What a participant and the office said to each other; whoever ordered does not read it',
  params: ofCase,
  responses: { 200: threadSchema },
})

export const writeToParticipant = defineRoute({
  ...office,
  id: 'writeToParticipant',
  method: 'POST',
  path: '/api/notary/cases/:uuid/participants/:person/messages',
  summary: 'Says something to a participant alone',
  limit: { max: 60, perSeconds: 600 },
  params: ofCase,
  body: messageBody,
  responses: { 201: threadSchema },
})

export const readParticipantDeclaration = defineRoute({
  ...office,
  id: 'readParticipantDeclaration',
  method: 'GET',
  path: '/api/notary/cases/:uuid/participants/:person/declaration.pdf',
  summary: 'The personal declaration of a participant, for the notary; support says first why',
  params: ofCase,
  responses: { 200: z.string().meta({ format: 'binary', description: 'The PDF itself.' }) },
})

export const invitedRoutes = [
  listParticipants,
  inviteParticipant,
  revokeInvitation,
  takeBackPart,
  replaceParticipant,
  readParticipantThread,
  writeToParticipant,
  readParticipantDeclaration,
] as const
