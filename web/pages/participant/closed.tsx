import { useState } from 'react'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Closing } from './use-entrance.ts'

/** A link that lets nobody in any more: why, and what one can do now. */
export function Closed({ token, why }: { readonly token: string; readonly why: Closing }) {
  const say = useSay()
  return (
    <Card as="section">
      <h1 className="text-2xl!">{say(`participant.closed.${why}.title`)}</h1>
      <p className="mt-2 text-ink-2">{say(`participant.closed.${why}.text`)}</p>
      {why === 'link_expired' && <Renew token={token} />}
    </Card>
  )
}

function Renew({ token }: { readonly token: string }) {
  const say = useSay()
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | 'failed'>('idle')
  const ask = () => {
    setState('busy')
    call('POST /api/participants/:token/link', { params: { token }, as: null }).then(
      () => setState('sent'),
      () => setState('failed'),
    )
  }
  if (state === 'sent')
    return (
      <div className="mt-5">
        <Banner tone="positive" live="status">
          {say('participant.closed.link_expired.sent')}
        </Banner>
      </div>
    )
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      {state === 'failed' && (
        <Banner tone="negative" live="alert">
          {say('participant.closed.link_expired.failed')}
        </Banner>
      )}
      <Button busy={state === 'busy' ? say('participant.busy') : undefined} onClick={ask}>
        {say('participant.closed.link_expired.go')}
      </Button>
    </div>
  )
}
