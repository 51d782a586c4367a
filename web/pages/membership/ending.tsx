import { useState } from 'react'
import type { OwnMembership } from '#contract/memberships.ts'
import { call } from '#web/api/index.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'
import { MembershipPart } from './part.tsx'
import { useMembershipAct } from './use-act.ts'

type Props = {
  readonly membership: OwnMembership
  /** Which one, where there are more. */
  readonly name?: string | undefined
  readonly onChanged: () => Promise<void>
}

/** To end it, with the day on which it would; or to stay after all. */
export function Ending(props: Props) {
  return props.membership.state === 'ending' ? <Ended {...props} /> : <ToEnd {...props} />
}

const headingOf = (heading: string, name: string | undefined) => (name === undefined ? heading : `${heading}: ${name}`)

function ToEnd({ membership: { uuid, state, ends_if_cancelled: day }, name, onChanged }: Props) {
  const say = useSay()
  const written = useMoment()
  const [open, setOpen] = useState(false)
  const { isGoing, act } = useMembershipAct(onChanged)
  // What is not paid for is over at once.
  const later = state === 'active' && day !== null ? written(day) : null
  const end = async () => {
    const done = later === null ? undefined : say('membership.ending.done', { day: later })
    const ended = await act(
      () => call('DELETE /api/api_customer_dashboard/memberships/:uuid', { params: { uuid } }).then(() => ({})),
      done,
    )
    if (ended) setOpen(false)
  }
  return (
    <MembershipPart heading={headingOf(say('membership.ending.heading'), name)}>
      <p className="text-md">
        {later === null ? say('membership.ending.about_now') : say('membership.ending.about', { day: later })}
      </p>
      <div className="mt-3">
        <Button look="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say('membership.ending.start')}
        </Button>
      </div>
      <YesNoDialog
        open={open}
        onClose={() => setOpen(false)}
        title={say('membership.ending.title')}
        closeLabel={say('membership.close')}
        no={say('membership.ending.keep')}
        yes={say('membership.ending.confirm')}
        onYes={() => void end()}
        busy={isGoing ? say('membership.ending.busy') : undefined}
      >
        <p>{later === null ? say('membership.ending.text_now') : say('membership.ending.text', { day: later })}</p>
      </YesNoDialog>
    </MembershipPart>
  )
}

function Ended({ membership: { uuid, until }, name, onChanged }: Props) {
  const say = useSay()
  const written = useMoment()
  const { isGoing, act } = useMembershipAct(onChanged)
  return (
    <MembershipPart heading={headingOf(say('membership.ending.ended_title'), name)}>
      <p className="text-md">{say('membership.ending.ended_text', { day: until === null ? '' : written(until) })}</p>
      <div className="mt-3">
        <Button
          look="line"
          busy={isGoing ? say('membership.ending.taking_back') : undefined}
          onClick={() =>
            void act(
              () =>
                call('POST /api/api_customer_dashboard/memberships/:uuid/resume', { params: { uuid } }).then(
                  () => ({}),
                ),
              say('membership.ending.taken_back'),
            )
          }
        >
          {say('membership.ending.take_back')}
        </Button>
      </div>
    </MembershipPart>
  )
}
