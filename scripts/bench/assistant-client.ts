import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** One assistant that calls as often as it likes: a draft of its own, and connections that it takes in turns. */
export type AssistantLane = {
  readonly draft_id: string
  readonly tokens: readonly string[]
  /** Where its founder reads it, with these headers. */
  readonly path: string
  readonly founder: Readonly<Record<string, string>>
}

export type Assistants = { readonly port: number; readonly lanes: readonly AssistantLane[] }

/** What is asked: the same draft by the browser of its founder, a plain route, or a tool. */
export const benchCalls = ['plain', 'price', 'questions', 'save', 'check', 'deed'] as const
export type BenchCall = (typeof benchCalls)[number]

/** These in turns, by so many at once, until the time is over or so many were made. */
export type CallShift = {
  readonly calls: readonly BenchCall[]
  readonly atOnce: number
  readonly milliseconds: number
  readonly most: number
}

/** How often in a second, how long each took in the middle, and the longest answer. */
export type Called = { readonly perSecond: number; readonly milliseconds: number; readonly bytes: number }

type ToolParams = { readonly name: string; readonly arguments: object }

/** What an assistant sends when it fills something in: a handful of answers, each a change. */
const someAnswers = (turn: number) => [
  { path: 'main.company_name', value: `De Gouden Lepel ${turn}` },
  { path: 'main.email', value: `info${turn}@degoudenlepel.nl` },
  { path: 'main.office_address', value: `Voorbeeldstraat ${turn}` },
  { path: 'main.full_time_work', value: turn % 50 },
  { path: 'p1.address', value: `Voorbeeldlaan ${turn}` },
  { path: 'p1.location', value: turn % 2 === 0 ? 'Utrecht' : 'Amersfoort' },
]

const priced = [
  { path: 'main.incorporation_speed', value: 'standard' },
  { path: 'main.industry', value: 'hospitality' },
  { path: 'p1.holding', value: true },
]

/** Somebody who asks over one connection of the network that is kept. */
export function openCaller(port: number, { draft_id, tokens, path: own, founder }: AssistantLane) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let turn = 0
  let version = ''

  const ask = (path: string, body?: string): Promise<string> =>
    new Promise((done, fail) => {
      const headers =
        body === undefined
          ? founder
          : {
              ...{ authorization: `Bearer ${tokens[turn % tokens.length]}`, 'content-type': 'application/json' },
              ...{ accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' },
              'content-length': Buffer.byteLength(body),
            }
      const method = body === undefined ? 'GET' : 'POST'
      request({ port, host: '127.0.0.1', path, method, agent, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part) => {
          text += part
        })
        answer.on('error', fail).on('end', () => {
          if (answer.statusCode === 200) done(text)
          else fail(new Error(`${path} answered ${answer.statusCode}: ${text}`))
        })
      })
        .on('error', fail)
        .end(body)
    })

  /** Calls a tool; answers what it says, and how many bytes that took. */
  async function tool(params: ToolParams) {
    turn += 1
    const text = await ask('/mcp', JSON.stringify({ jsonrpc: '2.0', id: turn, method: 'tools/call', params }))
    const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text)
    if (result?.isError !== false && result?.structuredContent === undefined)
      throw new Error(`${params.name} was answered with ${text.slice(0, 400)}.`)
    return { said: result.structuredContent, bytes: Buffer.byteLength(text) }
  }

  async function save(): Promise<number> {
    if (version === '') version = (await tool({ name: 'list_questions', arguments: { draft_id } })).said.version
    const request_id = `request-${draft_id}-${turn}`
    const asked = { draft_id, version, request_id, answers: someAnswers(turn) }
    const { said, bytes } = await tool({ name: 'save_answers', arguments: asked })
    if (said.saved.length !== asked.answers.length) throw new Error(`Not saved: ${JSON.stringify(said)}`)
    version = said.version
    return bytes
  }

  const reading = async (name: string, more: object) => (await tool({ name, arguments: more })).bytes

  const calls: Readonly<Record<BenchCall, () => Promise<number>>> = {
    plain: async () => (await ask(own)).length,
    price: () => reading('estimate_price', { product: 'dutch-bv', answers: priced }),
    questions: () => reading('list_questions', { draft_id }),
    save,
    check: () => reading('check_draft', { draft_id }),
    deed: () => reading('read_draft_deed', { draft_id, part: 1 }),
  }
  return { calls, tool, close: () => agent.destroy() }
}

if (parentPort !== null) {
  const port = parentPort
  const { lanes, port: at }: Assistants = workerData
  const callers = lanes.map((lane) => openCaller(at, lane))
  let made = 0

  port.on('message', async ({ calls, atOnce, milliseconds, most }: CallShift) => {
    const begun = performance.now()
    const times: number[] = []
    let [left, bytes] = [most, 0]
    const busy = async (first: number) => {
      while (left > 0 && performance.now() - begun < milliseconds) {
        left -= 1
        // Who calls alone is another each time, so that no connection calls too often.
        const caller = callers[(atOnce === callers.length ? first : made) % callers.length]
        const call = calls[made % calls.length]
        made += 1
        if (caller === undefined || call === undefined) throw new Error('There is nobody to call.')
        const since = performance.now()
        bytes = Math.max(bytes, await caller.calls[call]())
        times.push(performance.now() - since)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, (_, index) => busy(index)))
    const sorted = times.toSorted((one, other) => one - other)
    const called: Called = {
      perSecond: (times.length * 1000) / (performance.now() - begun),
      milliseconds: sorted[Math.floor(sorted.length / 2)] ?? 0,
      bytes,
    }
    port.postMessage(called)
  })
}
