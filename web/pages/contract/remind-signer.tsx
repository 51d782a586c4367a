import { useState } from 'react'
import type { Contract } from '#contract/contracts.ts'
import { ApiError, call } from '#web/api/index.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'

const reminding = 'POST /api/api_customer_dashboard/contracts/:uuid/signers/:signer/remind'
const refusals = ['too_soon', 'no_reminders', 'contract_status'] as const

type Props = {
  readonly contract: Contract
  readonly signer: NonNullable<Contract['session']>['signers'][number]
  readonly onChanged: (contract: Contract) => void
}

/** Mails somebody who has still to sign once more, at most once a day. */
export function RemindSigner({ contract: { uuid }, signer, onChanged }: Props) {
  const say = useSay()
  const day = useMoment()
  const [busy, setBusy] = useState(false)
  const { remind_from: from, name } = signer
  if (from === null) return null
  if (new Date(from) > new Date())
    return <p className="mt-1 text-hint text-ink-2">{say('contracts.session.remind_from', { day: day(from) })}</p>
  const remind = async () => {
    if (busy) return
    setBusy(true)
    try {
      onChanged(await call(reminding, { params: { uuid, signer: signer.uuid } }))
      notices.show({ tone: 'positive', text: say('contracts.session.remind_done', { name }) })
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : []
      const code = refusals.find((one) => errors.some((entry) => entry.code === one)) ?? 'failed'
      notices.show({ tone: 'negative', text: say(`contracts.session.remind_refused.${code}`, { name }) })
    }
    setBusy(false)
  }
  return (
    <div className="mt-2">
      <Button
        look="line"
        size="small"
        aria-label={say('contracts.session.remind_named', { name })}
        busy={busy ? say('contracts.busy') : undefined}
        onClick={() => void remind()}
      >
        {say('contracts.session.remind')}
      </Button>
    </div>
  )
}
