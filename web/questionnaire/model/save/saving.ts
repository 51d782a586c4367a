import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import type { Progress } from '#domain/flow/index.ts'
import type { Issue } from '#domain/issues/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { isSame } from '#domain/values/index.ts'
import { answerChangesBetween } from '../store/answer-changes.ts'
import { parsePath, readAnswer } from '../store/answers.ts'
import type { FlowStore } from '../store/flow-store.ts'
import { copyOf, type LocalCopy, revive } from './local-copy.ts'
import {
  acknowledge,
  clashesIn,
  mergedAnswers,
  nextFlight,
  noteChanges,
  notePlace,
  noteRemoval,
  retryAfter,
  type SaveQueue,
  type ServerState,
  settleClashes,
  type WhyStays,
  withFailure,
  withFlight,
  withInherited,
  withoutQuestionnaire,
  withPeopleBack,
  withRefusal,
  withServerState,
} from './queue.ts'
import { type SaveStatus, statusOf } from './status.ts'
import { type AssistantVerdict, type PatchOutcome, patchOf, type SendVerdict, type Transport } from './transport.ts'

/** An answer that was changed here and elsewhere. `path` may be a bare `p2`: taken out on one side. */
export interface Clash {
  readonly path: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** What an assistant wrote, and how the founder says what they think of it. */
export interface ByAssistant {
  readonly marks: MarksByAssistant
  readonly judge: (verdict: AssistantVerdict, paths: readonly string[]) => Promise<'saved' | 'conflict' | 'failed'>
}

type MarksByAssistant = NonNullable<ServerState['marks']>

export type Saving = ReturnType<typeof startSaving>

interface SavingSurroundings {
  readonly store: FlowStore
  readonly queue: SaveQueue
  readonly send: Transport
  readonly judge?: SendVerdict
  readonly marks?: MarksByAssistant | undefined
  /** Keeps the copy of what is unsent in this browser; null takes it away. */
  readonly keep: (copy: LocalCopy | null) => void
  readonly remember: (progress: Progress) => void
  /** Tells the other tabs what the server has now. */
  readonly tell: (fresh: ServerState) => void
  /**
   * What was paid for and is looked at by now: changes are gathered here and asked for together, but for these answers, which
   * the notary asked for. Null where everything is saved.
   */
  readonly gathers?: readonly string[] | null
  readonly isOnline: () => boolean
  readonly now: () => number
  readonly later: (run: () => void, milliseconds: number) => () => void
}

/** Changes that come within this time travel together. */
const gathering = 400
/** How long typing may run ahead of the copy in this browser. */
const copying = 150

/** Watches the answers and brings them to the server; whatever happens, what is typed is kept. */
export function startSaving(around: SavingSurroundings) {
  const { store, send, keep, isOnline, gathers = null } = around
  const accepts: FlowStore['accepts'] = (path, value) =>
    (gathers === null || gathers.includes(path)) && store.accepts(path, value)
  const sendable = (whole: SaveQueue): SaveQueue => (gathers ? { ...whole, removed: new Map() } : whole)
  let queue = around.queue
  let progress = store.progress()
  let status: SaveStatus = statusNow()
  let { stays } = queue
  let byAssistant = workOn(around.marks)
  let shownWork = byAssistant
  let stopTimer: () => void = () => undefined
  let stopCopying: (() => void) | null = null
  let stopped = false
  const listeners = new Set<() => void>()
  const waiting = new Set<(saved: boolean) => void>()

  function statusNow(): SaveStatus {
    return statusOf(sendable(queue), { online: isOnline(), typing: store.drafts().size > 0, accepts })
  }

  function copyNow(): void {
    stopCopying?.()
    stopCopying = null
    keep(copyOf(queue, store.drafts(), around.now()))
  }

  function refresh(): void {
    stopCopying ??= around.later(copyNow, copying)
    const fresh = statusNow()
    if (isSame(fresh, status) && stays === queue.stays && shownWork === byAssistant) return
    status = fresh
    shownWork = byAssistant
    stays = queue.stays
    for (const listener of listeners) listener()
  }

  function set(next: SaveQueue): void {
    queue = next
    store.refuse(new Map([...queue.refused].map(([path, { issue }]): [string, Issue] => [path, issue])))
    refresh()
  }

  function plan(delay: number): void {
    stopTimer()
    if (!stopped) stopTimer = around.later(() => void go(), delay)
  }

  function done(saved: boolean): void {
    for (const tell of waiting) tell(saved)
    waiting.clear()
  }

  function workOn(marks: MarksByAssistant = []): ByAssistant | null {
    return marks.length > 0 ? { marks, judge } : null
  }

  function noteMarks({ marks = [] }: ServerState): void {
    if (!isSame(marks, byAssistant?.marks ?? [])) byAssistant = workOn(marks)
  }

  /** What is typed goes first: it may be another answer by then. */
  async function judge(verdict: AssistantVerdict, paths: readonly string[]): Promise<'saved' | 'conflict' | 'failed'> {
    store.leaveAll()
    if (!around.judge || !(await flush())) return 'failed'
    const outcome = await around.judge(verdict, paths, queue.version)
    if (outcome.kind !== 'saved' && outcome.kind !== 'conflict') return 'failed'
    if (outcome.kind === 'saved') {
      around.tell(outcome.fresh)
      // What stands there again stands there also where something wrong was typed over it.
      if (verdict === 'put_back') {
        set({ ...queue, unsent: new Map([...queue.unsent].filter(([path]) => !paths.includes(path))) })
      }
    }
    hear(outcome.fresh)
    return outcome.kind
  }

  const flush = (): Promise<boolean> =>
    new Promise((resolve) => {
      waiting.add(resolve)
      void go()
    })

  function hear(fresh: ServerState): void {
    if (fresh.version <= queue.version || queue.flight) return
    noteMarks(fresh)
    set(withServerState(queue, fresh))
    store.adopt(mergedAnswers(queue))
  }

  function land(outcome: PatchOutcome): void {
    if ('fresh' in outcome) noteMarks(outcome.fresh)
    switch (outcome.kind) {
      case 'saved':
        set(acknowledge(queue, outcome.fresh))
        store.adopt(mergedAnswers(queue))
        around.tell(outcome.fresh)
        return
      case 'conflict':
        set(withServerState(queue, outcome.fresh))
        store.adopt(mergedAnswers(queue))
        return
      case 'refused':
        set(withRefusal(queue, outcome.issues))
        store.adopt(mergedAnswers(queue))
        return
      case 'people_stay':
        set(withPeopleBack(queue, outcome.people, 'complete'))
        store.adopt(mergedAnswers(queue))
        return
      case 'gone':
        set(withoutQuestionnaire(queue))
        return
      case 'failed':
        set(withFailure(queue))
        return
      default: {
        outcome satisfies never
      }
    }
  }

  async function go(): Promise<void> {
    stopTimer()
    if (queue.flight) return
    const flight = nextFlight(sendable(queue), accepts)
    if (!flight) return done(!queue.gone && clashesIn(queue).length === 0)
    if (!isOnline()) return done(false)
    set(withFlight(queue, flight))
    land(await send(patchOf(flight), { ifMatch: queue.version }))
    if (stopped) return
    if (queue.failures > 0) done(false)
    plan(retryAfter(queue.failures))
  }

  const stopChanges = store.onChange(({ before, after }) => {
    let next = queue
    const gone = shareholderKeys.filter((key) => before[key].active === true && after[key].active === false)
    const changes = answerChangesBetween(before, after).filter(
      ({ path }) => !gone.some((key) => key === parsePath(path)?.owner),
    )
    for (const key of gone) next = noteRemoval(next, key, queue.server[key], changes)
    set(noteChanges(next, changes))
    plan(gathering)
  })

  const stopMoves = store.subscribe(() => {
    if (!isSame(store.progress(), progress)) {
      progress = store.progress()
      around.remember(progress)
      const { step, temporal_step, substep } = progress
      set(notePlace(queue, { step, temporal_step, substep }))
      plan(gathering)
    } else refresh()
  })

  // What closed tabs left behind is sent at once.
  if (queue.unsent.size > 0 || queue.removed.size > 0) plan(0)

  return {
    status: (): SaveStatus => status,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Null where an assistant wrote nothing, or everything of it was looked at. */
    byAssistant: (): ByAssistant | null => byAssistant,

    /** Who was to go and is still there. */
    stays: (): ReadonlyMap<ShareholderKey, WhyStays> => stays,

    clashes: (): readonly Clash[] =>
      clashesIn(queue).map((path) => ({
        path,
        mine: queue.unsent.get(path)?.value ?? null,
        theirs: readAnswer(queue.server, path) ?? null,
      })),
    resolve(choice: 'mine' | 'theirs'): void {
      set(settleClashes(queue, choice, store.answers()))
      store.adopt(mergedAnswers(queue))
      plan(0)
    },

    /** Sends what can be sent now; says whether the server has it all. */
    flush,

    /** The connection came back, or went. */
    connected(): void {
      queue = { ...queue, failures: 0 }
      refresh()
      plan(0)
    },

    /** Another tab saved, or somebody elsewhere. */
    hear,

    /** Another tab went, and left this behind. */
    inherit(copies: readonly LocalCopy[]): void {
      const left = revive({ answers: queue.server, version: queue.version }, copies)
      if (left.unsent.size === 0 && left.removed.size === 0) return
      set(withInherited(queue, left))
      copyNow()
      store.adopt(mergedAnswers(queue))
      plan(0)
    },

    /** Out of sight: what is typed is put where it survives. */
    hide(): void {
      copyNow()
      void go()
    },

    /** The page goes: what is being typed goes along to the server, and stays here until it is fresh to have arrived. */
    leave(): void {
      copyNow()
      const live = liveQueue()
      const flight = nextFlight(sendable({ ...live, flight: null }), accepts)
      if (flight && isOnline()) void send(patchOf(flight), { ifMatch: queue.version, keepalive: true })
    },

    stop(): void {
      stopped = true
      stopTimer()
      stopChanges()
      stopMoves()
      copyNow()
      done(false)
    },
  }

  function liveQueue(): SaveQueue {
    const before: Answers = store.answers()
    return noteChanges(queue, answerChangesBetween(before, store.live()))
  }
}
