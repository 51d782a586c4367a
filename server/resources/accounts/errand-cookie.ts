import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { socialProviders } from '#contract/account-answers.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { type Vault, VaultError } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'

const remembered = z.object({
  provider: z.enum(socialProviders),
  errand: z.object({ state: z.string(), nonce: z.string().optional(), verifier: z.string().optional() }),
  /** Where the browser goes in the end. */
  target: z.string(),
  config: z.string(),
  /** The device that wants this identity linked to its account; without one, someone wants to sign in. */
  link: z.object({ account: z.string(), client: z.string() }).optional(),
  until: z.number(),
})

export type Remembered = Omit<z.output<typeof remembered>, 'until'>

export type ErrandCookie = ReturnType<typeof errandCookie>

/** Long enough to find a password, and a phone for the second step. */
const lifetime = 15 * 60

const place = 'errand cookie'

/**
 * What a browser left for a provider with. It stays with that browser, sealed: whoever comes back without it, or from
 * somewhere else, did not leave from here. A browser runs one errand at a time, the last it left for.
 */
export function errandCookie({ config, vault, clock }: CookieParts) {
  const secure = config.PUBLIC_URL.startsWith('https:')
  const name = secure ? '__Host-errand' : 'errand'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const seconds = () => Math.floor(clock.now().getTime() / 1000)

  function open(sealed: string): Remembered | null {
    try {
      const { until, ...rest } = remembered.parse(vault.openJson(sealed, place))
      return until > seconds() ? rest : null
    } catch (error) {
      if (error instanceof VaultError || error instanceof z.ZodError) return null
      throw error
    }
  }

  return {
    remember(reply: FastifyReply, errand: Remembered): void {
      const value = vault.sealJson({ ...errand, until: seconds() + lifetime }, place)
      reply.setCookie(name, value, { ...options, maxAge: lifetime })
    },

    /** Once: whatever becomes of it, the browser forgets. */
    recall(request: FastifyRequest, reply: FastifyReply): Remembered | null {
      reply.clearCookie(name, options)
      const sealed = request.cookies[name]
      return sealed === undefined ? null : open(sealed)
    },
  }
}

type CookieParts = { readonly config: Pick<Config, 'PUBLIC_URL'>; readonly vault: Vault; readonly clock: Clock }
