import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Lets a server of a test listen where nobody does, and answers on which port. */
export async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await portOf(probe)
  await once(probe.close(), 'close')
  return port
}
