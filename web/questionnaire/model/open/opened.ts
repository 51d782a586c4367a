import { useEffect, useEffectEvent, useState } from 'react'
import type { Questionnaire } from '#contract/questionnaires.ts'
import type { Product } from '#domain/blueprint/index.ts'
import { finalStep, type Progress, progressOnLoad, startProgress } from '#domain/flow/index.ts'
import { type FlowName, flows, loadProduct } from '#domain/products/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { isSame } from '#domain/values/index.ts'
import { ApiError, call } from '#web/api/index.ts'
import { beforeSignOut } from '#web/session/index.ts'
import { rememberedProgress, rememberProgress, revive, takeCopies, writeCopy } from '../save/local-copy.ts'
import { mergedAnswers, noteChanges, notePlace, type SaveQueue } from '../save/queue.ts'
import { type Saving, startSaving } from '../save/saving.ts'
import { type BrowserTab, enterTab, joinTabs } from '../save/tabs.ts'
import { judgeAt, serverStateFrom, transportTo } from '../save/transport.ts'
import { answerChangesBetween } from '../store/answer-changes.ts'
import { type FlowStore, makeFlowStore } from '../store/flow-store.ts'
import type { OpenQuestionnaire as Opened } from '../use/questionnaire.ts'
import { begin, takeFresh } from './beginning.ts'
import { flowContextOf, type Surroundings } from './prepared.ts'

interface LoadedQuestionnaire extends Surroundings {
  readonly questionnaire: Questionnaire
  readonly predefinedNotary: boolean
  readonly gathers: readonly string[] | null
}

/** Someone who had come to billing looks at the last step when they come back to the questions. */
const amongQuestions = (product: Product, progress: Progress): Progress => ({
  ...progress,
  temporal_step: Math.min(progress.temporal_step, finalStep(product)),
})

interface EnteredTab {
  readonly tab: BrowserTab
  /** What the server has, and what this browser still held. */
  readonly queue: SaveQueue
}

async function enterQuestionnaire(questionnaire: Questionnaire): Promise<EnteredTab> {
  const { uuid } = questionnaire
  const tab = await enterTab(uuid)
  const copies = takeCopies(localStorage, uuid, { now: Date.now(), isOpen: tab.isOpen })
  return { tab, queue: revive(serverStateFrom(questionnaire), copies) }
}

/** A questionnaire ready to be filled in: what the server has, what this browser still held, and the saving of it. */
async function openLoaded(
  loaded: LoadedQuestionnaire,
): Promise<{ readonly opened: Opened; readonly close: () => void }> {
  const { flow, product, questionnaire, predefinedNotary, messages, instead } = loaded
  const { uuid, product_data } = questionnaire
  const { tab, queue } = await enterQuestionnaire(questionnaire)
  const answers = mergedAnswers(queue)
  // What was ordered is there, also when it is no longer sold.
  const ordered = questionnaire.paid && answers.main.shareholders_agreement === true
  const flags = ordered ? { ...loaded.flags, shareholders_agreement: true } : loaded.flags
  const store = makeFlowStore({
    product,
    context: { ...flowContextOf({ ...loaded, flags }), ...(predefinedNotary ? { predefined_notary: true } : {}) },
    answers,
    progress: amongQuestions(product, progressOnLoad(rememberedProgress(localStorage, uuid), product_data)),
  })
  const { by_assistant: marks } = questionnaire
  const { saving, close } = attach({ flow, uuid, store, queue, tab, gathers: loaded.gathers, marks })
  const { paid } = questionnaire
  const calculation = questionnaire.calculation.uuid
  return { opened: { flow, uuid, calculation, paid, store, saving, messages, instead }, close }
}

interface BegunQuestionnaire {
  readonly flow: FlowName
  readonly questionnaire: Questionnaire
  readonly store: FlowStore
  /** The answers it began with here. */
  readonly began: Answers
}

/** The saving of a questionnaire that could be filled in before the server had it: what was done meanwhile follows. */
export async function saveBegun({ flow, questionnaire, store, began }: BegunQuestionnaire): Promise<Attached> {
  const { tab, queue } = await enterQuestionnaire(questionnaire)
  const { step, temporal_step, substep } = store.progress()
  const here = { step, temporal_step, substep }
  const placed = isSame(here, startProgress) ? queue : notePlace(queue, here)
  const own = noteChanges(placed, answerChangesBetween(began, store.answers()))
  store.adopt(mergedAnswers(own))
  return attach({ flow, uuid: questionnaire.uuid, store, queue: own, tab })
}

interface Attached {
  readonly saving: Saving
  readonly close: () => void
}

type Attaching = EnteredTab &
  Pick<Opened, 'flow' | 'uuid' | 'store'> & {
    readonly gathers?: readonly string[] | null
    readonly marks?: Questionnaire['by_assistant']
  }

