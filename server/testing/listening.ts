import { expect, onTestFinished } from 'vitest'
import type { Browser } from './browser.ts'

/** Listens, and answers each event in turn; null when there are no more. */
export async function listen(who: Pick<Browser, 'call'>, path: string) {
  const answer = await who.call('GET', `${path}/events`, { payloadAsStream: true })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
  const stream = answer.stream()
  onTestFinished(() => void stream.destroy())
  const chunks = stream[Symbol.asyncIterator]()
  let text = ''
  return async function next(): Promise<{ event: string; revision: number | null } | null> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const [, event = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? []
        text = text.slice(end + 2)
        if (event !== '') return { event, ...JSON.parse(data) }
        continue
      }
      const { value, done } = await chunks.next()
      if (done) return null
      text += String(value)
    }
  }
}
