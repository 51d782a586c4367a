import type { Appointment, AppointmentSlots } from '#contract/case-appointments.ts'
import { useMoments } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = {
  readonly asked: Appointment
  readonly people: AppointmentSlots['people']
  readonly busy: boolean
  readonly onAnswer: (person: string, can: boolean) => void
}

/** A moment that waits for the word of others; the founder may know it already. */
export function AskedBand({ asked, people, busy, onAnswer }: Props) {
  const say = useSay()
  const { day, time } = useMoments()
  const waiting = people.filter(({ id }) => asked.waiting.includes(id))
  const when = `${day(asked.starts)}, ${time(asked.starts)}`
  return (
    <Banner
      tone="warning"
      title={say('appointment.asked.title', { when: when.charAt(0).toUpperCase() + when.slice(1) })}
    >
      <p>{say('appointment.asked.text', { names: waiting.map(({ name }) => name).join(', ') })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {waiting.flatMap(({ id, name }) =>
          [true, false].map((can) => (
            <Button
              key={`${id} ${can}`}
              look="line"
              size="small"
              busy={busy ? say('appointment.chosen.busy') : undefined}
              onClick={() => onAnswer(id, can)}
            >
              {say(can ? 'appointment.asked.can' : 'appointment.asked.cannot', { name })}
            </Button>
          )),
        )}
      </div>
    </Banner>
  )
}
