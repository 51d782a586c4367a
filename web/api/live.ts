import { credentialHeaders, tokenKeeper } from './credentials.ts'

export type Hearing = {
  /** Something changed, or may have before one listened (`opening`); the revision where one is told. */
  readonly onChanged: (revision: number | null, opening: boolean) => void
  /** Whether somebody listens now: while nobody does, who wants to know must ask. */
  readonly onListening: (listening: boolean) => void
}

const firstPause = 1_000
const longestPause = 60_000
/** The server gives a sign of life more often than this. */
const silence = 70_000

/** Who may not listen, or where nobody tells, need not try again. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== 429

type SharedStream = { readonly hearings: Set<Hearing>; listening: boolean; stop: () => void }
const streams = new Map<string, SharedStream>()

/** Listens to what is told at an address: however many want to hear the same, one stream is open for them. Returns how to stop. */
export function listenTo(path: string, hearing: Hearing): () => void {
  const shared = streams.get(path) ?? share(path)
  shared.hearings.add(hearing)
  if (shared.listening) hearing.onListening(true)
  return () => {
    shared.hearings.delete(hearing)
    if (shared.hearings.size > 0) return
    streams.delete(path)
    shared.stop()
  }
}

function share(path: string): SharedStream {
  const shared: SharedStream = { hearings: new Set(), listening: false, stop: () => undefined }
  streams.set(path, shared)
  shared.stop = openStream(path, {
    onChanged: (revision, opening) => {
      for (const one of shared.hearings) one.onChanged(revision, opening)
    },
    onListening: (listening) => {
      shared.listening = listening
      for (const one of shared.hearings) one.onListening(listening)
    },
  })
  return shared
}

/**
 * Listens to a stream of events as long as the page is looked at, and comes back by itself when it breaks off. A stream
 * carries a token in its headers, as every call does, which an EventSource cannot.
 */
function openStream(path: string, { onChanged, onListening }: Hearing): () => void {
  let running: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause
  let over = false

  async function listen(): Promise<void> {
    clearTimeout(timer)
    if (over || running || document.hidden) return
    const own = new AbortController()
    running = own
    let refused = false
    try {
      const token = tokenKeeper.read()
      const response = await fetch(path, { headers: token ? credentialHeaders(token) : {}, signal: own.signal })
      refused = isFinal(response.status)
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
      if (response.ok && response.body && isStream) {
        pause = firstPause
        onListening(true)
        await hear(response.body, own)
      }
    } catch {
      // Broken off: by the network, by the server, or because nobody looks any more.
    }
    if (running !== own) return
    running = null
    onListening(false)
    if (refused) over = true
    else again()
  }

  async function hear(body: ReadableStream<Uint8Array>, { signal }: AbortController): Promise<void> {
    const reader = body.getReader()
    const decoder = new TextDecoder()
    let text = ''
    for (;;) {
      const quiet = setTimeout(() => void reader.cancel(), silence)
      const { value, done } = await reader.read().finally(() => clearTimeout(quiet))
      if (done || signal.aborted) return
      text += decoder.decode(value, { stream: true })
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const revision = revisionIn(part)
        if (revision !== undefined) onChanged(revision, part.startsWith('event: open'))
      }
    }
  }

  function again(): void {
    if (over || document.hidden) return
    // Not all at once, when a server comes back.
    timer = setTimeout(() => void listen(), pause * (0.5 + Math.random() / 2))
    pause = Math.min(pause * 2, longestPause)
  }

  function stop(): void {
    clearTimeout(timer)
    running?.abort()
    running = null
    onListening(false)
  }

  const look = () => (document.hidden ? stop() : void listen())
  document.addEventListener('visibilitychange', look)
  void listen()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', look)
    stop()
  }
}

/** Of `open` and `changed` alike: what was there before one listened counts too. */
function revisionIn(event: string): number | null | undefined {
  const [, data] = /^event: (?:open|changed)\ndata: (.*)$/.exec(event) ?? []
  if (data === undefined) return undefined
  try {
    const { revision } = JSON.parse(data) as { readonly revision?: unknown }
    return typeof revision === 'number' ? revision : null
  } catch {
    return null
  }
}
