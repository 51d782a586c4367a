import { useId } from 'react'
import type { MeetingWay } from '#domain/appointments/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Card } from '#web/ui/card.tsx'
import { ClockIcon, MobileIcon, UserIcon } from '#web/ui/icons.tsx'
import { BookIcon, VideoIcon } from './icons.tsx'

const needs = {
  online: [
    ['identity', BookIcon],
    ['phone', MobileIcon],
    ['laptop', VideoIcon],
    ['room', UserIcon],
  ],
  offline: [
    ['identity', BookIcon],
    ['place', ClockIcon],
  ],
} as const

/** What everybody has with them, by how it is held. */
export function NeedsCard({ way }: { readonly way: MeetingWay }) {
  const say = useSay()
  const id = useId()
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="mb-1.5 text-lg!">
        {say('appointment.need.heading')}
      </h2>
      <ul>
        {needs[way].map(([name, Icon]) => (
          <li key={name} className="grid grid-cols-[1.25rem_1fr] gap-3 py-2 text-hint leading-snug">
            <span className="mt-px text-green">
              <Icon />
            </span>
            {say(`appointment.need.${name}`)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
