import type { FastifyInstance } from 'fastify'
import { path, type securityTxtActions } from './actions.ts'

type Actions = ReturnType<typeof securityTxtActions>

export async function securityTxtRoutes(app: FastifyInstance, { write }: Actions): Promise<void> {
  app.get(path, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(write()),
  )
}
