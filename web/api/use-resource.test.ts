import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './call.ts'
import { type Resource, useResource } from './use-resource.ts'

type Options = Parameters<typeof useResource<string>>[2]

/** A server that answers when the test says so, each question in its turn. */
function makeServer() {
  const asked: { readonly answer: (value: string) => void; readonly refuse: (error: unknown) => void }[] = []
  return {
    load: () => new Promise<string>((answer, refuse) => void asked.push({ answer, refuse })),
    count: () => asked.length,
    answer: (at: number, value: string) => act(async () => asked[at]?.answer(value)),
    refuse: (at: number, error: unknown) => act(async () => asked[at]?.refuse(error)),
  }
}

/** As much of a page as React wants for a component that shows nothing. */
function container(): Element {
  const page = { nodeType: 9, addEventListener: () => undefined, removeEventListener: () => undefined }
  return {
    ...page,
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    ownerDocument: page,
    textContent: '',
  } as unknown as Element
}

interface Shown {
  readonly name: string | null
  readonly load: () => Promise<string>
  readonly options: Options
  readonly seen: Resource<string>[]
}

function Screen({ name, load, options, seen }: Shown) {
  seen.push(useResource(name, load, options))
  return null
}

async function show(key: string | null, load: () => Promise<string>, options?: Options) {
  const seen: Resource<string>[] = []
  const root = createRoot(container())
  const render = (name: string | null) =>
    act(async () => root.render(createElement(Screen, { name, load, options, seen })))
  await render(key)
  return {
    now: () => seen.at(-1) ?? expect.fail(),
    states: () => seen.map(({ state }) => state),
    render,
    leave: () => act(async () => root.unmount()),
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', { event: undefined, HTMLIFrameElement: class {} })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('loading', () => {
  test('shows what came', async () => {
    const server = makeServer()
    const screen = await show('a', server.load)
    expect(screen.now().state).toBe('loading')
    await server.answer(0, 'first')
    expect(screen.now()).toMatchObject({ state: 'ready', value: 'first', looks: 1 })
  })

  test('asks for nothing as long as nothing is wanted', async () => {
    const server = makeServer()
    const screen = await show(null, server.load)
    expect([screen.now().state, server.count()]).toEqual(['loading', 0])
    await screen.render('a')
    expect(server.count()).toBe(1)
  })

  test('asks for nothing that is known already', async () => {
    const server = makeServer()
    const screen = await show('a', server.load, { initial: 'known' })
    expect(screen.now()).toMatchObject({ state: 'ready', value: 'known' })
    expect(server.count()).toBe(0)
  })

  test('begins anew with another key, and hears no answer to the one before', async () => {
    const server = makeServer()
    const screen = await show('a', server.load)
    await server.answer(0, 'of a')
    await screen.render('b')
    expect(screen.now().state).toBe('loading')
    await screen.render('c')
    await server.answer(2, 'of c')
    await server.answer(1, 'of b')
    expect(screen.now()).toMatchObject({ state: 'ready', value: 'of c' })
  })
})

describe('failing', () => {
  test.each([
    [new ApiError(500, []), 'failed'],
    [new ApiError(0, []), 'failed'],
    [new Error('ours'), 'failed'],
    [new ApiError(404, []), 'gone'],
    // The guard leads to the login meanwhile.
    [new ApiError(401, []), 'loading'],
  ])('%s leaves it %s', async (error, state) => {
    const server = makeServer()
    const screen = await show('a', server.load)
    await server.refuse(0, error)
    expect(screen.now().state).toBe(state)
  })

  test('retries from the start', async () => {
    const server = makeServer()
    const screen = await show('a', server.load)
    await server.refuse(0, new ApiError(500, []))
    await act(async () => screen.now().again())
    expect(screen.now().state).toBe('loading')
    await server.answer(1, 'second')
    expect(screen.states()).toEqual(['loading', 'failed', 'loading', 'ready'])
  })
})

describe('bringing up to date', () => {
  test('keeps what is shown until the new one is here', async () => {
    const server = makeServer()
    const screen = await show('a', server.load)
    await server.answer(0, 'old')
    let done = false
    await act(
      async () =>
        void screen
          .now()
          .refresh()
          .then(() => (done = true)),
    )
    expect(screen.now()).toMatchObject({ state: 'ready', value: 'old' })
    expect(done).toBe(false)
    await server.answer(1, 'new')
    expect(screen.now()).toMatchObject({ state: 'ready', value: 'new' })
    expect(done).toBe(true)
  })

  test('keeps what is shown when that fails', async () => {
    const server = makeServer()
    const screen = await show('a', server.load)
    await server.answer(0, 'old')
    await act(async () => void screen.now().refresh())
    await server.refuse(1, new ApiError(500, []))
    expect(screen.now()).toMatchObject({ state: 'ready', value: 'old' })
  })

  test('the newest question counts', async () => {
    const server = makeServer()
    const screen = await show('a', server.load)
    await act(async () => void screen.now().refresh())
    await server.answer(1, 'newest')
    await server.answer(0, 'late')
    expect(screen.now()).toMatchObject({ value: 'newest' })
  })

  test('what is put there outdates what is on its way', async () => {
    const server = makeServer()
    const screen = await show('a', server.load)
    await act(async () => screen.now().put('own'))
    await server.answer(0, 'late')
    expect(screen.now()).toMatchObject({ state: 'ready', value: 'own' })
  })

  test('what was being looked for may be newer than what is put there: it is looked for once more', async () => {
    const server = makeServer()
    const screen = await show('a', server.load)
    await server.answer(0, 'old')
    await act(async () => void screen.now().refresh())
    await act(async () => screen.now().put('own'))
    await server.answer(1, 'late')
    expect(screen.now()).toMatchObject({ state: 'ready', value: 'own' })
    await server.answer(2, 'newest')
    expect(screen.now()).toMatchObject({ state: 'ready', value: 'newest' })
    await act(async () => screen.now().put('quiet'))
    expect(server.count()).toBe(3)
  })
})

