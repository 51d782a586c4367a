import { afterEach, expect, test, vi } from 'vitest'
import { listenTo } from './live.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A server of which the test says what it tells, and when it hangs up. */
function telling() {
  const opened: { tell(text: string): void; hangUp(): void }[] = []
  vi.stubGlobal('fetch', async () => {
    let control: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        control = controller
      },
    })
    opened.push({
      tell: (text) => control?.enqueue(new TextEncoder().encode(text)),
      hangUp: () => control?.close(),
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  })
  return { opened }
}

function hearing() {
  const heard: (number | null)[] = []
  const states: boolean[] = []
  return {
    heard,
    states,
    onChanged: (revision: number | null) => void heard.push(revision),
    onListening: (now: boolean) => void states.push(now),
  }
}

test('what is told is heard, whole events only, by everybody who listens to the same', async () => {
  const { opened } = telling()
  const [one, other] = [hearing(), hearing()]
  const stops = [listenTo('/api/x/events', one), listenTo('/api/x/events', other)]
  await expect.poll(() => one.states).toEqual([true])
  expect(opened).toHaveLength(1)
  opened[0]?.tell('event: open\ndata: {"revision":3}\n\n:\n\nevent: chan')
  await expect.poll(() => one.heard).toEqual([3])
  opened[0]?.tell('ged\ndata: {"revision":4}\n\n')
  await expect
    .poll(() => [one.heard, other.heard])
    .toEqual([
      [3, 4],
      [3, 4],
    ])
  for (const stop of stops) stop()
})

test('a stream that breaks off is opened again by itself, and meanwhile nobody listens', async () => {
  const { opened } = telling()
  const one = hearing()
  const stop = listenTo('/api/y/events', one)
  await expect.poll(() => one.states).toEqual([true])
  opened[0]?.hangUp()
  await expect.poll(() => one.states).toEqual([true, false, true])
  expect(opened).toHaveLength(2)
  stop()
})

test('who may not listen does not try again', async () => {
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return new Response(null, { status: 404 })
  })
  const one = hearing()
  const stop = listenTo('/api/z/events', one)
  await expect.poll(() => one.states).toEqual([false])
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toBe(1)
  stop()
})

test('while the page is not looked at no stream is open, and another one when it is again', async () => {
  const { opened } = telling()
  const one = hearing()
  const stop = listenTo('/api/w/events', one)
  await expect.poll(() => one.states).toEqual([true])
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => one.states).toEqual([true, false])
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => one.states.at(-1)).toBe(true)
  expect(opened).toHaveLength(2)
  stop()
})
