import { useState } from 'react'
import type { PartnerRequest } from '#contract/partners.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { PassedOnList } from './passed-on-list.tsx'
import { ShareDialog } from './share-dialog.tsx'
import type { Asker, Target } from './use-share.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Props = {
  readonly to: Target
  readonly recipient: string
  /** The newest, whatever became of it. */
  readonly request: PartnerRequest | null
  readonly asker: Asker
  readonly ask: string
  /** The same for who hears the button without the card around it. */
  readonly askNamed: string
  readonly onChanged: () => Promise<void>
}

/** The way to be brought in touch; once something was shared, what that was and the way to take it back. */
export function Sharing({ request, ...props }: Props) {
  return request?.state === 'sent' || request?.state === 'waiting' ? (
    <SharedRequest request={request} onChanged={props.onChanged} />
  ) : (
    <ToShare request={request} {...props} />
  )
}

function ToShare({ to, recipient, request, asker, ask, askNamed, onChanged }: Props) {
  const say = useSay()
  const day = useMoment()
  const [open, setOpen] = useState(false)
  return (
    <>
      {request?.state === 'undelivered' && (
        <p className="mb-2 text-sm text-ink-2">{say('membership.partners.shared.undelivered')}</p>
      )}
      {request?.withdrawn_at && (
        <p className="mb-2 text-sm text-ink-2">
          {say('membership.partners.shared.withdrawn', { day: day(request.withdrawn_at) })}
        </p>
      )}
      <Button look="line" wide aria-haspopup="dialog" aria-label={askNamed} onClick={() => setOpen(true)}>
        {ask}
      </Button>
      <ShareDialog
        open={open}
        onClose={() => setOpen(false)}
        to={to}
        recipient={recipient}
        asker={asker}
        onChanged={onChanged}
      />
    </>
  )
}

function SharedRequest({ request, onChanged }: Pick<Props, 'onChanged'> & { readonly request: PartnerRequest }) {
  const say = useSay()
  const day = useMoment()
  const [open, setOpen] = useState(false)
  const { recipient, state, asked_at, sent_at, passed_on } = request
  return (
    <div className="rounded-s bg-green-tint px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="flex items-center gap-1.5 font-semibold text-green-deep">
          <CheckIcon size={16} />
          {state === 'sent'
            ? say('membership.partners.shared.on', { day: day(sent_at ?? asked_at) })
            : say('membership.partners.shared.waiting')}
        </span>
        <Button
          look="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={say('membership.partners.shared.withdraw_named', { recipient })}
          onClick={() => setOpen(true)}
        >
          {say('membership.partners.shared.withdraw')}
        </Button>
      </div>
      <Disclosure summary={say('membership.partners.shared.what')}>
        <PassedOnList facts={passed_on} />
      </Disclosure>
      <WithdrawDialog open={open} onClose={() => setOpen(false)} request={request} onChanged={onChanged} />
    </div>
  )
}
