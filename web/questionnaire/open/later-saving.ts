import type { Saving } from '../save/saving.ts'
import type { SaveStatus } from '../save/status.ts'
import type { FlowStore } from '../store/flow-store.ts'

/** Saving that begins when there is something to save to. Until then it waits, and says truly how it stands. */
export function laterSaving(store: FlowStore) {
  let real: Saving | null = null
  let waiting: SaveStatus = { kind: 'saved' }
  const listeners = new Set<() => void>()
  let begin: (one: Saving) => void = () => undefined
  const started = new Promise<Saving>((resolve) => {
    begin = resolve
  })
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const say = (kind: 'saving' | 'retrying' | 'offline'): void => {
    if (waiting.kind === kind) return
    waiting = { kind }
    tell()
  }
  // Whatever happens here is not at the server yet.
  const stopLooking = store.subscribe(() => {
    if (waiting.kind === 'saved') say('saving')
  })

  const saving: Saving = {
    status: () => real?.status() ?? waiting,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clashes: () => real?.clashes() ?? [],
    resolve: (choice) => real?.resolve(choice),
    flush: () => started.then((one) => one.flush()),
    connected: () => real?.connected(),
    hear: (known) => real?.hear(known),
    hide: () => real?.hide(),
    leave: () => real?.leave(),
    stop: () => real?.stop(),
  }

  return {
    saving,
    start(one: Saving): void {
      stopLooking()
      real = one
      one.subscribe(tell)
      begin(one)
      tell()
    },
    /** The server could not be reached; it is tried again. */
    fail: (): void => say(navigator.onLine ? 'retrying' : 'offline'),
  }
}
