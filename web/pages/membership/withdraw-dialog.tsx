import { useRef, useState } from 'react'
import type { PartnerRequest } from '#contract/partners.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly request: PartnerRequest
  readonly onChanged: () => Promise<void>
}

/** To take back what one agreed to, with what that can and cannot do. */
export function WithdrawDialog({ open, onClose, request: { uuid, recipient, state }, onChanged }: Props) {
  const say = useSay()
  const under = useRef(false)
  const [stage, setStage] = useState<'asked' | 'busy' | 'failed'>('asked')
  const withdraw = async () => {
    if (under.current) return
    under.current = true
    setStage('busy')
    try {
      const path = 'DELETE /api/api_customer_dashboard/partner_requests/:uuid'
      const { outcome } = await call(path, { params: { uuid } })
      const told = outcome === 'withdrawn_before' ? 'erasure_asked' : outcome
      notices.show({ tone: 'positive', text: say(`membership.partners.withdrawing.${told}`, { recipient }) })
      onClose()
      await onChanged()
      setStage('asked')
    } catch {
      setStage('failed')
    } finally {
      under.current = false
    }
  }
  return (
    <YesNoDialog
      open={open}
      onClose={onClose}
      title={say('membership.partners.withdrawing.title')}
      closeLabel={say('membership.partners.dialog.close')}
      no={say('membership.partners.withdrawing.no')}
      yes={say('membership.partners.withdrawing.yes')}
      onYes={() => void withdraw()}
      busy={stage === 'busy' ? say('membership.partners.withdrawing.busy') : undefined}
      failed={stage === 'failed' ? say('membership.partners.withdrawing.failed') : undefined}
    >
      <p>
        {say(
          state === 'waiting' ? 'membership.partners.withdrawing.text_waiting' : 'membership.partners.withdrawing.text',
          {
            recipient,
          },
        )}
      </p>
    </YesNoDialog>
  )
}
