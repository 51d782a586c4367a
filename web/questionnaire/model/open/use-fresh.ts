import { useEffect, useMemo, useState } from 'react'
import { startAnswers, startProgress } from '#domain/flow/index.ts'
import { loadProduct } from '#domain/products/index.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import type { Saving } from '../save/saving.ts'
import type { SaveStatus } from '../save/status.ts'
import { type FlowStore, makeFlowStore } from '../store/flow-store.ts'
import type { OpenQuestionnaire } from '../use/questionnaire.ts'
import { flowContextOf, type Surroundings } from './prepared.ts'

/** After a failure it is tried again as soon as the line is back, and otherwise after this long. */
const retryDelay = 4000

function startHere(around: Surroundings) {
  const began = startAnswers(around.product, { preselects_membership: around.flags.preselect_membership })
  const store = makeFlowStore({
    product: around.product,
    loadJudge: () => loadProduct(around.flow),
    context: flowContextOf(around),
    answers: began,
    progress: startProgress,
  })
  return { began, store, later: laterSaving(store) }
}

/**
 * A questionnaire that begins with this visit. What it asks first is the same for everybody, so it can be filled in at
 * once; the server makes it meanwhile, and from then on everything is saved. Its uuid is empty until then.
 */
export function useFresh(around: Surroundings, onMade: (uuid: string) => void): OpenQuestionnaire {
  const { flow, messages, instead } = around
  const [{ began, store, later }] = useState(() => startHere(around))
  const [created, setCreated] = useState<Pick<OpenQuestionnaire, 'uuid' | 'calculation'>>({
    uuid: '',
    calculation: null,
  })

  // Before anything is answered there is nothing to judge.
  useEffect(() => {
    const judge = () => store.judged()?.catch(() => undefined)
    const stopListening = store.subscribe(judge)
    const stopWaiting = whenIdle(judge)
    return () => {
      stopListening()
      stopWaiting()
    }
  }, [store])

  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    let close: (() => void) | null = null
    const make = async () => {
      const [questionnaire, { saveBegun }] = await Promise.all([
        import('./beginning.ts').then(({ begin }) => begin(flow, '')),
        import('./opened.ts'),
      ])
      if (signal.aborted) return
      const attached = await saveBegun({ flow, questionnaire, store, began })
      if (signal.aborted) return attached.close()
      close = attached.close
      later.start(attached.saving)
      onMade(questionnaire.uuid)
      setCreated({ uuid: questionnaire.uuid, calculation: questionnaire.calculation.uuid })
    }
    const attempt = () => {
      make().catch(() => {
        if (signal.aborted) return
        later.fail()
        const again = new AbortController()
        const retry = () => {
          again.abort()
          if (!signal.aborted) attempt()
        }
        window.addEventListener('online', retry, { signal: again.signal })
        const timer = setTimeout(retry, retryDelay)
        again.signal.addEventListener('abort', () => clearTimeout(timer))
      })
    }
    attempt()
    return () => {
      gone.abort()
      close?.()
    }
  }, [flow, store, began, later, onMade])

  return useMemo(
    () => ({ flow, store, saving: later.saving, messages, instead, paid: false, ...created }),
    [flow, store, later, messages, instead, created],
  )
}

const nobody: ReturnType<Saving['stays']> = new Map()

/** Saving that begins when there is something to save to. Until then it waits, and says truly how it stands. */
function laterSaving(store: FlowStore) {
  let real: Saving | null = null
  let waiting: SaveStatus = { kind: 'saved' }
  const listeners = new Set<() => void>()
  let arrive: (attached: Saving) => void = () => undefined
  const started = new Promise<Saving>((resolve) => {
    arrive = resolve
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
    stays: () => real?.stays() ?? nobody,
    byAssistant: () => real?.byAssistant() ?? null,
    resolve: (choice) => real?.resolve(choice),
    flush: () => started.then((attached) => attached.flush()),
    connected: () => real?.connected(),
    hear: (fresh) => real?.hear(fresh),
    inherit: (copies) => real?.inherit(copies),
    hide: () => real?.hide(),
    leave: () => real?.leave(),
    stop: () => real?.stop(),
  }

  return {
    saving,
    start(attached: Saving): void {
      stopLooking()
      real = attached
      attached.subscribe(tell)
      arrive(attached)
      tell()
    },
    /** The server could not be reached; it is tried again. */
    fail: (): void => say(navigator.onLine ? 'retrying' : 'offline'),
  }
}
