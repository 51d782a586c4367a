import { assistantPermissions } from '#domain/assistants/index.ts'

/** What a client says of itself. All of it is text of strangers. */
export type ClientMetadata = {
  readonly client_id: string
  readonly client_name?: string | undefined
  readonly client_uri?: string | undefined
  readonly policy_uri?: string | undefined
}

export type ShownClient = {
  readonly name: string
  readonly host: string
  readonly local: boolean
  readonly uri: string | null
  readonly policy_uri: string | null
}

const longestName = 40

/** Without what turns lines round, hides, or stands on top of other letters; one line, and not long. */
export function plainClientName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/(\p{M})\p{M}+/gu, '$1')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
  const letters = [...plain]
  return letters.length > longestName
    ? `${letters
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`
    : plain
}

const loopbacks = ['localhost', '127.0.0.1', '[::1]']
const longestLink = 500

/** Whether what is sent there stays on the computer of whoever is asked. */
const isLocal = ({ protocol, hostname }: URL): boolean => protocol !== 'https:' || loopbacks.includes(hostname)

const linkFrom = (link: string | undefined): string | null => {
  const url = link === undefined || link.length > longestLink ? null : URL.parse(link)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}

/** As its owner sees it: by the host of the document that it is known by, else by where it lets the browser come back. */
export function shownClient(client: ClientMetadata, redirect_uri: string): ShownClient {
  const back = new URL(redirect_uri)
  const own = /^https:/i.test(client.client_id) ? new URL(client.client_id) : null
  // Behind a scheme of its own a client can write any name that it likes.
  const host = own?.host ?? (/^https?:$/.test(back.protocol) ? back.host : `${back.protocol}//`)
  return {
    name: plainClientName(client.client_name ?? '') || host,
    host,
    local: isLocal(back),
    uri: linkFrom(client.client_uri),
    policy_uri: linkFrom(client.policy_uri),
  }
}

/** What a request asks for; whoever names nothing that we have asks for everything. */
export function askedPermissions(scope: unknown) {
  const named = typeof scope === 'string' ? scope.split(' ') : []
  const asked = assistantPermissions.filter((permission) => named.includes(permission))
  return asked.length > 0 ? asked : [...assistantPermissions]
}
