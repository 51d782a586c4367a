import { useState } from 'react'
import { Link } from 'wouter'
import type { SecondFactor } from '#contract/second-factor.ts'
import { RecoveryCodes, SecondFactorForm } from '#web/accounts/index.ts'
import { call } from '#web/api/index.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { notices } from '#web/shell/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AccountSection } from './section.tsx'

type Props = { readonly state: SecondFactor; readonly onChanged: () => Promise<void> }

/** So few that it is time for new ones. */
const few = 2

/** For those who work here: the second factor, and what can be done about it with a code. */
export function TwoStep({ state, onChanged }: Props) {
  const say = useSay()
  const when = useMoment()
  const { on, required, confirmed_at, recovery_codes_left: left } = state
  const to = href('secondFactor', {}, { redirect_url: href('account') })
  if (!on) {
    return (
      <AccountSection heading={say('two_step.heading')} about={say('two_step.off')}>
        <Link href={to} asChild>
          <ButtonLink look="line">{say('two_step.set_up')}</ButtonLink>
        </Link>
      </AccountSection>
    )
  }
  return (
    <AccountSection
      heading={say('two_step.heading')}
      about={say('two_step.on', { when: confirmed_at === null ? '' : when(confirmed_at) })}
    >
      <div className="grid gap-4">
        {left > few ? (
          <p>{say('two_step.left', { left })}</p>
        ) : (
          <Banner tone="warning">
            {left === 0 ? say('two_step.none_left') : say(left === 1 ? 'two_step.one_left' : 'two_step.few_left')}
          </Banner>
        )}
        <div className="flex flex-wrap gap-2.5">
          <RenewCodes onChanged={onChanged} />
          {state.offered && (
            <Link href={to} asChild>
              <ButtonLink look="line">{say('two_step.other_phone')}</ButtonLink>
            </Link>
          )}
          {!required && <TurnOff onChanged={onChanged} />}
        </div>
        {required && <p className="text-hint text-ink-2">{say('two_step.must')}</p>}
      </div>
    </AccountSection>
  )
}

type DeedProps = Pick<Props, 'onChanged'>

function RenewCodes({ onChanged }: DeedProps) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => {
    setOpen(false)
    setCodes(null)
  }
  return (
    <>
      <Button look="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('two_step.renew.open')}
      </Button>
      <Dialog open={open} onClose={close} title={say('two_step.renew.title')} closeLabel={say('shell.close')}>
        {codes ? (
          <div className="grid gap-4">
            <p>{say('two_step.done.intro')}</p>
            <RecoveryCodes codes={codes} />
          </div>
        ) : (
          <div className="grid gap-4">
            <p>{say('two_step.renew.text')}</p>
            <SecondFactorForm
              submit={say('two_step.renew.submit')}
              busy={say('two_step.renew.busy')}
              onSend={async (code) => {
                const made = await call('POST /api/account/second_factor/recovery_codes', { body: { code } })
                setCodes(made.recovery_codes)
                await onChanged()
              }}
            />
          </div>
        )}
      </Dialog>
    </>
  )
}

function TurnOff({ onChanged }: DeedProps) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('two_step.remove.open')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('two_step.remove.title')}
        closeLabel={say('shell.close')}
      >
        <div className="grid gap-4">
          <p>{say('two_step.remove.text')}</p>
          <SecondFactorForm
            submit={say('two_step.remove.submit')}
            busy={say('two_step.remove.busy')}
            onSend={async (code) => {
              await call('DELETE /api/account/second_factor', { body: { code } })
              setOpen(false)
              notices.show({ tone: 'positive', text: say('two_step.remove.done') })
              await onChanged()
            }}
          />
        </div>
      </Dialog>
    </>
  )
}
