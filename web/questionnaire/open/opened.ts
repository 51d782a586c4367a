import type { Questionnaire } from '#contract/questionnaires.ts'
import type { Site } from '#contract/site.ts'
import { finalStep, type Product, type Progress, progressOnLoad } from '#domain/flow/index.ts'
import type { Messages } from '#domain/messages/index.ts'
import type { FlowName } from '#domain/products/index.ts'
import type { Instead } from '#web/i18n/index.ts'
import { beforeSignOut } from '#web/session/index.ts'
import { takeCopies, writeCopy } from '../save/local-copy.ts'
import { joinTabs } from '../save/other-tabs.ts'
import { merged } from '../save/queue.ts'
import { rememberedProgress, rememberProgress } from '../save/remembered-progress.ts'
import { revive } from '../save/revive.ts'
import { startSaving } from '../save/saving.ts'
import { enterTab } from '../save/tab.ts'
import { knownFrom, transportTo } from '../save/transport.ts'
import type { Questionnaire as Opened } from '../store/context.tsx'
import { makeFlowStore } from '../store/flow-store.ts'
import { dayInAmsterdam } from './today.ts'

interface Loaded {
  readonly flow: FlowName
  readonly product: Product
  readonly questionnaire: Questionnaire
  readonly predefinedNotary: boolean
  readonly flags: Site['flags']
  readonly unserved: Site['unserved_countries']
  readonly messages: Messages
  readonly instead: Instead
}

/** Someone who had come to billing looks at the last step when they come back to the questions. */
const amongQuestions = (product: Product, progress: Progress): Progress => ({
  ...progress,
  temporal_step: Math.min(progress.temporal_step, finalStep(product)),
})

/** A questionnaire ready to be filled in: what the server has, what this browser still held, and the saving of it. */
export async function openLoaded(loaded: Loaded): Promise<{ readonly opened: Opened; readonly close: () => void }> {
  const { flow, product, questionnaire, predefinedNotary, flags, unserved, messages, instead } = loaded
  const { uuid, product_data } = questionnaire
  const shelf = localStorage
  const tab = await enterTab(uuid)
  const queue = revive(knownFrom(questionnaire), takeCopies(shelf, uuid, { now: Date.now(), isOpen: tab.isOpen }))
  const store = makeFlowStore({
    product,
    context: {
      today: dayInAmsterdam(new Date()),
      flags,
      unservedCountries: unserved,
      ...(predefinedNotary ? { predefined_notary: true } : {}),
    },
    answers: merged(queue),
    progress: amongQuestions(product, progressOnLoad(rememberedProgress(shelf, uuid), product_data)),
  })
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
    opened: { flow, uuid, calculation: questionnaire.calculation.uuid, store, saving, messages, instead },
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
function watchPage(saving: Opened['saving']): () => void {
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
