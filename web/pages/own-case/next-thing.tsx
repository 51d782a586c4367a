import { type ReactNode, useId } from 'react'
import { useLocation } from 'wouter'
import { nextStep } from '#domain/cases/index.ts'
import { saveFile } from '#web/api/index.ts'
import { unanswered, useNextWords, useWhen } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ArrowRightIcon } from '#web/ui/icons.tsx'
import { ActButton } from './act-button.tsx'
import { useCase } from './case-at-hand.ts'
import { Finished, Stopped } from './ended.tsx'
import { OnPhone } from './on-phone.tsx'
import { type Task, usePaperName, useRejection, useWhy } from './paper-words.ts'
import { goTo } from './part.tsx'
import { Said } from './said.tsx'
import { SendPaper } from './send-paper.tsx'

/** The one thing that is next, with the means to do it right there; or on whom it waits. */
export function NextThingCard() {
  const say = useSay()
  const { case: about } = useCase()
  const open = unanswered(about.comments).length
  const own = about.tasks.filter(({ own_part }) => !own_part)
  const waiting = own.filter(({ state }) => state === 'open')
  const back = own.filter(({ state }) => state === 'rejected')
  const others = useAwaited()
  const step = nextStep({
    ...about,
    ...{ rejected: back.length, unanswered: open, open: waiting.length, meeting: about.meeting_at !== null },
    others: others.length,
  })
  const said = useNextWords()(step, about, open)
  const asked = usePaperName('ask')
  const task = step === 'send_again' ? back[0] : step === 'send' ? waiting[0] : undefined
  const paper = say(step === 'send_again' ? 'founder.next.send_paper_again' : 'founder.next.send_paper', {
    paper: task ? asked(task) : '',
  })
  const isAgreed = step === 'wait' && about.concept?.approvals.every(({ approved_at }) => approved_at !== null)
  const agreed = about.status === 'uploading_fca' && isAgreed && say('founder.next.waiting.uploading_fca_agreed')
  // Which paper it is says more than that there is one.
  const awaited = step === 'wait_for_others' && say('founder.next.others.title_named', { names: others.join(', ') })
  const words = task ? { ...said, title: paper, text: '' } : { ...said, title: agreed || awaited || said.title }
  if (step === 'finalized') return <Finished />
  if (step === 'canceled') return <Stopped title={words.title} />
  const isMine = !['wait', 'wait_for_others', 'on_hold'].includes(step)
  return (
    <Band
      look={isMine ? 'mine' : step === 'on_hold' ? 'still' : 'theirs'}
      words={words}
      beside={task && <SendPaper task={task} large />}
    >
      {task ? <WantedPaper task={task} until={words.until} isLate={words.isLate} /> : <Ways step={step} open={open} />}
    </Band>
  )
}

/** Those who are not done with their own part, or must send a paper of it, by name. */
function useAwaited(): readonly string[] {
  const { tasks, participants } = useCase().case
  const isOpen = ({ state }: Task) => state === 'open' || state === 'rejected'
  return participants
    .filter(
      ({ person, state }) =>
        state !== 'complete' || tasks.some((task) => task.own_part && task.person === person && isOpen(task)),
    )
    .map(({ name }) => name)
}

const looks = {
  mine: 'border-green bg-green text-white [--focus:var(--color-white)]',
  theirs: 'border-green-line bg-green-tint',
  still: 'border-line-strong border-dashed bg-sunken',
} as const

