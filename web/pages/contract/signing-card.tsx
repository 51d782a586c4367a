import { useState } from 'react'
import type { Contract } from '#contract/contracts.ts'
import { call } from '#web/api/index.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'
import { RemindSigner } from './remind-signer.tsx'
import { SendForm } from './send-form.tsx'

type ContractSession = NonNullable<Contract['session']>
type Props = { readonly contract: Contract; readonly onChanged: (contract: Contract) => void }

/** Who has still to sign it, and the way to send it round. */
export function SigningCard({ contract, onChanged }: Props) {
  const say = useSay()
  const { session, moves } = contract
  return (
    <>
      {session && (
        <Card as="section" labelledBy="session">
          <h2 id="session" className="text-lg!">
            {say('contracts.session.heading')}
          </h2>
          <SessionStanding contract={contract} session={session} onChanged={onChanged} />
          {moves.includes('withdraw') && <Withdraw contract={contract} onChanged={onChanged} />}
        </Card>
      )}
      {moves.includes('send') && (
        <Card as="section" labelledBy="send">
          <h2 id="send" className="text-lg!">
            {say('contracts.send.heading')}
          </h2>
          <p className="mt-1 text-hint text-ink-2">{say('contracts.send.about')}</p>
          <SendForm contract={contract} onChanged={onChanged} />
        </Card>
      )}
    </>
  )
}

const tones = { open: 'neutral', signed: 'green', declined: 'red' } as const

function SessionStanding({ contract, session, onChanged }: Props & { readonly session: ContractSession }) {
  const say = useSay()
  const day = useMoment()
  const { state, in_turns, until, signers } = session
  const stateOf = (signer: ContractSession['signers'][number]): string => {
    if (signer.signed_at !== null) return say('contracts.session.state.signed', { when: day(signer.signed_at) })
    if (signer.declined_at !== null) return say('contracts.session.state.declined', { when: day(signer.declined_at) })
    return say(signer.invited_at === null ? 'contracts.session.state.waiting' : 'contracts.session.state.open')
  }
  const nameOf = ({ name, company }: ContractSession['signers'][number]): string =>
    company === null ? name : say('contracts.session.for_company', { name, company })
  return (
    <>
      <p className="mt-1 text-hint text-ink-2">
        {state === 'open'
          ? [
              say('contracts.session.until', { day: day(until) }),
              ...(in_turns ? [say('contracts.session.turns')] : []),
              say('contracts.session.reminders'),
            ].join(' ')
          : say(`contracts.session.ended.${state}`)}
      </p>
      <ul className="mt-3 grid gap-3">
        {signers.map((signer) => (
          <li key={signer.uuid} className="border-t border-line pt-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <strong className="wrap-anywhere">{nameOf(signer)}</strong>
              <Tag tone={tones[signer.state]}>{stateOf(signer)}</Tag>
            </p>
            <p className="text-hint wrap-anywhere text-ink-2">
              {[
                signer.email,
                ...(signer.invited_at === null
                  ? []
                  : [say('contracts.session.invited', { when: day(signer.invited_at) })]),
                ...(signer.opened_at === null || signer.state !== 'open'
                  ? []
                  : [say('contracts.session.opened', { when: day(signer.opened_at) })]),
                ...(signer.reminded_at === null
                  ? []
                  : [say('contracts.session.reminded', { when: day(signer.reminded_at) })]),
              ].join(' · ')}
            </p>
            {signer.reason !== null && (
              <p className="mt-1 wrap-anywhere">{say('contracts.session.reason', { reason: signer.reason })}</p>
            )}
            <RemindSigner contract={contract} signer={signer} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Withdraw({ contract, onChanged }: Props) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const close = () => setOpen(false)
  const withdraw = () => {
    setState('busy')
    const params = { uuid: contract.uuid }
    call('POST /api/api_customer_dashboard/contracts/:uuid/withdraw', { params }).then(onChanged, () =>
      setState('failed'),
    )
  }
  return (
    <div className="mt-4">
      <Button look="line" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('contracts.session.withdraw')}
      </Button>
      <YesNoDialog
        open={open}
        onClose={close}
        title={say('contracts.session.withdraw_title')}
        closeLabel={say('contracts.close')}
        no={say('contracts.session.withdraw_no')}
        yes={say('contracts.session.withdraw_yes')}
        grave
        onYes={withdraw}
        busy={state === 'busy' ? say('contracts.busy') : undefined}
        failed={state === 'failed' ? say('contracts.act_failed') : undefined}
      >
        <p>{say('contracts.session.withdraw_text')}</p>
      </YesNoDialog>
    </div>
  )
}
