import { useState } from 'react'
import { ApiError } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { InvoiceDialog } from './invoice-dialog.tsx'
import { useMembershipAct } from './use-act.ts'

type Props = {
  readonly label: string
  readonly begin: () => Promise<{ readonly payment_link: string }>
  readonly onChanged: () => Promise<void>
}

/** Leads on to where something is paid, after asking to whom the invoice goes where that is not known. */
export function PayButton({ label, begin, onChanged }: Props) {
  const say = useSay()
  const [asksInvoice, askInvoice] = useState(false)
  const { isGoing, act } = useMembershipAct(onChanged)
  const start = () => {
    askInvoice(false)
    void act(async () => {
      try {
        return await begin()
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 422) throw error
        askInvoice(true)
        return null
      }
    })
  }
  return (
    <>
      <Button look="line" wide busy={isGoing ? say('membership.paying') : undefined} onClick={start}>
        {label}
      </Button>
      <InvoiceDialog open={asksInvoice} onClose={() => askInvoice(false)} onComplete={start} />
    </>
  )
}
