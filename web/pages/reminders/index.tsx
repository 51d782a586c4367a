// Where the link at the foot of a reminder leads: they stop by a press, not by looking, because programs look at links in mails too.
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { type ReminderKind, reminderKinds } from '#domain/reminders/index.ts'
import { AccountCard } from '#web/accounts/index.ts'
import { ApiError, call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href, queryAt } from '#web/links/index.ts'
import { notices } from '#web/shell/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Stops = { readonly kind: ReminderKind; readonly stopped: readonly ReminderKind[] }

/** Null: the link is none of ours. */
const loadStops = (token: string) => async (): Promise<Stops | null> => {
  try {
    return await call('GET /api/reminders/:token', { as: null, params: { token } })
  } catch (error) {
    if (error instanceof ApiError && [404, 422].includes(error.status)) return null
    throw error
  }
}

export default function Reminders({ search }: { search: string }) {
  const token = queryAt('reminders', search).key
  return token === undefined ? <Unknown /> : <ByLink token={token} />
}

function ByLink({ token }: { token: string }) {
  const say = useSay()
  const stops = useResource(`reminders ${token}`, loadStops(token))
  if (stops.state === 'ready') {
    return stops.value === null ? <Unknown /> : <StopChoice token={token} found={stops.value} />
  }
  return (
    <AccountCard heading={say('reminders.heading')}>
      {stops.state === 'loading' ? (
        <Skeleton label={say('reminders.loading')} shape="page" />
      ) : (
        <FailedBanner text={say('reminders.failed')} again={say('reminders.again')} onAgain={stops.again} />
      )}
    </AccountCard>
  )
}

function StopChoice({ token, found }: { token: string; found: Stops }) {
  const say = useSay()
  const [{ kind, stopped }, setStops] = useState(found)
  const [doing, setDoing] = useState<'this' | 'all' | 'undo' | null>(null)
  const [failed, setFailed] = useState(false)
  const [pressed, setPressed] = useState(0)
  // The button that had the focus is gone: what came of it takes it.
  useEffect(() => {
    if (pressed > 0) focusHeading()
  }, [pressed])

  async function write(what: 'this' | 'all' | 'undo', wanted: readonly ReminderKind[]): Promise<void> {
    if (doing !== null) return
    setDoing(what)
    setFailed(false)
    try {
      const body = { stopped: [...wanted] }
      setStops(await call('PUT /api/reminders/:token', { as: null, params: { token }, body }))
      setPressed((times) => times + 1)
      if (what === 'undo') notices.show({ tone: 'positive', text: say('reminders.undone') })
    } catch {
      setFailed(true)
    }
    setDoing(null)
  }

  const isAll = reminderKinds.every((one) => stopped.includes(one))
  const isOff = stopped.includes(kind)
  const busy = (what: typeof doing) => (doing === what ? say('reminders.busy') : undefined)
  const failure = failed && (
    <Banner tone="negative" live="alert">
      {say('reminders.failed')}
    </Banner>
  )
  if (isOff) {
    return (
      <AccountCard
        heading={say('reminders.stopped_heading')}
        intro={isAll ? say('reminders.stopped_all') : say(`reminders.stopped.${kind}`)}
      >
        <div className="grid gap-3">
          {failure}
          {!isAll && (
            <Button wide busy={busy('all')} onClick={() => void write('all', reminderKinds)}>
              {say('reminders.all')}
            </Button>
          )}
          <Button wide look="line" busy={busy('undo')} onClick={() => void write('undo', [])}>
            {say('reminders.undo')}
          </Button>
        </div>
      </AccountCard>
    )
  }
  return (
    <AccountCard heading={say('reminders.heading')} intro={say(`reminders.intro.${kind}`)}>
      <div className="grid gap-3">
        {failure}
        <Button wide busy={busy('this')} onClick={() => void write('this', [...stopped, kind])}>
          {say(`reminders.stop.${kind}`)}
        </Button>
        <Button wide look="line" busy={busy('all')} onClick={() => void write('all', reminderKinds)}>
          {say('reminders.all')}
        </Button>
      </div>
    </AccountCard>
  )
}

function Unknown() {
  const say = useSay()
  return (
    <AccountCard heading={say('reminders.unknown_heading')} intro={say('reminders.unknown')}>
      <Link href={href('home')} asChild>
        <ButtonLink wide>{say('reminders.home')}</ButtonLink>
      </Link>
    </AccountCard>
  )
}
