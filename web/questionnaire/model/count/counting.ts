import type { CountedVisit } from '#contract/question-counts.ts'
import type { FlowName } from '#domain/products/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { rewritesIn } from '#web/site/index.ts'
import type { FlowStore } from '../store/flow-store.ts'
import { startNoticing } from './noticing.ts'

interface CountingParts {
  readonly flow: FlowName
  readonly locale: Locale
  readonly store: FlowStore
  readonly fresh: boolean
  /** When the questionnaire is left. */
  readonly left: AbortSignal
}

/** How soon after something happened it is looked at: never while somebody waits for it. */
const soon = 250

/** Nothing is read from the device or kept on it, and nobody waits: what cannot be sent is not counted. */
function tell(flow: FlowName, questions: readonly CountedVisit[]): void {
  if (questions.length === 0) return
  const body = new Blob([JSON.stringify({ flow, questions })], { type: 'application/json' })
  navigator.sendBeacon?.('/api/question_counts', body)
}

/** Counts where somebody stumbles, from now until the questionnaire is left. */
export async function startCounting({ flow, locale, store, fresh, left }: CountingParts): Promise<void> {
  const words = new Map((await rewritesIn(locale)).map(({ question, revision }) => [question, revision]))
  if (left.aborted) return
  const noticing = startNoticing({
    ...{ store, fresh },
    wordsOf: (question) => words.get(question) ?? 0,
    now: () => performance.now(),
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopLooking = store.subscribe(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      noticing.sample()
    }, soon)
  })
  const away = (): void => {
    noticing.pause()
    tell(flow, noticing.news())
  }
  const turn = (): void => (document.visibilityState === 'hidden' ? away() : noticing.resume())
  document.addEventListener('visibilitychange', turn)
  left.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', turn)
    stopLooking()
    clearTimeout(timer)
    if (document.visibilityState !== 'hidden') away()
  })
}
