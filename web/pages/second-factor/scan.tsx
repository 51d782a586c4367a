import { useRef, useState } from 'react'
import type { Enrolment } from '#contract/second-factor.ts'
import { AccountCard, SecondFactorForm } from '#web/accounts/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Props = {
  readonly enrolment: Enrolment
  readonly onCode: (code: string) => Promise<void>
  readonly onExpired: () => void
}

/** The secret for the app: as a picture, as a link for who reads this on the phone itself, and to type over. */
export function Scan({ enrolment: { secret, link }, onCode, onExpired }: Props) {
  const say = useSay()
  const shown = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
    }
  }

  return (
    <AccountCard heading={say('two_step.scan.heading')} intro={say('two_step.scan.intro')}>
      <div className="grid gap-5">
        <div className="grid justify-items-center">
          <QrCode text={link} label={say('two_step.scan.picture')} />
        </div>
        <div className="grid gap-2">
          <p className="text-ink-2">{say('two_step.scan.instead')}</p>
          <p>
            <code ref={shown} className="font-mono text-md break-words">
              {(secret.match(/.{1,4}/g) ?? []).join(' ')}
            </code>
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button look="line" size="small" onClick={() => void copy()}>
              {say('two_step.scan.copy')}
            </Button>
            <TextLink href={link}>{say('two_step.scan.open')}</TextLink>
          </div>
          <p role="status" className="text-hint text-ink-2 empty:hidden">
            {copied ? say('two_step.scan.copied') : ''}
          </p>
        </div>
        <SecondFactorForm
          setsUp
          submit={say('two_step.scan.submit')}
          busy={say('two_step.scan.busy')}
          onExpired={onExpired}
          onSend={onCode}
        />
      </div>
    </AccountCard>
  )
}
