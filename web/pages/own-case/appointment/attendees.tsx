import type { AppointmentSlots } from '#contract/case-appointments.ts'
import { useSay } from '#web/i18n/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { initialsOf } from '#web/ui/initials.ts'

type PersonToMeet = AppointmentSlots['people'][number]

type Props = {
  readonly people: readonly PersonToMeet[]
  readonly notary: string | null
  /** Who can at the moment that is looked at; null while none is. */
  readonly can: readonly string[] | null
  /** Of whom the founder says it; without it nothing is asked. */
  readonly saying?: { readonly agreeing: readonly string[]; readonly onSay: (id: string, can: boolean) => void }
}

/** Who must be there, and of whom it is known that they can. */
export function Attendees({ people, notary, can, saying }: Props) {
  const say = useSay()
  const standing = ({ id, mine, must }: PersonToMeet): string => {
    if (!must) return say(mine ? 'appointment.chosen.me_free' : 'appointment.chosen.proxy')
    if (mine) return say('appointment.chosen.me')
    return say(can?.includes(id) ? 'appointment.chosen.can' : 'appointment.chosen.must')
  }
  return (
    <ul aria-label={say('appointment.chosen.people')} className="mt-4.5 border-t border-line">
      {people.map((person) => {
        const { id, name, mine, must } = person
        const isSure = can !== null && must && (mine || can.includes(id))
        const isAsked = saying !== undefined && can !== null && must && !mine && !isSure
        return (
          <li key={id} className="border-b border-line py-2.5">
            <AttendeeLine name={name} about={standing(person)} isSure={isSure} mine={mine} />
            {isAsked && (
              <div className="pl-12">
                <Checkbox checked={saying.agreeing.includes(id)} onChange={(said) => saying.onSay(id, said)}>
                  {say('appointment.chosen.says', { name })}
                </Checkbox>
              </div>
            )}
          </li>
        )
      })}
      {notary !== null && (
        <li className="border-b border-line py-2.5">
          <AttendeeLine name={notary} about={say('appointment.chosen.notary')} isSure={can !== null} mine={false} />
        </li>
      )}
    </ul>
  )
}

type AttendeeLineProps = {
  readonly name: string
  readonly about: string
  readonly isSure: boolean
  readonly mine: boolean
}

function AttendeeLine({ name, about, isSure, mine }: AttendeeLineProps) {
  return (
    <span className="flex items-center gap-3">
      <Avatar on={mine} initials={initialsOf(name)} />
      <span className="min-w-0 flex-1">
        <span className="block break-words">{name}</span>
        <span className="block text-sm leading-tight text-ink-2">{about}</span>
      </span>
      {isSure && (
        <span className="grid size-5.5 flex-none place-items-center rounded-full bg-green text-white">
          <CheckIcon size={16} />
        </span>
      )}
    </span>
  )
}
