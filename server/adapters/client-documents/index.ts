// What a client of others publishes of itself, at an address that it gave us: only from the open internet, whatever its name resolves to.
import type { ClientRequest, IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { isIP } from 'node:net'
import { isOpenAddress, openLookup, openTarget, WebhookError } from '../webhooks/index.ts'

/** Reads one such document; throws where the address is not to be called, or nobody answers in time. */
export type ReadClientDocument = (url: string, signal?: AbortSignal) => Promise<Response>

/** More than any such document needs. */
const mostDocumentBytes = 64 * 1024

const patience = 5_000

type Calling = {
  readonly request: (
    target: URL,
    options: RequestOptions,
    answered: (answer: IncomingMessage) => void,
  ) => Pick<ClientRequest, 'on' | 'end' | 'destroy'>
  readonly lookup: typeof openLookup
}

export const clientDocumentReader =
  ({ request, lookup }: Calling): ReadClientDocument =>
  (url, signal) =>
    new Promise((resolve, reject) => {
      const { target, host } = openTarget(url)
      // A number needs no looking up, and would pass by it.
      if (isIP(host) !== 0 && !isOpenAddress(host)) throw new WebhookError('private')
      const timeout = AbortSignal.timeout(patience)
      const call = request(
        target,
        {
          headers: { accept: 'application/json' },
          lookup,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        },
        (answer) => {
          const chunks: Buffer[] = []
          let bytes = 0
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.length
            if (bytes > mostDocumentBytes) call.destroy(new WebhookError('unreachable'))
            else chunks.push(chunk)
          })
          answer.on('error', reject)
          answer.on('end', () => {
            const { statusCode = 0, headers } = answer
            // Wherever they send us on we do not go.
            if (statusCode !== 200) return reject(new WebhookError('unreachable'))
            const cached = headers['cache-control']
            resolve(new Response(Buffer.concat(chunks), { headers: cached ? { 'cache-control': cached } : {} }))
          })
        },
      )
      call.on('error', (error) => reject(error instanceof WebhookError ? error : new WebhookError('unreachable')))
      call.end()
    })

export const readClientDocument = clientDocumentReader({ request, lookup: openLookup })
