import { createServer, type Socket } from 'node:net'

type FakeFacts = {
  readonly version: string
  readonly number: number
  /** So many connections are hung up on at their first word. */
  readonly hangsUpFirst?: number
}

/** As much of a PostgreSQL server as it takes to be asked its version, to hang up and to freeze in the middle of something. */
export async function startFakeServer({ version, number, hangsUpFirst = 0 }: FakeFacts) {
  const sockets = new Set<Socket>()
  let greetings = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let greeted = false
    socket.on('data', (bytes) => {
      if (!greeted) {
        greetings += 1
        socket.write(Buffer.concat([message('R', int32(0)), ready]))
      } else if (bytes.includes('timezone') && greetings <= hangsUpFirst) socket.destroy()
      else if (bytes.includes('freeze')) return
      else if (bytes.includes('server_version'))
        socket.write(answer({ version, number: `${number}`, encoding: 'UTF8' }))
      else if (bytes.includes('hang up')) socket.destroy()
      else socket.write(Buffer.concat([done('SET'), ready]))
      greeted = true
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const place = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return {
    place,
    url: `postgres://me:hunter2@${place}/shop`,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const int32 = (value: number) => Buffer.from(new Uint8Array(new Int32Array([value]).buffer).toReversed())
const int16 = (value: number) => int32(value).subarray(2)
const text = (value: string) => Buffer.from(`${value}\0`)
const message = (kind: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body])
}
const ready = message('Z', Buffer.from('I'))
const done = (tag: string) => message('C', text(tag))

function answer(row: Readonly<Record<string, string>>): Buffer {
  const anyText = 25
  const wholeNumber = 23
  const fields = Object.keys(row).map((name) => {
    const oid = name === 'number' ? wholeNumber : anyText
    return Buffer.concat([text(name), int32(0), int16(0), int32(oid), int16(-1), int32(-1), int16(0)])
  })
  const values = Object.values(row).map((value) => Buffer.concat([int32(value.length), Buffer.from(value)]))
  return Buffer.concat([
    message('T', int16(fields.length), ...fields),
    message('D', int16(values.length), ...values),
    done('SELECT 1'),
    ready,
  ])
}
