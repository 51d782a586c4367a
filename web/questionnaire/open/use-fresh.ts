import { useEffect, useMemo, useState } from 'react'
import { restore } from '#domain/fields/index.ts'
import { startAnswers, startProgress } from '#domain/flow/index.ts'
import type { Questionnaire } from '../store/context.tsx'
import { makeFlowStore } from '../store/flow-store.ts'
import { begin } from './beginning.ts'
import { laterSaving } from './later-saving.ts'
import { contextOf, type Surroundings } from './surroundings.ts'

/** After a failure it is tried again as soon as the line is back, and otherwise after this long. */
const patience = 4000

function startHere(around: Surroundings) {
  const began = restore(startAnswers(around.product))
  const store = makeFlowStore({
    product: around.product,
    context: contextOf(around),
    answers: began,
    progress: startProgress,
  })
  return { began, store, later: laterSaving(store) }
}

/**
 * A questionnaire that begins with this visit. What it asks first is the same for everybody, so it can be filled in at
 * once; the server makes it meanwhile, and from then on everything is saved. Its uuid is empty until then.
 */
export function useFresh(around: Surroundings, onMade: (uuid: string) => void): Questionnaire {
  const { flow, messages, instead } = around
  const [{ began, store, later }] = useState(() => startHere(around))
  const [made, setMade] = useState<Pick<Questionnaire, 'uuid' | 'calculation'>>({ uuid: '', calculation: null })

  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    let close: (() => void) | null = null
    const make = async () => {
      const [questionnaire, { saveBegun }] = await Promise.all([begin(flow, ''), import('./opened.ts')])
      if (signal.aborted) return
      const attached = await saveBegun({ flow, questionnaire, store, began })
      if (signal.aborted) return attached.close()
      close = attached.close
      later.start(attached.saving)
      onMade(questionnaire.uuid)
      setMade({ uuid: questionnaire.uuid, calculation: questionnaire.calculation.uuid })
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
        const timer = setTimeout(retry, patience)
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
    () => ({ flow, store, saving: later.saving, messages, instead, ...made }),
    [flow, store, later, messages, instead, made],
  )
}
