import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { shareholderKeys } from '#domain/fields/index.ts'
import type { Blocker, Offer } from '#domain/flow/index.ts'
import { flowNamed, flows } from '#domain/products/index.ts'
import { ApiError, call } from '#web/api/index.ts'
import { href } from '#web/links/index.ts'
import { useGoThere } from '../elsewhere/use-go-there.ts'
import { usePersonActions } from '../people/use-person-actions.ts'
import { focusField } from '../questions/field-id.ts'
import { useFrame } from '../screen/frame.tsx'
import { useMove } from '../screen/use-move.ts'
import { useNotice } from '../screen/use-notice.ts'
import { useQuestionnaire } from '../store/context.tsx'

interface Offers {
  readonly take: (offer: Offer) => void
  /** The offer that is being worked on. */
  readonly busy: Offer | null
}

/** Does what a blocker offers. `close` takes the dialog away. */
export function useOffers(blocker: Blocker | null, close: () => void): Offers {
  const { flow, uuid, store, saving } = useQuestionnaire()
  const { write } = useFrame()
  const [, navigate] = useLocation()
  const move = useMove()
  const notice = useNotice()
  const { goThere } = useGoThere()
  const people = usePersonActions()
  const [busy, setBusy] = useState<Offer | null>(null)

  const switchFlow = async (offer: Offer) => {
    setBusy(offer)
    try {
      // The other flow begins with what the server has: what it does not have yet would stay behind.
      if (!(await saving.flush())) return notice('failed')
      const path = flows[flow].api_path
      const made = await call(`POST /api/${path}/:uuid/transfer_to_english`, { params: { uuid } })
      close()
      navigate(href('flow', { flow: made.flow, uid: made.uuid }))
    } catch (error) {
      const elsewhere =
        error instanceof ApiError && error.status === 403 ? (error.body as { redirect_url?: string }) : null
      if (elsewhere?.redirect_url) location.assign(elsewhere.redirect_url)
      else notice('failed')
    } finally {
      setBusy(null)
    }
  }

  const take = (offer: Offer): void => {
    const target = offer.target ?? ''
    switch (offer.action) {
      case 'go_back':
        flushSync(close)
        if (blocker) goThere(blocker)
        return
      case 'contact':
        close()
        write()
        return
      case 'other_services':
        void saving.flush()
        navigate(href('home'))
        return
      case 'open_flow': {
        const opened = flowNamed(target)
        void saving.flush()
        navigate(opened ? href('flow', { flow: opened }) : href('home'))
        return
      }
      case 'switch_flow':
        void switchFlow(offer)
        return
      case 'to_shareholders': {
        close()
        const step = store.product.steps.findIndex((one) => one.kind === 'shareholders')
        move({ type: 'go_to_step', step })
        return
      }
      case 'remove_shareholder': {
        const person = shareholderKeys.find((key) => key === target)
        flushSync(() => {
          close()
          if (person) people.remove(person)
        })
        // The question that led here may be gone with them.
        const [first] = store.view().rows.flat()
        if (first) focusField(first.path)
        return
      }
      default: {
        offer.action satisfies never
      }
    }
  }
  return { take, busy }
}
