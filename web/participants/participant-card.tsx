import { type ReactNode, useId } from 'react'
import type { Participant } from '#contract/participant-progress.ts'
import { useSay } from '#web/i18n/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { CheckIcon, LockIcon } from '#web/ui/icons.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { Tag } from '#web/ui/tag.tsx'
import { Moves } from './moves.tsx'
import { firstNameOf, standingOf, useStory } from './participant.ts'
import type { OnChanged } from './use-moves.ts'

const tones = {
  to_invite: 'amber',
  invited: 'neutral',
  began: 'neutral',
  complete: 'green',
  declined: 'orange',
  expired: 'orange',
  revoked: 'orange',
} as const

type Props = {
  readonly participant: Participant
  /** What they become, in a few words. */
  readonly role?: string | null | undefined
  /** Once it is paid the invitation has gone out by itself. */
  readonly paid: boolean
  /** What was done about them; nothing can be done where it is left out. */
  readonly onChanged?: OnChanged | undefined
  /** The papers that are theirs to send. */
  readonly children?: ReactNode
}

/** Somebody who fills in their own part: how far they are, since when, and what can be done about it. */
export function ParticipantCard({ participant, role, paid, onChanged, children }: Props) {
  const say = useSay()
  const story = useStory()
  const id = useId()
  const { name, state } = participant
  const standing = standingOf(participant)
  return (
    <section aria-labelledby={id}>
      <div className="flex items-center gap-3 pb-2">
        <Avatar initials={initialsOf(name)} />
        <div className="min-w-0 flex-1">
          <h3 id={id} className="text-base!">
            {name}
          </h3>
          <p className="text-hint text-ink-2 first-letter:uppercase">
            {[role, say('invited.self')].filter(Boolean).join('. ')}
          </p>
        </div>
        <Tag tone={tones[standing]}>{say(`invited.tags.${standing}`)}</Tag>
      </div>
      <div className="flex gap-4 border-t border-line py-3">
        <span
          aria-hidden="true"
          className={
            state === 'complete'
              ? 'mt-0.5 grid size-5.5 flex-none place-items-center rounded-full bg-green text-white'
              : 'mt-0.5 grid size-5.5 flex-none place-items-center rounded-full bg-sunken text-ink-2'
          }
        >
          {state === 'complete' ? <CheckIcon size={16} /> : <LockIcon size={16} />}
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{say('invited.part', { name: firstNameOf(participant) })}</p>
          <p className="mt-0.5 text-hint wrap-anywhere text-ink-2">{story(participant, paid).join(' ')}</p>
          {onChanged && participant.moves.length > 0 && <Moves participant={participant} onChanged={onChanged} />}
        </div>
      </div>
      {children}
    </section>
  )
}
