import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import type { Blocker, BlockerOffer } from '#domain/blueprint/index.ts'
import { shareholderKeys } from '#domain/fields/index.ts'
import { flowNamed, flows } from '#domain/products/index.ts'
import { call, refusalOf } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSite } from '#web/site/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useFlowFrame, useNotice } from '../model/use/frame.ts'
import { useFlowMove } from '../model/use/place.ts'
import { useQuestionnaire } from '../model/use/questionnaire.ts'
import { useBlockerText } from '../parts/blockers/blocker-note.tsx'
import { usePersonActions } from '../parts/people/use-person-actions.ts'
import { focusQuestion } from '../parts/questions/field-id.ts'
import { useGoThere } from '../parts/questions/go-there.ts'

interface Props {
  /** Null is closed. */
  readonly blocker: Blocker | null
  readonly onClose: () => void
}

/** Whatever it would say: closed, nobody reads it. */
const closed: Pick<Blocker, 'code'> = { code: 'pep' }

/** A business "no", calmly: what, why, what one can do now, and whom to call. Nothing that was answered is lost. */
export function BlockerDialog({ blocker, onClose }: Props) {
  const say = useSay()
  const { support_phone: phone, support_email: email } = useSite()
  const words = useBlockerText(blocker ?? closed)
  const { take, busy } = useOffers(blocker, onClose)
  const offers = blocker?.offers ?? []
  return (
    <Dialog
      open={blocker !== null}
      onClose={onClose}
      title={blocker ? words.title : ''}
      closeLabel={say('questionnaire.close')}
      // The main one stands last; what is offered first is the main one.
      footer={
        offers.length === 0
          ? undefined
          : offers.toReversed().map((offer, index) => (
              <Button
                key={offer.action}
                look={index === offers.length - 1 ? 'primary' : 'line'}
                busy={busy === offer ? say('later_steps.blocker.busy') : undefined}
                onClick={() => take(offer)}
              >
                {words.offer(offer)}
              </Button>
            ))
      }
    >
      <div className="grid gap-3">
        <p>{blocker ? words.text : ''}</p>
        <p className="text-hint text-ink-2">
          {phone ? say('later_steps.blocker.call', { phone, email }) : say('later_steps.blocker.mail', { email })}
        </p>
      </div>
    </Dialog>
  )
}

interface BlockerOffers {
  readonly take: (offer: BlockerOffer) => void
  /** The offer that is being worked on. */
  readonly busy: BlockerOffer | null
}

/** Does what a blocker offers. `close` takes the dialog away. */
function useOffers(blocker: Blocker | null, close: () => void): BlockerOffers {
  const { flow, uuid, store, saving } = useQuestionnaire()
  const { write } = useFlowFrame()
  const [, navigate] = useLocation()
  const move = useFlowMove()
  const notice = useNotice()
  const { goThere } = useGoThere()
  const people = usePersonActions()
  const [busy, setBusy] = useState<BlockerOffer | null>(null)

  const switchFlow = async (offer: BlockerOffer) => {
    setBusy(offer)
    const key = `POST /api/${flows[flow].api_path}/:uuid/transfer_to_english` as const
    try {
      // The other flow begins with what the server has: what it does not have yet would stay behind.
      if (!(await saving.flush())) return notice('failed')
      const transferred = await call(key, { params: { uuid } })
      close()
      navigate(href('flow', { flow: transferred.flow, uid: transferred.uuid }))
    } catch (error) {
      const elsewhere = refusalOf(error, key, 403)
      if (elsewhere?.redirect_url) location.assign(elsewhere.redirect_url)
      else notice('failed')
    } finally {
      setBusy(null)
    }
  }

  const take = (offer: BlockerOffer): void => {
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
        const step = store.product.steps.findIndex(({ kind }) => kind === 'shareholders')
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
        if (first) focusQuestion(first.path)
        return
      }
      default: {
        offer.action satisfies never
      }
    }
  }
  return { take, busy }
}
