import { useState } from 'react'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'

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
    <YesNoDialog
      open={contract !== null}
      onClose={close}
      title={say('contracts.remove.title')}
      closeLabel={say('contracts.close')}
      no={say('contracts.remove.no')}
      yes={say('contracts.remove.yes')}
      grave
      onYes={() => void remove()}
      busy={state === 'busy' ? say('contracts.busy') : undefined}
      failed={state === 'failed' ? say('contracts.act_failed') : undefined}
    >
      <p>{say('contracts.remove.text')}</p>
    </YesNoDialog>
  )
}
