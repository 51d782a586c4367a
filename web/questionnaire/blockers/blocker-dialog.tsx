import type { Blocker, Offer } from '#domain/flow/index.ts'
import { fill } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useQuestionnaire } from '../store/context.tsx'
import { useBlockerValues } from './use-blocker-values.ts'
import { useOffers } from './use-offers.ts'

interface Props {
  /** Null is closed. */
  readonly blocker: Blocker | null
  readonly onClose: () => void
}

const nothing: Pick<Blocker, 'person' | 'values'> = {}

/** A business "no", calmly: what, why, what one can do now, and whom to call. Nothing that was answered is lost. */
export function BlockerDialog({ blocker, onClose }: Props) {
  const say = useSay()
  const { messages } = useQuestionnaire()
  const { support_phone: phone, support_email: email } = useSite()
  const values = useBlockerValues(blocker ?? nothing)
  const { take, busy } = useOffers(blocker, onClose)
  const words = blocker && messages.flow.blockers[blocker.code]
  const label = (offer: Offer) => fill(words?.offers?.[offer.action] ?? messages.flow.offers[offer.action], values)
  const offers = blocker?.offers ?? []
  return (
    <Dialog
      open={blocker !== null}
      onClose={onClose}
      title={fill(words?.title ?? '', values)}
      closeLabel={say('questionnaire.close')}
      // The main one stands last; what is offered first is the main one.
      footer={
        offers.length === 0
          ? undefined
          : offers.toReversed().map((offer, index) => (
              <Button
                key={offer.action}
                look={index === offers.length - 1 ? 'primary' : 'line'}
                busy={busy === offer ? say('questionnaire.blocker.busy') : undefined}
                onClick={() => take(offer)}
              >
                {label(offer)}
              </Button>
            ))
      }
    >
      <div className="grid gap-3">
        <p>{fill(words?.text ?? '', values)}</p>
        <p className="text-hint text-ink-2">
          {phone ? say('questionnaire.blocker.call', { phone, email }) : say('questionnaire.blocker.mail', { email })}
        </p>
      </div>
    </Dialog>
  )
}
