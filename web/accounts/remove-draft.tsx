import { useState } from 'react'
import { ApiError, call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Toasts } from '#web/ui/toast-store.ts'

type Props = {
  /** What is asked about; null while nothing is. */
  readonly draft: { readonly uuid: string } | null
  readonly onClose: () => void
  readonly onRemoved: (uuid: string) => void
  readonly notify: Toasts['show']
}

/** Asks before a draft goes; the safe way is the filled button. */
export function RemoveDraft({ draft, onClose, onRemoved, notify }: Props) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<'failed' | 'paying' | null>(null)

  async function remove(uuid: string): Promise<void> {
    setBusy(true)
    setFailed(null)
    try {
      await call('DELETE /api/drafts/:uuid', { params: { uuid } })
      notify({ tone: 'positive', text: say('returning.removing.done') })
      onClose()
      onRemoved(uuid)
    } catch (error) {
      setFailed(error instanceof ApiError && error.status === 409 ? 'paying' : 'failed')
    }
    setBusy(false)
  }

  return (
    <Dialog
      open={draft !== null}
      onClose={onClose}
      title={say('returning.removing.title')}
      closeLabel={say('shell.close')}
      footer={
        <>
          <Button
            look="line"
            busy={busy ? say('returning.removing.busy') : undefined}
            onClick={() => draft && void remove(draft.uuid)}
          >
            {say('returning.removing.yes')}
          </Button>
          <Button onClick={onClose}>{say('returning.removing.no')}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{say('returning.removing.text')}</p>
        {failed && (
          <Banner tone="negative" live="alert">
            {say(`returning.removing.${failed}`)}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
