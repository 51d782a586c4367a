import { useState } from 'react'
import { useLocation } from 'wouter'
import type { CustomerCase } from '#contract/cases.ts'
import type { ChangePreview } from '#contract/changes.ts'
import type { QuestionnairePatch } from '#contract/questionnaires.ts'
import type { Messages } from '#domain/messages/index.ts'
import { flows, loadProduct } from '#domain/products/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { dropCopies, gatheredPatch, loadMessages } from '#web/questionnaire/index.ts'
import { notices } from '#web/shell/index.ts'

/** A change that waits in this browser, with what it would do. */
export type LookedAt = {
  readonly about: CustomerCase
  readonly messages: Messages
  /** Null where there is nothing to change. */
  readonly change: { readonly patch: QuestionnairePatch; readonly preview: ChangePreview } | null
  /** What is wrong with it, in words. */
  readonly faults: readonly string[]
}

const changes = '/api/api_customer_dashboard/notary_products/:uuid/changes'

/** What this browser holds, laid over what the server has, and what the server says that it does. */
export async function lookAtChange(uuid: string, locale: Locale): Promise<LookedAt> {
  const params = { uuid }
  const about = await call('GET /api/api_customer_dashboard/notary_products/:uuid', { params })
  const [{ wording }, questionnaire] = await Promise.all([
    loadProduct(about.flow),
    call(`GET /api/${flows[about.flow].api_path}/:uuid`, { params }),
  ])
  const messages = await loadMessages(locale, wording)
  const patch = gatheredPatch(localStorage, questionnaire)
  if (patch === null) return { about, messages, change: null, faults: [] }
  try {
    const preview = await call(`POST ${changes}/preview`, { params, body: { patch } })
    return { about, messages, change: preview.answers.length === 0 ? null : { patch, preview }, faults: [] }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    return { about, messages, change: null, faults: error.errors.map(({ message }) => message) }
  }
}

/** Makes it, or leaves everything as it is. */
export function useDeciding(uuid: string, again: () => void) {
  const say = useSay()
  const [, navigate] = useLocation()
  const [going, setGoing] = useState(false)
  const params = { uuid }
  const leave = () => {
    dropCopies(localStorage, uuid)
    navigate(href('ownCase', { uuid }))
  }

  async function make(patch: QuestionnairePatch, total: number): Promise<void> {
    const made = await call(`POST ${changes}`, { params, body: { patch, total } })
    // From here on it waits there, whatever becomes of the payment.
    dropCopies(localStorage, uuid)
    if (made.open === null) {
      notices.show({ tone: 'positive', text: say('change.act.done') })
      return leave()
    }
    const body = { revision: made.open.revision }
    const { payment_link } = await call(`POST ${changes}/payment`, { params, body })
    location.assign(payment_link)
  }

  return {
    going,
    leave,
    make(patch: QuestionnairePatch, total: number): void {
      if (going) return
      setGoing(true)
      make(patch, total).catch((error: unknown) => {
        setGoing(false)
        const moved = refusalOf(error, `POST ${changes}`, 409) !== null
        notices.show({
          tone: moved ? 'warning' : 'negative',
          text: say(moved ? 'change.act.moved' : 'change.act.failed'),
        })
        if (moved) again()
      })
    },
  }
}
