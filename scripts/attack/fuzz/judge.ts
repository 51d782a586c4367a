import type { z } from 'zod'
import { errorBody, errorStatus, notSignedInBody } from '#contract/errors.ts'
import { errorStatusesOf, type Route } from '#contract/route.ts'
import type { FuzzPlan } from './plan.ts'
import { type FuzzAnswer, marked, markOf } from './world.ts'

/** What an answer must not say: how we are made, or what the database thinks of it. */
const inner =
  /\bat [^\n"]{1,200}\.(?:m?js|ts):\d+|node_modules|\b(?:select|insert into|update|delete from) [\\"\w.*, ]{1,200} (?:from|set|where|values)\b|violates \w+ constraint|syntax error at|invalid (?:input syntax|byte sequence)|relation \\?"|\bkysely\b|\bpglite\b|ECONNREFUSED|ENOENT/i

/** What is wrong with an answer; null when nothing is. */
export function complaintAbout(
  plan: FuzzPlan,
  { status, headers, body }: Pick<FuzzAnswer, 'status' | 'headers' | 'body'>,
): string | null {
  if (status >= 500) return `answered ${status}`
  if (status < 200) return `answered ${status}`
  for (const name of marked) {
    if (name !== plan.caller && !mayShow(plan, name) && body.includes(markOf(name)))
      return `showed what belongs to ${name}`
  }
  const location = headers.location
  if (location !== undefined && !leadsToUs(location)) return `redirected to ${originOf(location)}`
  if (status < 400 || plan.method === 'HEAD') return null
  const said = parsed(body)
  if (inner.test(JSON.stringify(withoutPaths(said ?? body)))) return 'told how it is made'
  if (plan.path.startsWith('/api/') && plan.usual) return misshapen(plan.route, status, said)
  return null
}

/**
 * The mails of everybody, while developing; for support, whose work they are, the cases of everybody; for who runs the service, whose
 * work that is, the accounts and the log, and in all of the back office who works here.
 */
function mayShow({ route, path, caller }: FuzzPlan, name: (typeof marked)[number]): boolean {
  if (route === null && path.includes('outbox')) return true
  if (caller === 'support') return path.startsWith('/api/notary/')
  if (caller === 'admin' && path.startsWith('/api/admin/'))
    return /^\/api\/admin\/(accounts|audit)\b/.test(path) || ['notary', 'support'].includes(name)
  return false
}

/** Our own origin, an origin that the settings allow, or the stand-ins of the others, which are ours too. */
const leadsToUs = (location: string): boolean => [ours, 'https://www.partner.example'].includes(originOf(location))

const ours = 'http://localhost:3000'

const originOf = (location: string): string =>
  URL.canParse(location, ours) ? new URL(location, ours).origin : 'nowhere'

function misshapen(route: Route | null, status: number, said: unknown): string | null {
  if (route === null) return null
  const common = status === errorStatus.not_signed_in ? notSignedInBody : errorBody
  const allowed: (z.ZodType | undefined)[] = [
    route.responses[status],
    // Headers that are too long never get as far as a call, and neither does a path with a name that is.
    ...(errorStatusesOf(route).includes(status) || status === 431 || (route.params && status === 404) ? [common] : []),
  ]
  if (allowed.every((schema) => schema === undefined)) return `answered ${status}, which the contract does not name`
  return allowed.some((schema) => schema?.safeParse(said).success) ? null : `answered ${status} in another shape`
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The path of an error names a field that the caller sent: those are their words. */
const withoutPaths = (said: unknown): unknown =>
  typeof said === 'object' && said !== null
    ? JSON.parse(JSON.stringify(said, (key, value) => (key === 'path' || key === 'data' ? undefined : value)))
    : said
