import { useId, useState } from 'react'
import { type TimelineStep, timelineOf, usualCalendar } from '#domain/cases/index.ts'
import { productOf } from '#domain/products/index.ts'
import { compareDates, type DutchDate, dateInAmsterdam, isoDate } from '#domain/values/index.ts'
import { contractDay, useDay, useShortDay } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { useCase } from './case-at-hand.ts'

const days = (list: readonly string[]): readonly DutchDate[] => list.flatMap((day) => contractDay(day) ?? [])

function useTimeline(): readonly TimelineStep[] {
  const { status, interrupted, due, history, calendar } = useCase().case
  const where = { status, interrupted, due: due === null ? null : contractDay(due) }
  const events = history.map(({ at, from, to }) => ({ on: dateInAmsterdam(new Date(at)), from, to }))
  const counted = calendar ? { terms: calendar.terms, closed: days(calendar.closed) } : usualCalendar
  return timelineOf(where, events, dateInAmsterdam(new Date()), counted)
}

/** On a phone the first that is coming and the last one are shown, with what is done; the middle folds. */
function isFolded(steps: readonly TimelineStep[], place: number): boolean {
  const firstComing = steps.findIndex(({ state }) => state === 'coming')
  return firstComing >= 0 && place > firstComing && place < steps.length - 1
}

const isPast = (day: string): boolean => {
  const date = contractDay(day)
  return date !== null && compareDates(date, dateInAmsterdam(new Date())) < 0
}

/** The whole way with its days: beside each other on a desk, under each other on a phone. */
export function Timeline() {
  const say = useSay()
  const inWords = useDay()
  const id = useId()
  const { status, due, flow } = useCase().case
  const wording = productOf(flow)?.wording ?? 'bv'
  const steps = useTimeline()
  const [open, setOpen] = useState(false)
  const last = steps.at(-1)
  const folded = steps.filter((_, place) => isFolded(steps, place)).length
  return (
    <div className="mt-5">
      <Card as="section" labelledBy={id}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id={id} className="text-lg!">
            {say('founder.timeline.heading')}
          </h2>
          {last?.state === 'coming' && last.day !== null && (
            <p className="text-hint text-ink-2">
              {status === 'open_mix' && due !== null && !isPast(due)
                ? say(`founder.timeline.if_sent.${wording}`, { sent: inWords(due), day: inWords(isoDate(last.day)) })
                : say('founder.timeline.expected', { day: inWords(isoDate(last.day)) })}
            </p>
          )}
          {status === 'on_hold' && <p className="text-hint text-ink-2">{say('founder.timeline.paused')}</p>}
        </div>
        <ol className="mt-4 grid lg:auto-cols-fr lg:grid-flow-col">
          {steps.map((step, place) => (
            <StepOfTimeline
              key={step.step}
              {...step}
              isLast={place === steps.length - 1}
              isHidden={!open && folded > 1 && isFolded(steps, place)}
            />
          ))}
        </ol>
        {!open && folded > 1 && (
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="mt-2 min-h-11 pl-9 text-md text-green underline underline-offset-3 lg:hidden"
          >
            {say('founder.timeline.more', { count: folded })}
          </button>
        )}
      </Card>
    </div>
  )
}

const dots = {
  done: 'border-green bg-green text-white',
  now: 'border-2 border-green bg-white',
  coming: 'border-[1.5px] border-line-strong bg-white',
} as const

type TimelineStepProps = TimelineStep & { readonly isLast: boolean; readonly isHidden: boolean }

function StepOfTimeline({ step, state, day, isLast, isHidden }: TimelineStepProps) {
  const say = useSay()
  const short = useShortDay()
  const { due, flow } = useCase().case
  const isDue = state === 'now' && due !== null
  const date = day === null ? null : short(isoDate(day))
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={cx(
        'relative grid grid-cols-[1.375rem_minmax(0,1fr)_auto] gap-x-3.5 pb-4 text-sm leading-snug last:pb-0 lg:block lg:pr-3.5 lg:pb-0',
        isHidden && 'max-lg:hidden',
      )}
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-4 bottom-[-0.5rem] left-2.5 w-0.5 lg:top-9.5 lg:right-0 lg:bottom-auto lg:left-0 lg:h-0.5 lg:w-auto',
            state === 'done' ? 'bg-green' : 'bg-line',
          )}
        />
      )}
      <span
        className={cx(
          'col-start-3 row-start-1 font-semibold tabular-nums lg:mb-2 lg:block lg:min-h-5',
          isDue && 'text-orange-deep',
        )}
      >
        {date !== null && (isDue ? say('founder.timeline.by', { day: date }) : date)}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'relative col-start-1 row-span-2 row-start-1 grid size-5.5 place-items-center rounded-full border shadow-[0_0_0_0.25rem_var(--color-surface)] lg:mb-2.5',
          dots[state],
        )}
      >
        {state === 'done' && <CheckIcon size={16} />}
        {state === 'now' && <span className="size-2 rounded-full bg-green" />}
      </span>
      <span className={cx('col-start-2 row-start-1 block', state === 'now' ? 'font-bold' : 'font-medium')}>
        {step === 'finalized'
          ? say(`founder.timeline.exists.${productOf(flow)?.wording ?? 'bv'}`)
          : say(`founder.timeline.steps.${step}`)}
        {state !== 'coming' && <span className="sr-only"> ({say(`founder.timeline.${state}`)})</span>}
      </span>
      <span className="col-start-2 mt-0.5 block text-xs text-ink-2">{say(`founder.timeline.who.${step}`)}</span>
    </li>
  )
}
