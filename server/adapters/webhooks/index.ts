// News to the systems of others, at an address that they gave us: only to the open internet, whatever the name resolves to.
import { type LookupAddress, lookup } from 'node:dns'
import { lookup as resolveName } from 'node:dns/promises'
import { request } from 'node:https'
import { BlockList, isIP } from 'node:net'

export type WebhookMessage = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type WebhookSender = {
  /** The status of the answer; throws a WebhookError when there is none, or when the address is not to be called. */
  send(message: WebhookMessage): Promise<number>
  /** Throws a WebhookError when this address is not to be called. */
  demandOpen(url: string): Promise<void>
}

/** `form`: not an https address without a name or password in it. `private`: leads into a network. `unreachable`: nobody answers. */
export class WebhookError extends Error {
  readonly code: 'form' | 'private' | 'unreachable'
  constructor(code: WebhookError['code']) {
    super(`A webhook cannot be called: ${code}.`)
    this.name = 'WebhookError'
    this.code = code
  }
}

/** Networks that are not the open internet (RFC 6890), and addresses that only stand for others. */
const closed = new BlockList()
for (const [net, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
]) {
  closed.addSubnet(net, prefix)
}
closed.addSubnet('2001::', 23, 'ipv6')
closed.addSubnet('2001:db8::', 32, 'ipv6')
closed.addSubnet('2002::', 16, 'ipv6')
closed.addSubnet('3fff::', 20, 'ipv6')
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')

export function isOpenAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !closed.check(address)
  return kind === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

function read(url: string): URL {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  const isPlain =
    parsed?.protocol === 'https:' && parsed.username === '' && parsed.password === '' && parsed.port === ''
  if (parsed === undefined || !isPlain) throw new WebhookError('form')
  return parsed
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** An address as it may be called, as far as its form tells, and its host without brackets. */
export function openTarget(url: string): { readonly target: URL; readonly host: string } {
  const target = read(url)
  return { target, host: hostOf(target) }
}

/** All addresses of a name, as the system finds them. */
export type FindAddresses = (
  host: string,
  options: { readonly all: true },
  found: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/** Looks a name up; what is closed to us is not there. Asked at the moment of calling, so that no name changes between. */
export const openLookupBy =
  (find: FindAddresses) =>
  (
    host: string,
    options: object,
    found: (error: Error | null, addresses: LookupAddress[] | string, family?: number) => void,
  ): void =>
    find(host, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, [])
      if (addresses.length === 0 || !addresses.every(({ address }) => isOpenAddress(address))) {
        return found(new WebhookError('private'), [])
      }
      const [first] = addresses
      const wantsAll = 'all' in options && options.all === true
      if (wantsAll || first === undefined) return found(null, addresses)
      found(null, first.address, first.family)
    })

export const openLookup = openLookupBy(lookup)

const patience = 10_000

export function createWebhookSender(): WebhookSender {
  return {
    async demandOpen(url) {
      const { host } = openTarget(url)
      const addresses = await resolveName(host, { all: true }).catch(() => {
        throw new WebhookError('unreachable')
      })
      if (addresses.length === 0 || !addresses.every(({ address }) => isOpenAddress(address))) {
        throw new WebhookError('private')
      }
    },

    send: ({ url, headers, body }) =>
      new Promise((resolve, reject) => {
        const { target, host } = openTarget(url)
        // A number needs no looking up, and would pass by it.
        if (isIP(host) !== 0 && !isOpenAddress(host)) throw new WebhookError('private')
        const call = request(
          target,
          { method: 'POST', headers, lookup: openLookup, timeout: patience, signal: AbortSignal.timeout(2 * patience) },
          (answer) => {
            // What they say beyond that is of no use to us, and wherever they send us on we do not go.
            answer.resume()
            resolve(answer.statusCode ?? 0)
          },
        )
        call.on('timeout', () => call.destroy(new WebhookError('unreachable')))
        call.on('error', (error) => reject(error instanceof WebhookError ? error : new WebhookError('unreachable')))
        call.end(body)
      }),
  }
}
