import { Link } from 'wouter'
import { useMoments } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { CalendarIcon } from '#web/ui/icons.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useCase } from './case-at-hand.ts'
import { CaseSection } from './part.tsx'

/** The moment to sign, as far as it is known. */
export function AppointmentCard() {
  const say = useSay()
  const { day, time } = useMoments()
  const { uuid, case: about } = useCase()
  const { appointment, office, people, status } = about
  const isOpen = status === 'scheduling_meeting' || about.hold === 'no_present'
  if (!appointment && !isOpen) return null
  const when = appointment ? `${day(appointment.starts)}, ${time(appointment.starts)}` : ''
  const waiting = people.filter(({ id }) => appointment?.waiting.includes(id)).map(({ name }) => name)
  return (
    <CaseSection heading={say('founder.appointment.heading')} id="appointment">
      {appointment ? (
        <div className="flex gap-3">
          <span className="mt-0.5 text-green">
            <CalendarIcon />
          </span>
          <div className="min-w-0">
            <p className="font-semibold first-letter:uppercase">
              {appointment.state === 'held'
                ? say('founder.appointment.held', { when })
                : appointment.state === 'asked'
                  ? say('founder.appointment.asked', { when })
                  : when}
            </p>
            <p className="text-ink-2">
              {appointment.way === 'online'
                ? say('founder.appointment.online')
                : say('founder.appointment.offline', { city: office?.city ?? '' })}
            </p>
            {waiting.length > 0 && <p>{say('founder.appointment.waits', { names: waiting.join(', ') })}</p>}
          </div>
        </div>
      ) : (
        <p className="text-ink-2">{say('founder.appointment.none')}</p>
      )}
      {isOpen && (
        <p className="mt-3">
          <Link href={href('ownCase', { uuid, part: 'appointment' })} asChild>
            <TextLink>{say(appointment ? 'founder.appointment.see' : 'founder.appointment.choose')}</TextLink>
          </Link>
        </p>
      )}
    </CaseSection>
  )
}
