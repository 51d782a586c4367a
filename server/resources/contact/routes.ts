import type { FastifyInstance } from 'fastify'
import { sendContactMessage } from '#contract/contact.ts'
import { serve } from '#server/http/index.ts'
import type { ContactActions } from './actions.ts'

export async function contactRoutes(api: FastifyInstance, actions: ContactActions): Promise<void> {
  serve(api, sendContactMessage, async ({ body }) => {
    await actions.sendContactMessage(body)
    return { accepted: true }
  })
}