function attach({ flow, uuid, store, queue, tab, gathers = null, marks }: Attaching): Attached {
  const shelf = localStorage
  const tabs = joinTabs(uuid, (fresh) => saving.hear(fresh))
  const saving = startSaving({
    store,
    queue,
    send: transportTo(flow, uuid),
    judge: judgeAt(flow, uuid),
    marks,
    gathers,
    keep: (copy) => writeCopy(shelf, uuid, tab.id, copy),
    remember: (progress) => rememberProgress(shelf, uuid, progress),
    tell: tabs.tell,
    isOnline: () => navigator.onLine,
    now: () => Date.now(),
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  tab.onGone((left) => saving.inherit(takeCopies(shelf, uuid, { now: Date.now(), isOpen: (one) => one !== left })))
  /** Somebody may have gone on elsewhere meanwhile: an assistant, another device. Without an answer the next save tells. */
  const look = () =>
    call(`GET /api/${flows[flow].api_path}/:uuid`, { params: { uuid } }).then(
      (found) => saving.hear(serverStateFrom(found)),
      () => undefined,
    )
  const stopWatching = watchPage(saving, look)
  const stopWaiting = beforeSignOut(() => saving.flush())
  return {
    saving,
    close: () => {
      stopWatching()
      stopWaiting()
      saving.stop()
      tabs.leave()
      tab.leave()
    },
  }
}

/** Every way in which a page can disappear, and the connection with it. */
function watchPage(saving: Saving, look: () => unknown): () => void {
  const controller = new AbortController()
  const { signal } = controller
  document.addEventListener('visibilitychange', () => (document.hidden ? saving.hide() : look()), { signal })
  window.addEventListener('pagehide', () => saving.leave(), { signal })
  window.addEventListener('online', () => saving.connected(), { signal })
  window.addEventListener('offline', () => saving.connected(), { signal })
  return () => controller.abort()
}

type QuestionnaireOpening =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly questionnaire: Opened }
  /** Not there, or not for this visitor. */
  | { readonly state: 'gone' }
  /** Our failure. */
  | { readonly state: 'failed' }

interface OpenedAddress {
  readonly uid: string | undefined
  readonly search: string
}

const asksNotary = ({ steps }: Product): boolean =>
  steps.some((step) => step.sections.some((section) => section.settledBy === 'predefined_notary'))

async function loadQuestionnaire(flow: FlowName, asked: Product, uid: string) {
  const created = takeFresh(uid)
  if (created) {
    return { product: await loadProduct(flow), questionnaire: created, predefinedNotary: false, gathers: null }
  }
  const path = flows[flow].api_path
  const [product, questionnaire, notary] = await Promise.all([
    loadProduct(flow),
    call(`GET /api/${path}/:uuid`, { params: { uuid: uid } }),
    asksNotary(asked) ? call('GET /api/predefined_notary/:uuid', { params: { uuid: uid } }) : { id: null },
  ])
  // Once somebody looks at it, what is changed is seen as a whole before it is asked for.
  const changes = questionnaire.paid
    ? // Without an answer nothing is lost: the server itself refuses what must be asked for first.
      await call('GET /api/api_customer_dashboard/notary_products/:uuid/changes', { params: { uuid: uid } }).catch(
        () => null,
      )
    : null
  const gathers = changes && !changes.at_once ? changes.asked : null
  return { product, questionnaire, predefinedNotary: notary.id !== null, gathers }
}

/**
 * Opens the questionnaire of an address, once; a first visit makes one and `onMade` says which. Not a resource: what is
 * opened must be closed, also when it comes after one has left.
 */
export function useOpened(
  around: Surroundings,
  { uid, search }: OpenedAddress,
  onMade: (uuid: string) => void,
): QuestionnaireOpening {
  const { flow, product } = around
  const [opening, setOpening] = useState<QuestionnaireOpening>({ state: 'loading' })
  // Asked for before the frame is drawn, so that it is made meanwhile; whoever asks again gets the same one.
  useState(() => uid === undefined && begin(flow, search).catch(() => undefined))

  const open = useEffectEvent(async (gone: AbortSignal) => {
    if (uid === undefined) return onMade((await begin(flow, search)).uuid)
    const loaded = await loadQuestionnaire(flow, product, uid)
    if (gone.aborted) return
    const { opened, close } = await openLoaded({ ...around, ...loaded })
    if (gone.aborted) return close()
    gone.addEventListener('abort', close)
    setOpening({ state: 'ready', questionnaire: opened })
  })
  useEffect(() => {
    const leaving = new AbortController()
    open(leaving.signal).catch((error: unknown) => {
      if (leaving.signal.aborted) return
      setOpening({ state: error instanceof ApiError && error.status === 404 ? 'gone' : 'failed' })
    })
    return () => leaving.abort()
  }, [])
  return opening
}
