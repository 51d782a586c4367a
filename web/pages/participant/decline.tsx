import { useState } from 'react'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'
import { usePart } from './part-at-hand.ts'

/** The way out, with a question: what was filled in is gone then, and who invited is told. */
export function Decline() {
  const say = useSay()
  const { token, part, put } = usePart()
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const decline = () => {
    setState('busy')
    call('POST /api/participants/:token/decline', { params: { token }, as: null }).then(
      () => put({ ...part, state: 'declined' }),
      () => setState('failed'),
    )
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mt-2 min-h-8 text-green underline underline-offset-3 pointer-coarse:min-h-11"
      >
        {say('participant.decline.open')}
      </button>
      <YesNoDialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('participant.decline.title')}
        closeLabel={say('participant.close')}
        no={say('participant.decline.no')}
        yes={say('participant.decline.yes')}
        grave
        onYes={decline}
        busy={state === 'busy' ? say('participant.busy') : undefined}
        failed={state === 'failed' ? say('participant.decline.failed') : undefined}
      >
        <p>{say('participant.decline.text', { name: part.invited_by })}</p>
      </YesNoDialog>
    </>
  )
}
