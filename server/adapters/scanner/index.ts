// Looks for viruses in what people send, where a scanner is set.
import { connect, type Socket } from 'node:net'
import { addAbortSignal } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config, SocketAddress } from '#server/config/index.ts'

/** What a scanner makes of a file. The signature is the scanner's own name for what it found. */
export type Verdict = { readonly infected: false } | { readonly infected: true; readonly signature: string }

/** Looks for viruses in a file. Without a verdict it throws a ScannerError: then nobody knows, and nothing may be kept. */
export type Scanner = {
  scan(bytes: Uint8Array): Promise<Verdict>
}

/**
 * `unreachable`: nobody there, or gone half-way. `slow`: no verdict in time. `too_large`: it takes less than we do.
 * `failed`: it says that it could not look. `garbled`: what it said is no answer.
 */
export class ScannerError extends Error {
  readonly code: 'unreachable' | 'slow' | 'too_large' | 'failed' | 'garbled'
  constructor(code: ScannerError['code'], sentence: string) {
    super(sentence)
    this.name = 'ScannerError'
    this.code = code
  }
}

type ClamdOptions = { readonly address: SocketAddress; readonly patience?: number }

/** In milliseconds, for all of it. A scan takes about a second; somebody is waiting at a form. */
const usualPatience = 20_000
const mostChunk = 64 * 1024
const mostReply = 4096

/** ClamAV's daemon, by its INSTREAM command: the bytes go to it in chunks, and nothing is written down on the way. */
export function clamdScanner({ address, patience = usualPatience }: ClamdOptions): Scanner {
  return {
    async scan(bytes) {
      const signal = AbortSignal.timeout(patience)
      const socket = addAbortSignal(signal, connect({ ...address }))
      const progress = { asked: false }
      // What goes wrong in sending ends the socket, and so the reply: that tells, also when it came before the end.
      pipeline(question(bytes, progress), socket, { end: false }).catch(() => {})
      const reply = await replyIn(socket).catch((error: unknown) => {
        if (error instanceof ScannerError) throw error
        if (signal.aborted) throw new ScannerError('slow', 'The virus scanner took too long.')
        throw new ScannerError('unreachable', `The virus scanner cannot be reached: ${codeOf(error)}.`)
      })
      const verdict = verdictIn(reply)
      // A verdict on a part of a file is none.
      if (!verdict.infected && !progress.asked) throw garbled()
      return verdict
    },
  }
}

/** The command, chunks with their length of four bytes (highest first) before them, and a chunk of no length as the end. */
function* question(bytes: Uint8Array, progress: { asked: boolean }): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += mostChunk) {
    const chunk = bytes.subarray(at, at + mostChunk)
    yield lengthOf(chunk.length)
    yield chunk
  }
  progress.asked = true
  yield lengthOf(0)
}

function lengthOf(count: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(count)
  return length
}

/** Up to the sign that ends it; a reply that breaks off is none. */
async function replyIn(socket: Socket): Promise<string> {
  let said = ''
  for await (const part of socket.setEncoding('utf8')) {
    said += part
    const end = said.search(/[\0\n]/)
    if (end !== -1) return said.slice(0, end).trim()
    if (said.length > mostReply) throw garbled()
  }
  throw said === '' ? new ScannerError('unreachable', 'The virus scanner hung up.') : garbled()
}

function verdictIn(reply: string): Verdict {
  if (reply === 'stream: OK') return { infected: false }
  const signature = /^stream: (.+) FOUND$/.exec(reply)?.[1]
  if (signature !== undefined) return { infected: true, signature: signature.slice(0, 100) }
  if (/size limit exceeded/i.test(reply)) {
    throw new ScannerError('too_large', 'The virus scanner takes smaller files than we do: raise its StreamMaxLength.')
  }
  if (reply.endsWith('ERROR')) throw new ScannerError('failed', `The virus scanner failed: ${reply.slice(0, 200)}`)
  throw garbled()
}

const garbled = () => new ScannerError('garbled', 'The virus scanner answered something that is no verdict.')

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'

/** Where no scanner is set: files go to a notary, whose own machines look at what they open. */
export const noScanner: Scanner = { scan: async () => ({ infected: false }) }

/** The scanner that the settings name, else none. */
export const createScanner = ({ CLAMD_URL: address }: Pick<Config, 'CLAMD_URL'>): Scanner =>
  address === undefined ? noScanner : clamdScanner({ address })
