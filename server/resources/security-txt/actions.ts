import type { FastifyInstance } from 'fastify'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'

type Parts = { readonly config: Pick<Config, 'PUBLIC_URL' | 'SECURITY_CONTACT'>; readonly clock: Clock }

export const securityTxtPath = '/.well-known/security.txt'

const day = 24 * 3600 * 1000
/** What somebody kept of it is to be looked at again after half a year. */
const lifetime = 180 * day

/** Where whoever finds a hole can tell us, in the form of RFC 9116. */
export function securityTxtActions({ config, clock }: Parts) {
  const { SECURITY_CONTACT: contact, PUBLIC_URL } = config
  return {
    write(): string {
      const until = Math.floor((clock.now().getTime() + lifetime) / day) * day
      const lines = [
        `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
        `Expires: ${new Date(until).toISOString()}`,
        'Preferred-Languages: nl, en',
        `Canonical: ${PUBLIC_URL}${securityTxtPath}`,
      ]
      return `${lines.join('\n')}\n`
    },
  }
}

type SecurityTxtActions = ReturnType<typeof securityTxtActions>

export async function registerSecurityTxt(app: FastifyInstance, { write }: SecurityTxtActions): Promise<void> {
  app.get(securityTxtPath, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(write()),
  )
}
