import type { IncomingMessage, ServerResponse } from 'node:http'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import { type SocialProvider, socialProviders } from '#contract/account-answers.ts'
import { mailAddress } from '#contract/mail-address.ts'
import type { Locale } from '#domain/values/index.ts'
import {
  type IdentitySandbox,
  type SandboxParts,
  type SandboxPerson,
  testPersons,
} from '#server/adapters/identity/index.ts'

const posted = z.object({
  choice: z.union([z.enum(['other', 'nobody']), mailAddress]),
  email: z.string().trim().max(254).default(''),
  firstname: z.string().trim().max(100).default(''),
  lastname: z.string().trim().max(100).default(''),
  verified: z.literal('true').optional(),
})

type Posted = z.output<typeof posted>

/** Where the browser goes on, what must be typed better, or null when there is nothing (left) to choose. */
export type Chosen = { readonly url: string } | { readonly typed: Posted } | null

export type SandboxDesk = {
  readonly name: SocialProvider
  readonly path: string
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  asked(request: IncomingMessage, response: ServerResponse): Promise<{ readonly locale: string | null } | null>
  choose(request: IncomingMessage, response: ServerResponse, form: unknown, locale: Locale): Promise<Chosen>
}

/** One desk per provider; none where there is no sandbox. */
export function sandboxDesks(sandbox: IdentitySandbox | null): readonly SandboxDesk[] {
  if (!sandbox) return []
  return socialProviders.map((name) => {
    const { path, handle, asked, choose } = sandbox[name]
    return {
      ...{ name, path, handle, asked },
      async choose(request, response, form, locale) {
        const { data: chosen } = posted.safeParse(form)
        if (!chosen) return null
        const person = personIn(chosen, locale)
        return person === undefined ? { typed: chosen } : { url: await choose(request, response, person) }
      },
    }
  })
}

/** Nobody is null; undefined is someone without an address. */
function personIn(
  { choice, email, firstname, lastname, verified }: Posted,
  locale: Locale,
): SandboxPerson | null | undefined {
  if (choice === 'nobody') return null
  if (choice !== 'other') return testPersons.find((person) => person.email === choice)
  const address = mailAddress.safeParse(email)
  if (!address.success) return undefined
  return { email: address.data, firstname, lastname, email_verified: verified === 'true', locale }
}

type Inject = (options: InjectOptions) => Promise<LightMyRequestResponse>

/** Calls our own server without a socket: it works before it listens, and whatever stands in front of it. */
export function insideFetch(inject: Inject): SandboxParts['inside'] {
  return async (address, { method, headers, body }) => {
    const { pathname, search } = new URL(address)
    const answer = await inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(Object.entries(headers)),
      ...(body != null && { payload: String(body) }),
    })
    const { 'content-type': type } = answer.headers
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: typeof type === 'string' ? { 'content-type': type } : {},
    })
  }
}
