import { useState } from 'react'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'

type Props = { readonly token: string; readonly name: string; readonly onDeclined: () => void }

/** The way out, with a reason that whoever sent it reads. */
export function DeclineSigning({ token, name, onDeclined }: Props) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [state, setState] = useState<'idle' | 'busy' | 'empty' | 'failed'>('idle')
  const decline = () => {
    if (reason.trim() === '') return setState('empty')
    setState('busy')
    call('POST /api/contract_signing/:token/decline', { params: { token }, body: { reason }, as: null }).then(
      onDeclined,
      () => setState('failed'),
    )
  }
  return (
    <>
      <Button look="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('contract_signing.decline.open')}
      </Button>
      <YesNoDialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('contract_signing.decline.title')}
        closeLabel={say('contract_signing.close')}
        no={say('contract_signing.decline.no')}
        yes={say('contract_signing.decline.yes')}
        grave
        onYes={decline}
        busy={state === 'busy' ? say('contract_signing.busy') : undefined}
        failed={state === 'failed' ? say('contract_signing.decline.failed') : undefined}
      >
        <p className="mb-4">{say('contract_signing.decline.text', { name })}</p>
        <Field
          label={say('contract_signing.decline.reason')}
          error={state === 'empty' ? say('contract_signing.decline.empty') : undefined}
          required
        >
          {(wiring) => <TextArea {...wiring} value={reason} onChange={setReason} maxLength={1000} />}
        </Field>
      </YesNoDialog>
    </>
  )
}
