import type { Questionnaire } from '#contract/questionnaires.ts'
import type { Answers } from '#domain/fields/index.ts'
import { finalStep, type Product, type Progress, progressOnLoad, startProgress } from '#domain/flow/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import { beforeSignOut } from '#web/session/index.ts'
import { takeCopies, writeCopy } from '../save/local-copy.ts'
import { joinTabs } from '../save/other-tabs.ts'
import { merged, noteChanges, notePlace, type Queue } from '../save/queue.ts'
import { rememberedProgress, rememberProgress } from '../save/remembered-progress.ts'
import { revive } from '../save/revive.ts'
import { type Saving, startSaving } from '../save/saving.ts'
import { enterTab, type Tab } from '../save/tab.ts'
import { knownFrom, transportTo } from '../save/transport.ts'
import { changesBetween } from '../store/answers.ts'
import type { Questionnaire as Opened } from '../store/context.tsx'
import { type FlowStore, makeFlowStore } from '../store/flow-store.ts'
import { isSame } from '../store/same.ts'
import { contextOf, type Surroundings } from './surroundings.ts'

interface Loaded extends Surroundings {
  readonly questionnaire: Questionnaire
  readonly predefinedNotary: boolean
}

/** Someone who had come to billing looks at the last step when they come back to the questions. */
const amongQuestions = (product: Product, progress: Progress): Progress => ({
  ...progress,
  temporal_step: Math.min(progress.temporal_step, finalStep(product)),
})

interface Entered {
  readonly tab: Tab
  /** What the server has, and what this browser still held. */
  readonly queue: Queue
}

async function enter(questionnaire: Questionnaire): Promise<Entered> {
  const { uuid } = questionnaire
  const tab = await enterTab(uuid)
  const copies = takeCopies(localStorage, uuid, { now: Date.now(), isOpen: tab.isOpen })
  return { tab, queue: revive(knownFrom(questionnaire), copies) }
}

/** A questionnaire ready to be filled in: what the server has, what this browser still held, and the saving of it. */
export async function openLoaded(loaded: Loaded): Promise<{ readonly opened: Opened; readonly close: () => void }> {
  const { flow, product, questionnaire, predefinedNotary, messages, instead } = loaded
  const { uuid, product_data } = questionnaire
  const { tab, queue } = await enter(questionnaire)
  const store = makeFlowStore({
    product,
    context: { ...contextOf(loaded), ...(predefinedNotary ? { predefined_notary: true } : {}) },
    answers: merged(queue),
    progress: amongQuestions(product, progressOnLoad(rememberedProgress(localStorage, uuid), product_data)),
  })
  const { saving, close } = attach({ flow, uuid, store, queue, tab })
  const calculation = questionnaire.calculation.uuid
  return { opened: { flow, uuid, calculation, store, saving, messages, instead }, close }
}

interface Begun {
  readonly flow: FlowName
  readonly questionnaire: Questionnaire
  readonly store: FlowStore
  /** The answers it began with here. */
  readonly began: Answers
}

/** The saving of a questionnaire that could be filled in before the server had it: what was done meanwhile follows. */
export async function saveBegun({ flow, questionnaire, store, began }: Begun): Promise<Attached> {
  const { tab, queue } = await enter(questionnaire)
  const { step, temporal_step, substep } = store.progress()
  const here = { step, temporal_step, substep }
  const placed = isSame(here, startProgress) ? queue : notePlace(queue, here)
  const own = noteChanges(placed, changesBetween(began, store.answers()))
  store.adopt(merged(own))
  return attach({ flow, uuid: questionnaire.uuid, store, queue: own, tab })
}

interface Attached {
  readonly saving: Saving
  readonly close: () => void
}

function attach({ flow, uuid, store, queue, tab }: Entered & Pick<Opened, 'flow' | 'uuid' | 'store'>): Attached {
  const shelf = localStorage
  const tabs = joinTabs(uuid, (known) => saving.hear(known))
  const saving = startSaving({
    store,
    queue,
    send: transportTo(flow, uuid),
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
  const stopWatching = watchPage(saving)
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
function watchPage(saving: Saving): () => void {
  const controller = new AbortController()
  const { signal } = controller
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && saving.hide(), {
    signal,
  })
  window.addEventListener('pagehide', () => saving.leave(), { signal })
  window.addEventListener('online', () => saving.connected(), { signal })
  window.addEventListener('offline', () => saving.connected(), { signal })
  return () => controller.abort()
}
