import { useState } from 'react'
import type { Contract } from '#contract/contracts.ts'
import { call, refusalOf } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'

const saving = 'PATCH /api/api_customer_dashboard/contracts/:uuid'

type Props = {
  readonly contract: Contract
  readonly open: boolean
  readonly onClose: () => void
  readonly onChanged: (contract: Contract) => void
}

/** Changing what is fixed makes it a draft again: what hangs on that is said before. */
export function ChangeDialog({ contract, open, onClose, onChanged }: Props) {
  const say = useSay()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { uuid, version, status } = contract
  const change = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      onChanged(await call(saving, { params: { uuid }, body: { answers: {} }, ifMatch: version }))
    } catch (error) {
      const current = refusalOf(error, saving, 409)?.current
      if (current) onChanged(current)
      setState('failed')
    }
  }
  return (
    <YesNoDialog
      open={open}
      onClose={onClose}
      title={say('contracts.settled.change_title')}
      closeLabel={say('contracts.close')}
      no={say('contracts.settled.change_no')}
      yes={say('contracts.settled.change_yes')}
      onYes={() => void change()}
      busy={state === 'busy' ? say('contracts.busy') : undefined}
      failed={state === 'failed' ? say('contracts.act_failed') : undefined}
    >
      <p>
        {say(status === 'sent_for_signing' ? 'contracts.settled.change_sent' : 'contracts.settled.change_approved')}
      </p>
    </YesNoDialog>
  )
}
