import type { CustomerCase } from '#contract/cases.ts'
import { compareDates, dateInAmsterdam } from '#domain/values/index.ts'
import { dayOf, useShortDay } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { Tag } from '#web/ui/tag.tsx'
import { ActButton } from './act-button.tsx'
import { useCase } from './case-at-hand.ts'
import { type Task, useRejection } from './paper-words.ts'
import { Part } from './part.tsx'
import { SendPaper } from './send-paper.tsx'

/** What must be sent in, by whom it is about, each with how far it is and the means to send it. */
export function Tasks() {
  const say = useSay()
  const { case: about } = useCase()
  const { tasks, people, status } = about
  const isDone = tasks.every(isSettled)
  const owners = [...people, { id: null, name: say('founder.tasks.company') }]
  const submitting = about.actions.find(({ action }) => action === 'submit')
  if (status === 'canceled') return null
  return (
    <Part id="tasks" heading={say(isDone ? 'founder.tasks.done_heading' : 'founder.tasks.heading')}>
      {tasks.length === 0 && <p className="text-ink-2">{say('founder.tasks.none')}</p>}
      <div className="grid gap-5">
        {owners.map(({ id, name }) => {
          const own = tasks.filter(({ person }) => person === id)
          return own.length === 0 ? null : <Owner key={name} name={name} isPerson={id !== null} tasks={own} />
        })}
      </div>
      {submitting && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-s bg-sunken p-4">
          <div className="min-w-0">
            <p className="font-semibold">{say('founder.tasks.submit.title')}</p>
            <p className="text-hint text-ink-2">
              {say(submitting.possible ? 'founder.tasks.submit.ready' : 'founder.tasks.submit.text')}
            </p>
          </div>
          <ActButton move="submit" label={say('founder.tasks.submit.go')} done={say('founder.acting.submitted')} />
        </div>
      )}
    </Part>
  )
}

const isSettled = ({ state }: Task): boolean => state === 'sent' || state === 'accepted'

type OwnerProps = { readonly name: string; readonly isPerson: boolean; readonly tasks: readonly Task[] }

function Owner({ name, isPerson, tasks }: OwnerProps) {
  const say = useSay()
  const done = tasks.filter(isSettled).length
  return (
    <div>
      <div className="flex items-center gap-3 pb-2">
        {isPerson && <Avatar initials={initialsOf(name)} />}
        <h3 className="min-w-0 flex-1 text-base!">{name}</h3>
        {done === tasks.length ? (
          <Tag>{say('founder.tasks.complete')}</Tag>
        ) : (
          <Tag tone="neutral">{say('founder.tasks.progress', { done, all: tasks.length })}</Tag>
        )}
      </div>
      <ul>
        {tasks.map((task) => (
          <TaskRow key={task.name} task={task} />
        ))}
      </ul>
    </div>
  )
}

/** Until when papers are taken: as long as the deed is not made of them. */
const takes: readonly CustomerCase['status'][] = [
  'open_mix',
  'extra_questions',
  'submitted_mix',
  'checking_documents',
  'legal_support_checking_documents',
  'on_hold',
]

function TaskRow({ task }: { readonly task: Task }) {
  const say = useSay()
  const { status } = useCase().case
  const rejection = useRejection()(task)
  const canSend = task.state !== 'accepted' && takes.includes(status)
  return (
    <li id={`task-${task.name}`} className="flex gap-4 border-t border-line py-3">
      <Dot state={task.state} />
      <div className="grid min-w-0 flex-1 gap-x-5 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <p className={cx(task.state !== 'accepted' && 'font-semibold')}>{say(`founder.papers.${task.kind}.name`)}</p>
          {rejection ? (
            <div className="mt-0.5 text-hint">
              <p className="font-semibold text-orange-deep">
                {say('founder.tasks.sent_back', { reason: rejection.reason })}
              </p>
              {rejection.note !== null && <p className="whitespace-pre-line text-ink-2">{rejection.note}</p>}
            </div>
          ) : (
            task.state === 'open' && (
              <p className="mt-0.5 text-hint text-ink-2">{say(`founder.papers.${task.kind}.why`)}</p>
            )
          )}
          <p className="mt-0.5 text-hint text-ink-2">
            <TaskState task={task} />
          </p>
        </div>
        {canSend && <SendPaper task={task} />}
      </div>
    </li>
  )
}

/** How far it is, with the day it is due as long as it is not there. */
function TaskState({ task: { state, due } }: { readonly task: Task }) {
  const say = useSay()
  const short = useShortDay()
  const words = say(`founder.tasks.state.${state}`)
  const day = due === null ? null : dayOf(due)
  if (state === 'sent' || state === 'accepted' || due === null || day === null) return words
  const isLate = compareDates(day, dateInAmsterdam(new Date())) < 0
  const by = say(isLate ? 'founder.tasks.was_by' : 'founder.tasks.by', { day: short(due) })
  return (
    <>
      {words} · <span className={cx(isLate && 'font-semibold text-orange-deep')}>{by}</span>
    </>
  )
}

const dots = {
  open: 'border-2 border-green bg-white',
  sent: 'border-green bg-green text-white',
  accepted: 'border-green bg-green text-white',
  rejected: 'border-orange bg-orange text-white',
} as const

function Dot({ state }: { readonly state: Task['state'] }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'mt-0.5 grid size-5.5 flex-none place-items-center rounded-full border text-xs font-bold',
        dots[state],
      )}
    >
      {state === 'rejected' ? (
        '!'
      ) : state === 'open' ? (
        <span className="size-2 rounded-full bg-green" />
      ) : (
        <CheckIcon size={16} />
      )}
    </span>
  )
}
