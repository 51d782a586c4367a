import { useId } from 'react'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { useSay } from '#web/i18n/index.ts'
import { ArrowRightIcon, CheckIcon, EyeIcon } from '#web/ui/icons.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { useDays } from '../desk/days.ts'

type Props = {
  readonly concept: OfficeCase['concept']
  readonly people: OfficeCase['people']
  /** What is being worked on is another deed than the one that was sent. */
  readonly changed: boolean
}

/** Who agreed with which version; a new one is asked for again. */
export function Approvals({ concept, people, changed }: Props) {
  const say = useSay()
  const { moment } = useDays()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-1 text-lg">
        {say('deed.approvals.heading')}
      </h2>
      {concept === null ? (
        <p className="text-sm text-ink-2">{say('deed.approvals.none')}</p>
      ) : (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {concept.approvals.map(({ person, approved_at }) => {
              const name = people.find(({ id }) => id === person)?.name ?? person
              const { number } = concept
              return (
                <li key={person} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5 py-2.5 text-xs">
                  <span
                    aria-hidden="true"
                    className="grid size-6 place-items-center rounded-full bg-sunken text-2xs font-bold text-ink-2"
                  >
                    {initialsOf(name)}
                  </span>
                  <div className="grid gap-0.5">
                    <b className="text-sm font-semibold">{name}</b>
                    {approved_at === null ? (
                      <span className="flex items-center gap-1.5 text-ink-2">
                        <EyeIcon size={16} />
                        {say('deed.approvals.waiting', { number })}
                      </span>
                    ) : (
                      <span className="flex items-center gap-1.5 text-green-deep">
                        <CheckIcon size={16} />
                        {say('deed.approvals.agreed', { number, when: moment(approved_at) })}
                      </span>
                    )}
                    {changed && (
                      <span className="flex items-center gap-1.5 font-semibold text-orange-deep">
                        <ArrowRightIcon size={16} />
                        {say(approved_at === null ? 'deed.approvals.ask' : 'deed.approvals.again', {
                          number: number + 1,
                        })}
                      </span>
                    )}
                  </div>
                </li>
              )
            })}
          </ul>
          <p className="mt-2 text-xs text-ink-2">{say('deed.approvals.note')}</p>
        </>
      )}
    </section>
  )
}
