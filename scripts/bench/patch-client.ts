import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'

/** What leaving a group of fields sends: one time the address, the other time the identity document. Each is a change. */
export const fieldGroup = (turn: number): QuestionnairePatch =>
  turn % 2 === 0
    ? {
        p1: {
          email: `anna${turn}@voorbeeld.nl`,
          phone_number: '+31612345678',
          residence_country: 'NL',
          address: `Voorbeeldlaan ${turn}`,
          zip_code: '3512 CD',
          location: 'Utrecht',
          marital_status: 'married',
        },
        substep: 1,
      }
    : {
        p1: {
          nationality: 'NL',
          document_type: 'passport',
          document_number: 'NX1234561',
          issue_date: '01-02-2024',
          expiration_date: '01-02-2034',
          place_of_issue: turn % 4 === 1 ? 'Utrecht' : 'Amersfoort',
          bsn: turn % 4 === 1 ? '111222333' : '123456782',
        },
        substep: 2,
      }

/** Founders at their browsers, in a thread of their own so that the server's is measured and not theirs. */
export type Founders = {
  readonly port: number
  readonly questionnaires: readonly { readonly path: string; readonly cookie: string }[]
}

/** Work for so many milliseconds, or until so many saves are done; the answer is saves per second. */
export type Shift = { readonly milliseconds: number; readonly most: number }

const { port, questionnaires }: Founders = workerData

/** One connection that is kept. The bare minimum of HTTP: whatever the client takes, the server does not get. */
function openFounder({ path, cookie }: Founders['questionnaires'][number]): () => Promise<void> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const head = `PATCH ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\n`
  let answered: PromiseWithResolvers<void> | undefined
  let received = ''
  socket.setEncoding('latin1').on('data', (part) => {
    received += part
    const end = received.indexOf('\r\n\r\n')
    const length = /\ncontent-length: (\d+)/i.exec(received)?.[1]
    if (end < 0 || received.length < end + 4 + Number(length)) return
    if (received.startsWith('HTTP/1.1 200')) answered?.resolve()
    else answered?.reject(new Error(`A save was answered with ${received.slice(9, 12)}.`))
    received = ''
  })
  socket.on('error', (error) => answered?.reject(error))
  socket.on('close', () => answered?.reject(new Error('The server closed a connection.')))
  let turn = 0
  return () => {
    turn += 1
    const body = JSON.stringify(fieldGroup(turn))
    answered = Promise.withResolvers()
    socket.write(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
    return answered.promise
  }
}

const founders = questionnaires.map(openFounder)

parentPort?.on('message', async ({ milliseconds, most }: Shift) => {
  const start = performance.now()
  let done = 0
  const busy = async (save: () => Promise<void>) => {
    while (done < most && performance.now() - start < milliseconds) {
      await save()
      done += 1
    }
  }
  await Promise.all(founders.map(busy))
  parentPort?.postMessage((done * 1000) / (performance.now() - start))
})
