import { createServer, type ListenOptions, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The text that every scanner knows as a test. In pieces, so that none takes this file for one that holds it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!', '$H+H*'].join('')

type Scan = { readonly command: string; readonly chunks: readonly number[]; readonly bytes: Buffer }

type ClamdOptions = {
  /** In the place of a verdict; null never says a word, an empty text hangs up. */
  readonly reply?: string | null
  /** Answers before anything but the command has come. */
  readonly hasty?: boolean
  /** As its StreamMaxLength. */
  readonly most?: number
  readonly listen?: ListenOptions
}

/** A daemon that speaks the protocol of clamd, to the letter, and knows one virus. */
export async function openClamd(options: ClamdOptions = {}) {
  const scans: Scan[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}) // A client that hangs up is what some tests are about.
    serveOne(socket, options, scans)
  })
  await new Promise<void>((resolve) => server.listen(options.listen ?? { port: 0, host: '127.0.0.1' }, resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  onTestFinished(close)
  const bound = server.address()
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0
  return { scans, close, address: { host: '127.0.0.1', port }, url: `tcp://127.0.0.1:${port}` }
}

function serveOne(
  socket: Socket,
  { reply, hasty, most = Number.POSITIVE_INFINITY }: ClamdOptions,
  scans: Scan[],
): void {
  let seen = Buffer.alloc(0)
  const say = (text: string) => socket.end(text)
  const verdict = (scan: Scan) => {
    scans.push(scan)
    if (reply === null) return
    say(reply ?? `stream: ${scan.bytes.includes(eicar) ? 'Eicar-Signature FOUND' : 'OK'}\0`)
  }
  socket.on('data', (data) => {
    seen = Buffer.concat([seen, Buffer.from(data)])
    const command = /^[zn]INSTREAM[\0\n]/.exec(seen.toString('latin1', 0, 10))?.[0]
    if (command === undefined) return void (seen.length >= 10 && say('UNKNOWN COMMAND\0'))
    if (hasty) return void say('stream: OK\0')
    const pieces: Buffer[] = []
    for (let at = command.length; at + 4 <= seen.length; ) {
      const length = seen.readUInt32BE(at)
      if (length === 0) {
        return verdict({ command, chunks: pieces.map((piece) => piece.length), bytes: Buffer.concat(pieces) })
      }
      if (length > most) return void say('INSTREAM size limit exceeded. ERROR\0')
      if (at + 4 + length > seen.length) return
      pieces.push(seen.subarray(at + 4, at + 4 + length))
      at += 4 + length
    }
  })
}
