import { useState } from 'react'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = {
  readonly contract: { readonly uuid: string } | null
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** A draft goes after a question. */
export function RemoveDialog({ contract, onClose, onRemoved }: Props) {
  const say = useSay()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const close = () => {
    setState('idle')
    onClose()
  }
  const remove = async () => {
    if (!contract || state === 'busy') return
    setState('busy')
    try {
      await call('DELETE /api/api_customer_dashboard/contracts/:uuid', { params: { uuid: contract.uuid } })
      notices.show({ tone: 'positive', text: say('contracts.remove.done') })
      close()
      onRemoved()
    } catch {
      setState('failed')
    }
  }
  return (
    <Dialog
      open={contract !== null}
      onClose={close}
      title={say('contracts.remove.title')}
      closeLabel={say('contracts.close')}
      footer={
        <>
          <Button look="line" onClick={close}>
            {say('contracts.remove.no')}
          </Button>
          <Button
            look="danger"
            busy={state === 'busy' ? say('contracts.busy') : undefined}
            onClick={() => void remove()}
          >
            {say('contracts.remove.yes')}
          </Button>
        </>
      }
    >
      <p>{say('contracts.remove.text')}</p>
      {state === 'failed' && (
        <div className="mt-3">
          <Banner tone="negative" live="alert">
            {say('contracts.act_failed')}
          </Banner>
        </div>
      )}
    </Dialog>
  )
}
