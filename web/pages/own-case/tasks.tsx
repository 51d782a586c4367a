import type { CustomerCase } from '#contract/cases.ts'
import { compareDates, dateInAmsterdam } from '#domain/values/index.ts'
import { contractDay, useShortDay } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { ParticipantCard } from '#web/participants/index.ts'
import { notices } from '#web/shell/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/class-names.ts'
import { BuildingIcon, CheckIcon } from '#web/ui/icons.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { Tag } from '#web/ui/tag.tsx'
import { ActButton } from './act-button.tsx'
import { useCase } from './case-at-hand.ts'
import { useRole } from './owner-words.ts'
import { type Task, useRejection, useWhy } from './paper-words.ts'
import { CaseSection } from './part.tsx'
import { SendPaper } from './send-paper.tsx'

/** What must be sent in, by whom it is about, each with how far it is and the means to send it. */
export function Tasks() {
  const say = useSay()
  const { case: about } = useCase()
  const { tasks, people, participants, status } = about
  const isDone = tasks.every(isSettled) && participants.every(({ state }) => state === 'complete')
  const owners = [...people, { id: null, name: say('founder.tasks.company'), you: undefined }]
  const submitting = about.actions.find(({ action }) => action === 'submit')
  if (status === 'canceled') return null
  return (
    <CaseSection id="tasks" heading={say(isDone ? 'founder.tasks.done_heading' : 'founder.tasks.heading')}>
      {tasks.length === 0 && participants.length === 0 && <p className="text-ink-2">{say('founder.tasks.none')}</p>}
      <div className="grid gap-5 pt-2">
        {owners.map(({ id, name, you }) => {
          const own = tasks.filter(({ person }) => person === id)
          const participant = participants.find(({ person }) => person === id)
          if (participant) return <OwnPartTasks key={id} participant={participant} tasks={own} />
          return own.length === 0 ? null : (
            <OwnerTasks key={id} name={name} person={id} you={you === true} tasks={own} />
          )
        })}
        {about.chart.nodes.filter(isAlong).map(({ id, name }) => (
          <HoldingAlong key={id} name={name} />
        ))}
      </div>
      {submitting && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-s bg-sunken p-4">
          <div className="min-w-0">
            <p className="font-semibold">{say('founder.tasks.submit.title')}</p>
            <p className="text-hint text-ink-2">
              {say(
                `founder.tasks.submit.${submitting.possible ? 'ready' : participants.length > 0 ? 'text_others' : 'text'}`,
              )}
            </p>
          </div>
          <ActButton move="submit" label={say('founder.tasks.submit.go')} done={say('founder.acting.submitted')} />
        </div>
      )}
    </CaseSection>
  )
}

const isSettled = ({ state }: Task): boolean => state === 'sent' || state === 'accepted'

/** A holding that is founded on the same day, for which nothing else has to be sent. */
const isAlong = ({ id, name }: CustomerCase['chart']['nodes'][number]): boolean =>
  id.endsWith('.holding') && name !== ''

function HoldingAlong({ name }: { readonly name: string }) {
  const say = useSay()
  return (
    <div className="flex items-center gap-3">
      <span className="grid size-9 flex-none place-items-center rounded-s bg-sunken text-ink-2">
        <BuildingIcon />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-base!">{name}</h3>
        <p className="text-hint text-ink-2">{say('founder.tasks.along')}</p>
      </div>
      <Tag>{say('founder.tasks.complete')}</Tag>
    </div>
  )
}

type OwnPartTasksProps = { readonly participant: CustomerCase['participants'][number]; readonly tasks: readonly Task[] }

/** Who fills in their own part sends their own papers too: how far those are is all there is to see. */
function OwnPartTasks({ participant, tasks }: OwnPartTasksProps) {
  const role = useRole()(participant.person)
  const { refresh } = useCase()
  const told = (done: string | null) => {
    if (done !== null) notices.show({ tone: 'positive', text: done })
    void refresh()
  }
  return (
    <div id={`participant-${participant.person}`} className="scroll-mt-24">
      <ParticipantCard participant={participant} role={role} paid onChanged={(_, done) => told(done)}>
        <ul>
          {tasks.map((task) => (
            <TaskRow key={task.name} task={task} />
          ))}
        </ul>
      </ParticipantCard>
    </div>
  )
}

type OwnerTasksProps = {
  readonly name: string
  readonly person: string | null
  readonly you: boolean
  readonly tasks: readonly Task[]
}

function OwnerTasks({ name, person, you, tasks }: OwnerTasksProps) {
  const say = useSay()
  const role = useRole()(person ?? '')
  const done = tasks.filter(isSettled).length
  return (
    <div>
      <div className="flex items-center gap-3 pb-2">
        {person !== null && <Avatar initials={initialsOf(name)} on={you} />}
        <div className="min-w-0 flex-1">
          <h3 className="text-base!">{you ? say('founder.tasks.you', { name }) : name}</h3>
          {role !== null && <p className="text-hint text-ink-2 first-letter:uppercase">{role}</p>}
        </div>
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
  const why = useWhy()(task)
  const canSend = !task.own_part && task.state !== 'accepted' && takes.includes(status)
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
            task.state === 'open' && !task.own_part && <p className="mt-0.5 text-hint text-ink-2">{why}</p>
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
  const day = due === null ? null : contractDay(due)
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