type BandProps = {
  readonly look: keyof typeof looks
  readonly words: ReturnType<ReturnType<typeof useNextWords>>
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

function Band({ look, words, beside, children }: BandProps) {
  const id = useId()
  const soft = look === 'mine' ? 'text-green-soft' : 'text-ink-2'
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'grid items-center gap-x-12 gap-y-6 rounded-m border px-5 py-6 md:rounded-l md:px-10 md:py-8',
        beside ? 'md:grid-cols-[minmax(0,1fr)_minmax(17rem,26.5rem)]' : undefined,
        looks[look],
      )}
    >
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-hint font-semibold">
          <ArrowRightIcon size={16} />
          {words.turn}
        </p>
        <h2 id={id} className="mt-2 text-2xl! md:text-3xl!">
          {words.title}
        </h2>
        <div className={cx('mt-2 grid max-w-[60ch] gap-2', soft)}>
          {words.text !== '' && <p>{words.text}</p>}
          {children}
          {words.until !== null && !beside && <p className={cx(words.isLate && 'font-semibold')}>{words.until}</p>}
        </div>
      </div>
      {beside}
    </section>
  )
}

type WantedPaperProps = { readonly task: Task; readonly until: string | null; readonly isLate: boolean }

/** Why it came back, why it is wanted, and until when. */
function WantedPaper({ task, until, isLate }: WantedPaperProps) {
  const rejection = useRejection()(task)
  const why = useWhy()(task)
  return (
    <>
      {rejection && (
        <p className="font-semibold text-white">
          {rejection.reason} {rejection.note}
        </p>
      )}
      <p>
        {why} {until !== null && <span className={cx(isLate && 'font-semibold')}>{until}</span>}
      </p>
      <OnPhone />
    </>
  )
}

type WaysProps = { readonly step: string; readonly open: number }

/** What can be done about it, beside sending a paper. */
function Ways({ step, open }: WaysProps) {
  const say = useSay()
  const when = useWhen()
  const { case: about } = useCase()
  const can = (move: string) => about.actions.find(({ action }) => action === move)
  const [, go] = useLocation()
  const write = () => goTo('messages', 'textarea')
  const choose = () => go(href('ownCase', { uuid: about.questionnaire, part: 'appointment' }))
  const saveAppointment = () =>
    saveFile(`/api/api_customer_dashboard/notary_products/${about.questionnaire}/appointment.ics`).catch(() =>
      notices.show({ tone: 'negative', text: say('founder.acting.failed') }),
    )
  const note = about.history.findLast(({ action }) => action === 'hold')?.note
  switch (step) {
    case 'submit':
      return <ActButton move="submit" label={say('founder.next.submit.go')} done={say('founder.acting.submitted')} />
    case 'wait_for_others':
      return <WayButton label={say('founder.next.others.go')} onGo={() => goTo('tasks')} />
    case 'answer':
      return open === 0 && can('answer') ? (
        <ActButton move="answer" label={say('founder.next.answer.done')} done={say('founder.acting.answered')} />
      ) : (
        <WayButton label={say('founder.next.answer.go')} onGo={() => goTo('questions')} />
      )
    case 'approve':
      return <WayButton label={say('founder.next.approve.go')} onGo={() => goTo('deed')} />
    case 'choose_moment':
      return <WayButton label={say('founder.next.choose_moment.go')} onGo={choose} />
    case 'on_hold':
      return (
        <>
          {note && <Said text={note} />}
          <p>{say('founder.next.held.clock')}</p>
          {about.hold === 'no_present' && <WayButton label={say('founder.next.choose_moment.go')} onGo={choose} />}
          {about.hold !== 'oprecht_request' && about.hold !== 'no_present' && (
            <WayButton label={say('founder.next.held.write')} onGo={write} />
          )}
        </>
      )
    default:
      return about.meeting_at ? (
        <>
          <p>{say('founder.next.meeting', { when: when(about.meeting_at) })}</p>
          <div className="flex flex-wrap gap-x-3">
            <WayButton label={say('founder.next.meeting_file')} onGo={() => void saveAppointment()} />
            {about.status === 'scheduling_meeting' && (
              <WayButton label={say('founder.next.meeting_move')} onGo={choose} />
            )}
          </div>
        </>
      ) : null
  }
}

function WayButton({ label, onGo }: { readonly label: string; readonly onGo: () => void }) {
  return (
    <p className="mt-2">
      <Button look="line" onClick={onGo}>
        {label}
      </Button>
    </p>
  )
}
