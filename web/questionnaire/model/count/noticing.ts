import type { CountedVisit } from '#contract/question-counts.ts'
import type { Issue } from '#domain/issues/index.ts'
import { bucketOfTime } from '#domain/stumbling/index.ts'
import { readAnswer } from '../store/answers.ts'
import type { FlowStore } from '../store/flow-store.ts'

/** What was noticed of a question in this visit, and what of that was told already. */
interface Noticed {
  open: boolean
  wrong: boolean
  corrected: boolean
  readonly messages: Set<Issue['code']>
  milliseconds: number
  readonly told: Set<string>
}

interface NoticingParts {
  readonly store: FlowStore
  /** Whether the questionnaire begins with this visit: then everything in it is asked for the first time. */
  readonly fresh: boolean
  readonly wordsOf: (question: string) => number
  readonly now: () => number
}

/** Whoever it is asked of, it is the same question. */
const questionAt = (path: string): string => path.replace(/^p[1-4]\./, 'shareholder.')

/** Somebody who is away longer than this is not thinking about the question. */
const longestPause = 300_000

/** Watches one visit to a questionnaire: which questions gave trouble, and never what was answered. */
export function startNoticing({ store, fresh, wordsOf, now }: NoticingParts) {
  const noticed = new Map<string, Noticed>()
  const began = store.progress().step
  let mark = now()
  let place = ''
  let last: { readonly path: string; readonly value: unknown } | null = null
  let departures: { readonly question: string; readonly what: 'left' | 'returned' }[] = []
  let leftAt: string | null = null

  /** A question that was answered in an earlier visit is not asked anew. */
  const isAskedNow = (path: string): boolean =>
    fresh ||
    store.view().progress.temporal_step > began ||
    (readAnswer(store.answers(), path) === undefined && !store.drafts().has(path))

  function seen(path: string): Noticed | undefined {
    const question = questionAt(path)
    if (!noticed.has(question) && isAskedNow(path)) {
      noticed.set(question, {
        ...{ open: false, wrong: false, corrected: false, milliseconds: 0 },
        ...{ messages: new Set(), told: new Set() },
      })
    }
    return noticed.get(question)
  }

  function look(path: string): void {
    const found = seen(path)
    if (!found) return
    const { value, issues } = store.fieldState(path)
    const [issue] = issues
    if (issue) {
      found.messages.add(issue.code)
      if (issue.code === 'required') found.open = true
      else found.wrong = true
    } else if (found.wrong && value !== null) {
      found.corrected = true
    }
  }

  /** The time since the answer before, or since the questions came into view, was for the one that is answered now. */
  function keepTime(): void {
    const [path] = store.writtenLately()
    if (path === undefined) return
    const { value } = store.fieldState(path)
    if (last?.path === path && Object.is(last.value, value)) return
    last = { path, value }
    const found = noticed.get(questionAt(path))
    if (found) found.milliseconds += Math.min(now() - mark, longestPause)
    mark = now()
  }

  function sample(): void {
    const { progress, rows } = store.view()
    const here = `${progress.temporal_step} ${progress.substep} ${progress.person ?? ''}`
    keepTime()
    if (here !== place) mark = now()
    place = here
    for (const { path } of rows.flat()) look(path)
  }

  /** Where somebody who goes now stops: at the first question that is still open there, or the last of them. */
  function stoppingPlace(): string | null {
    const { rows, missing, may_continue, next } = store.view()
    if (may_continue && next.to === 'billing') return null
    const paths = rows.flat().map(({ path }) => path)
    const path = missing.find((one) => paths.includes(one.path))?.path ?? paths.at(-1)
    return path === undefined ? null : questionAt(path)
  }

  const newsOf = (question: string, found: Noticed): CountedVisit | null => {
    const stumbled = found.open || found.corrected
    const happened = {
      ...{ shown: true, open: found.open, corrected: found.corrected, stumbled },
      time: found.milliseconds > 0,
    }
    const fresh = Object.entries(happened).flatMap(([what, is]) => (is && !found.told.has(what) ? [what] : []))
    const messages = [...found.messages].filter((code) => !found.told.has(`message ${code}`))
    if (fresh.length + messages.length === 0) return null
    for (const what of [...fresh, ...messages.map((code) => `message ${code}`)]) found.told.add(what)
    return {
      ...{ question, words: wordsOf(question) },
      ...Object.fromEntries(fresh.filter((what) => what !== 'time').map((what) => [what, true as const])),
      ...(fresh.includes('time') && { time: bucketOfTime(found.milliseconds / 1000) }),
      ...(messages.length > 0 && { messages }),
    }
  }

  sample()
  // Who comes back takes back that they went.
  const arrivedAt = fresh ? null : stoppingPlace()
  if (arrivedAt) departures = [{ question: arrivedAt, what: 'returned' }]

  return {
    sample,

    /** The page goes out of sight: from here on nobody thinks about a question. */
    pause(): void {
      sample()
      leftAt = stoppingPlace()
      if (leftAt) departures.push({ question: leftAt, what: 'left' })
    },

    /** And comes back. */
    resume(): void {
      mark = now()
      if (leftAt) departures.push({ question: leftAt, what: 'returned' })
      leftAt = null
    },

    /** What happened since the last time this was asked. */
    news(): readonly CountedVisit[] {
      const byQuestion = new Map<string, CountedVisit>()
      for (const [question, found] of noticed) {
        const own = newsOf(question, found)
        if (own) byQuestion.set(question, own)
      }
      for (const { question, what } of departures) {
        const own = byQuestion.get(question) ?? { question, words: wordsOf(question) }
        // Gone and back again is neither.
        const { [what === 'left' ? 'returned' : 'left']: opposite, ...rest } = own
        byQuestion.set(question, opposite ? rest : { ...own, [what]: true })
      }
      departures = []
      return [...byQuestion.values()].filter((own) => Object.keys(own).length > 2)
    },
  }
}
