import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Outcome } from '#domain/calculator/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ArrowRightIcon } from '#web/ui/first-icons.tsx'
import { MailForm } from './mail-form.tsx'
import { ShareBox } from './share-box.tsx'

type OwnProps = {
  readonly uuid: string
  readonly product: Outcome
  readonly sentTo: string | null
  /** Null where no address is asked for. */
  readonly onMail: ((email: string) => Promise<void>) | null
}

const flowHref = (product: Outcome, uuid: string) => href('flow', { flow: product }, { calculationUuid: uuid })

/** On from a price of one's own: to the questionnaire, by mail, or to somebody else. */
export function OwnActions({ uuid, product, sentTo, onMail }: OwnProps) {
  const say = useSay()
  return (
    <div className="grid gap-6">
      <Link href={flowHref(product, uuid)} asChild>
        <ButtonLink wide after={<ArrowRightIcon />}>
          {say('calculator.estimate.continue')}
        </ButtonLink>
      </Link>
      {onMail && (
        <div className="border-t border-line pt-5">
          <MailForm sentTo={sentTo} onSend={onMail} />
        </div>
      )}
      <div className="border-t border-line pt-5">
        <ShareBox uuid={uuid} />
      </div>
    </div>
  )
}

type SharedProps = {
  readonly product: Outcome
  readonly onCopy: () => Promise<{ readonly uuid: string }>
  /** Where the first question of the copy is. */
  readonly firstQuestion: string | undefined
}

/** On from a price that somebody shared: it becomes one's own first. */
export function SharedActions({ product, onCopy, firstQuestion }: SharedProps) {
  const say = useSay()
  const [, navigate] = useLocation()
  const [state, setState] = useState<'quiet' | 'busy' | 'failed'>('quiet')
  const go = async (to: (uuid: string) => string) => {
    if (state === 'busy') return
    setState('busy')
    try {
      navigate(to((await onCopy()).uuid))
    } catch {
      setState('failed')
    }
  }
  const busy = state === 'busy' ? say('calculator.question.busy') : undefined
  return (
    <div className="grid gap-3">
      <Button wide after={<ArrowRightIcon />} busy={busy} onClick={() => go((uuid) => flowHref(product, uuid))}>
        {say('calculator.estimate.continue')}
      </Button>
      <Button wide look="line" onClick={() => go((uuid) => href('calculator', { uuid }, { question: firstQuestion }))}>
        {say('calculator.estimate.change')}
      </Button>
      {state === 'failed' && (
        <Banner tone="negative" live="alert">
          {say('calculator.failed.text')}
        </Banner>
      )}
    </div>
  )
}
