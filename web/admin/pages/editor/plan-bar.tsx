import { type FormEvent, useId, useState } from 'react'
import { addDays, dateInAmsterdam } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { useEditing } from '../model/editing.ts'
import { momentTyped, type TypedMoment, typedMoment } from '../model/moments.ts'
import { Asking } from './asking.tsx'
import { smallBox } from './control.ts'
import type { PageStanding } from './status-strip.tsx'
import type { Acting } from './use-acting.ts'

type Props = {
  readonly standing: PageStanding
  readonly acting: Acting
  /** Whether it can go live: where not, it says so. */
  readonly ready: () => boolean
}

export const planId = 'page-plan'

/** When the draft goes online, at the foot of the page. */
export function PlanBar({ standing, acting, ready }: Props) {
  const say = useSay()
  const id = useId()
  const { draft } = useEditing()
  const newest = draft.story.versions[0]
  // Only what nobody wrote over can be moved.
  const planned = standing.planned?.number === newest?.number ? standing.planned : null
  const [typed, setTyped] = useState<TypedMoment>(() =>
    planned?.live_from
      ? typedMoment(planned.live_from)
      : { day: addDays(dateInAmsterdam(new Date()), 1) ?? '', time: '09:00' },
  )
  const [problem, setProblem] = useState<'bad_date' | 'bad_time' | 'past' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const isWriting = draft.saving !== 'saved' || standing.draft !== null
  if (!isWriting && !planned) return null
  const number = isWriting && planned ? planned.number + 1 : (standing.draft ?? planned ?? newest)?.number
  const english = draft.issues.filter(({ code }) => code === 'missing_translation').length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const moment = momentTyped(typed.day, typed.time)
    if (!(moment instanceof Date)) return setProblem(moment)
    if (moment <= new Date()) return setProblem('past')
    if (ready()) void acting.plan(moment.toISOString(), isWriting ? null : planned)
  }
  const put = (next: Partial<TypedMoment>) => {
    setTyped({ ...typed, ...next })
    setProblem(null)
  }
  return (
    <section
      id={planId}
      tabIndex={-1}
      aria-label={say('admin_pages.plan.label')}
      className="sticky bottom-0 z-10 mt-5 border-t border-line bg-surface px-4 py-2.5 shadow-2 outline-none max-md:static lg:px-6"
    >
      <form noValidate onSubmit={submit} className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="font-semibold">{say('admin_pages.plan.goes', { number: number ?? 1 })}</p>
        <label htmlFor={`${id}-day`}>
          {say('admin_pages.plan.date')}
          <span className="sr-only">: {say('admin_pages.plan.date_label')}</span>
        </label>
        <span className="w-32 lg:w-28">
          <input
            id={`${id}-day`}
            inputMode="numeric"
            value={typed.day}
            aria-invalid={problem === 'bad_date' || problem === 'past' || undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => put({ day: event.currentTarget.value })}
            className={smallBox}
          />
        </span>
        <label htmlFor={`${id}-time`}>
          {say('admin_pages.plan.time')}
          <span className="sr-only">: {say('admin_pages.plan.time_label')}</span>
        </label>
        <span className="w-24 lg:w-20">
          <input
            id={`${id}-time`}
            inputMode="numeric"
            value={typed.time}
            aria-invalid={problem === 'bad_time' || problem === 'past' || undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => put({ time: event.currentTarget.value })}
            className={smallBox}
          />
        </span>
        {problem && (
          <p id={`${id}-problem`} role="alert" className="text-xs font-semibold text-red">
            {say(`admin_pages.plan.${problem}`)}
          </p>
        )}
        {english > 0 && (
          <p className="text-ink-2">
            {say(english === 1 ? 'admin_pages.plan.english_note_one' : 'admin_pages.plan.english_note', {
              count: english,
            })}
          </p>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          {standing.draft && draft.story.versions.length > 1 && (
            <Button look="ghost" size="small" onClick={() => setAsking(true)}>
              {say('admin_pages.plan.discard')}
            </Button>
          )}
          <Button
            type="submit"
            look="line"
            size="small"
            busy={acting.busy === 'plan' ? say('admin_pages.plan.saving') : undefined}
          >
            {say(isWriting ? 'admin_pages.plan.save' : 'admin_pages.plan.move')}
          </Button>
        </span>
      </form>
      {isAsking && (
        <Asking
          title={say('admin_pages.plan.discard_title')}
          text={say('admin_pages.plan.discard_text')}
          go={say('admin_pages.plan.discard_do')}
          onGo={() => void acting.discard()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
