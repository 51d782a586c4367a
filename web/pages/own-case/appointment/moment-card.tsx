import { type ReactNode, useId } from 'react'
import type { MeetingWay } from '#domain/appointments/index.ts'
import { useMoments } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Card } from '#web/ui/card.tsx'
import { ClockIcon } from '#web/ui/icons.tsx'
import { PinIcon, VideoIcon } from './icons.tsx'

type Props = {
  readonly slot: { readonly starts: string; readonly ends: string } | null
  readonly way: MeetingWay
  readonly city: string
  /** Who comes, and what can be done. */
  readonly children: ReactNode
}

/** The moment in large type: the one that is chosen, or that stands. */
export function MomentCard({ slot, way, city, children }: Props) {
  const say = useSay()
  const id = useId()
  const { weekday, date, time } = useMoments()
  const Icon = way === 'online' ? VideoIcon : PinIcon
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="font-sans! text-hint! font-normal! tracking-normal! text-ink-2">
        {say('appointment.chosen.heading')}
      </h2>
      {slot === null ? (
        <p className="mt-1 text-ink-2">{say('appointment.chosen.none')}</p>
      ) : (
        <>
          <p className="mt-0.5 mb-1 font-serif text-3xl leading-tight">
            {weekday(slot.starts)}
            <br />
            {date(slot.starts)}
          </p>
          <p className="flex items-center gap-2">
            <ClockIcon />
            {say('appointment.chosen.time', { from: time(slot.starts), to: time(slot.ends) })}
          </p>
          <p className="flex items-center gap-2">
            <Icon />
            {way === 'online' ? say('appointment.way.online') : say('appointment.way.offline', { city })}
          </p>
        </>
      )}
      {children}
    </Card>
  )
}
