import { useState } from 'react'
import type { OpenSession } from '#contract/own-account.ts'
import { call } from '#web/api/index.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { leaveTo } from '#web/session/index.ts'
import { notices } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { Button } from '#web/ui/button.tsx'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'
import { AccountSection } from './section.tsx'
import { useAccountAct } from './use-act.ts'

type Props = { readonly sessions: readonly OpenSession[]; readonly onChanged: () => Promise<void> }

/** The devices that are signed in: this one first, then who was here last. */
export function Sessions({ sessions, onChanged }: Props) {
  const say = useSay()
  const { doing, act } = useAccountAct()
  const ordered = [...sessions].sort(
    (a, b) => Number(b.current) - Number(a.current) || b.last_seen_at.localeCompare(a.last_seen_at),
  )
  const end = ({ id }: OpenSession, device: string) =>
    act(id, async () => {
      await call('DELETE /api/account/sessions/:id', { params: { id } })
      notices.show({ tone: 'positive', text: say('account.sessions.ended', { device }) })
      await onChanged()
    })
  return (
    <AccountSection heading={say('account.sessions.heading')} about={say('account.sessions.about')}>
      <ul className="grid gap-3">
        {ordered.map((session) => (
          <Device
            key={session.id}
            session={session}
            busy={doing === session.id}
            onEnd={(device) => end(session, device)}
          />
        ))}
      </ul>
      {ordered.length === 1 && <p className="mt-3 text-hint text-ink-2">{say('account.sessions.empty')}</p>}
      <Everywhere />
    </AccountSection>
  )
}

type DeviceProps = {
  readonly session: OpenSession
  readonly busy: boolean
  readonly onEnd: (device: string) => void
}

function Device({ session, busy, onEnd }: DeviceProps) {
  const say = useSay()
  const device = session.device ?? say('account.sessions.unknown')
  const when = useMoment({ dateStyle: 'medium', timeStyle: 'short' })(session.last_seen_at)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="text-hint text-ink-2">
          {session.current ? say('account.sessions.here') : say('account.sessions.seen', { when })}
        </p>
      </div>
      {!session.current && (
        <Button
          look="line"
          size="small"
          aria-label={say('account.sessions.end_named', { device })}
          busy={busy ? say('account.details.busy') : undefined}
          onClick={() => onEnd(device)}
        >
          {say('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}

function Everywhere() {
  const say = useSay()
  const { home_url } = useSite()
  const [open, setOpen] = useState(false)
  const { doing, act } = useAccountAct()
  const go = () =>
    act('everywhere', async () => {
      await call('DELETE /api/account/sessions')
      leaveTo(home_url ?? href('home'))
    })
  return (
    <div className="mt-5">
      <Button look="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('account.sessions.everywhere')}
      </Button>
      <YesNoDialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('account.sessions.everywhere_title')}
        closeLabel={say('shell.close')}
        no={say('account.sessions.stay')}
        yes={say('account.sessions.everywhere')}
        onYes={go}
        busy={doing ? say('account.details.busy') : undefined}
      >
        <p>{say('account.sessions.everywhere_text')}</p>
      </YesNoDialog>
    </div>
  )
}
