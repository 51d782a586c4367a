import { z } from 'zod'
import { defineRoute } from './route.ts'

const params = z.object({ uuid: z.string() })
export const eventStream = z.string().meta({
  description:
    'text/event-stream: `open` and then `changed`, each with `{"revision": number | null}` as data. Never what changed.',
})
const events = {
  secret: true,
  events: true,
  limit: { max: 120, perSeconds: 600 },
  responses: { 200: eventStream },
} as const
const staff = { ...events, tags: ['cases'], roles: ['notary', 'support'] } as const

export const watchCase = defineRoute({
  ...staff,
  id: 'watchCase',
  method: 'GET',
  path: '/api/notary/cases/:uuid/events',
  summary: 'Tells that a case changed, as long as one listens',
  params,
})

export const watchQueue = defineRoute({
  ...staff,
  id: 'watchQueue',
  method: 'GET',
  path: '/api/notary/queue/events',
  summary: 'Tells that a case of one’s office changed, to support of any of them, as long as one listens',
})

export const watchOwnCase = defineRoute({
  ...events,
  tags: ['dashboard'],
  id: 'watchOwnCase',
  method: 'GET',
  path: '/api/api_customer_dashboard/notary_products/:uuid/events',
  summary: 'Tells that one’s own case changed, as long as one listens',
  params,
})