describe('polling', () => {
  const poll = (value: string | null, looks: number) => (value === 'done' ? null : ([1000, 2000][looks - 1] ?? null))
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))

  test('looks again after each pause until there is nothing to wait for', async () => {
    const server = makeServer()
    const screen = await show('a', server.load, { poll })
    await server.answer(0, 'half')
    await pass(999)
    expect(server.count()).toBe(1)
    await pass(1)
    expect(server.count()).toBe(2)
    await server.answer(1, 'done')
    await pass(60_000)
    expect(server.count()).toBe(2)
    expect(screen.now()).toMatchObject({ state: 'ready', value: 'done', looks: 2 })
  })

  test('a failure in between is not told; the last one is', async () => {
    const server = makeServer()
    const screen = await show('a', server.load, { poll })
    await server.refuse(0, new ApiError(500, []))
    expect(screen.now()).toMatchObject({ state: 'loading', looks: 1 })
    await pass(1000)
    await server.refuse(1, new ApiError(500, []))
    await pass(2000)
    await server.refuse(2, new ApiError(500, []))
    expect(screen.now()).toMatchObject({ state: 'failed', looks: 3 })
  })

  test('begins its pauses anew when it is refreshed', async () => {
    const server = makeServer()
    const screen = await show('a', server.load, { poll })
    await server.answer(0, 'half')
    await pass(1000)
    await server.answer(1, 'half')
    await act(async () => void screen.now().refresh())
    expect(server.count()).toBe(3)
    await server.answer(2, 'half')
    expect(screen.now().looks).toBe(1)
    await pass(1000)
    expect(server.count()).toBe(4)
  })

  test('ends with the screen', async () => {
    const server = makeServer()
    const screen = await show('a', server.load, { poll })
    await server.answer(0, 'half')
    await screen.leave()
    await pass(60_000)
    expect(server.count()).toBe(1)
  })
})

describe('kept', () => {
  test('is there for who comes back, and the same for all', async () => {
    const server = makeServer()
    const screen = await show('kept', server.load, { kept: true })
    const other = await show('kept', server.load, { kept: true })
    await server.answer(0, 'once')
    expect([screen.now(), other.now()]).toMatchObject([{ value: 'once' }, { value: 'once' }])
    await screen.leave()
    await other.leave()
    const back = await show('kept', server.load, { kept: true })
    expect(back.states()).toEqual(['ready'])
    expect(server.count()).toBe(1)
  })

  test('a failure is not kept', async () => {
    const server = makeServer()
    const screen = await show('kept failing', server.load, { kept: true })
    await server.refuse(0, new ApiError(500, []))
    expect(screen.now().state).toBe('failed')
    await screen.leave()
    const back = await show('kept failing', server.load, { kept: true })
    expect(back.now().state).toBe('loading')
    await server.answer(1, 'here')
    expect(back.now()).toMatchObject({ value: 'here' })
  })
})

describe('being told', () => {
  /** What the server tells, when the test says so. */
  function stream() {
    let control: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        control = controller
      },
    })
    const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
    vi.stubGlobal('document', {
      hidden: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })
    vi.stubGlobal('fetch', async () => new Response(body, { headers }))
    const settle = () =>
      act(async () => {
        await vi.dynamicImportSettled()
        await vi.advanceTimersByTimeAsync(0)
      })
    return {
      settle,
      async tell(event: string, revision: number | null) {
        await settle()
        control?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify({ revision })}\n\n`))
        await settle()
      },
      async breakOff() {
        control?.close()
        await settle()
      },
    }
  }
  const every = 20_000
  const listening = (path: string) => ({
    poll: () => every,
    events: { path, revisionOf: (value: string) => Number(value) },
  })

  test('looks when something changed, and not by the clock as long as it is told', async () => {
    const [server, told] = [makeServer(), stream()]
    const screen = await show('a', server.load, listening('/one/events'))
    await server.answer(0, '3')
    // Nothing is further than what is here.
    await told.tell('open', 3)
    await act(async () => vi.advanceTimersByTimeAsync(every * 3))
    expect(server.count()).toBe(1)
    await told.tell('changed', 4)
    expect(server.count()).toBe(2)
    await server.answer(1, '4')
    expect(screen.now()).toMatchObject({ state: 'ready', value: '4' })
    await screen.leave()
  })

  test('of what changes while it is being looked for it looks once more', async () => {
    const [server, told] = [makeServer(), stream()]
    const screen = await show('a', server.load, listening('/two/events'))
    await server.answer(0, '1')
    await told.tell('changed', 2)
    await told.tell('changed', 3)
    await told.tell('changed', 4)
    expect(server.count()).toBe(2)
    await server.answer(1, '2')
    await told.settle()
    expect(server.count()).toBe(3)
    await screen.leave()
  })

  test('what changed before one listened is looked for', async () => {
    const [server, told] = [makeServer(), stream()]
    const screen = await show('a', server.load, listening('/three/events'))
    await server.answer(0, '1')
    await told.tell('open', 2)
    expect(server.count()).toBe(2)
    await screen.leave()
  })

  test('where nobody tells any more it looks by the clock', async () => {
    const [server, told] = [makeServer(), stream()]
    const screen = await show('a', server.load, listening('/four/events'))
    await server.answer(0, '1')
    await told.tell('open', 1)
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
    await told.breakOff()
    await act(async () => vi.advanceTimersByTimeAsync(every))
    expect(server.count()).toBe(2)
    await screen.leave()
  })
})
