import { type ReactNode, useId, useState } from 'react'
import { plural } from '#domain/messages/index.ts'
import { compareDates, parseDutchDate } from '#domain/values/index.ts'
import { useMoment } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import type { PriceWords } from './use-price-words.ts'
import type { DraftSaving } from './use-saving.ts'
import type { ShownVersion } from './versions.ts'

export const dayFieldId = 'prices-from'

type Props = {
  readonly saving: DraftSaving
  readonly words: PriceWords
  readonly changes: number
  /** Something was typed that is no amount: that is not kept. */
  readonly isWrong: boolean
  readonly isPlanning: boolean
  readonly onPlan: () => void
  readonly onDiscard: () => void
}

const box = 'field-box h-9 min-h-9 px-2.5 py-0 text-sm pointer-coarse:h-11 pointer-coarse:text-base'

/** From when, why, and the step that makes it so. */
export function DraftFoot({ saving, words, changes, isWrong, isPlanning, onPlan, onDiscard }: Props) {
  const { say } = words
  const { version, status } = saving
  const [text, setText] = useState<string>(version.valid_from)
  const [reason, setReason] = useState(version.reason)
  const [fault, setFault] = useState<'not_a_day' | 'too_early' | null>(null)
  const wrong = fault ?? (saving.dayTaken ? 'day_taken' : isEarly(version, words) ? 'too_early' : null)
  const why = useId()
  const leaveDay = () => {
    const day = parseDutchDate(text)
    if (day === undefined) return setFault('not_a_day')
    setText(day)
    if (compareDates(day, words.today) <= 0) return setFault('too_early')
    setFault(null)
    saving.move(day)
  }
  return (
    <Bar label={say('admin_prices.foot.label')}>
      <span className="flex min-h-9 flex-1 items-center gap-2">
        <DraftSaveState status={status} isWrong={isWrong} words={words} onAgain={saving.again} />
        {version.replaces && <span className="text-xs text-ink-2">{say('admin_prices.foot.replaces')}</span>}
      </span>
      <span className="flex flex-wrap items-center gap-x-3">
        <label htmlFor={dayFieldId} className="font-semibold whitespace-nowrap">
          {say('admin_prices.foot.from')}
        </label>
        <input
          id={dayFieldId}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={wrong !== null || undefined}
          aria-describedby={wrong === null ? undefined : `${dayFieldId}-fault`}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setFault(null)
          }}
          onBlur={leaveDay}
          className={`${box} w-34!`}
        />
        {wrong !== null && (
          <span id={`${dayFieldId}-fault`} role="alert" className="basis-full text-xs font-semibold text-red">
            {say(`admin_prices.faults.${wrong}`)}
          </span>
        )}
      </span>
      <span className="flex min-w-0 items-center gap-3 max-md:w-full">
        <label htmlFor={why} className="font-semibold">
          {say('admin_prices.foot.why')}
        </label>
        <input
          id={why}
          value={reason}
          maxLength={300}
          onChange={(event) => setReason(event.currentTarget.value)}
          onBlur={() => saving.explain(reason)}
          className={`${box} lg:w-72!`}
        />
      </span>
      <Button look="ghost" size="small" onClick={onDiscard}>
        {say('admin_prices.foot.discard')}
      </Button>
      <Button size="small" busy={isPlanning ? say('admin_prices.foot.planning') : undefined} onClick={onPlan}>
        {plural(say('admin_prices.foot.plan'), changes, { day: words.dayOfYear(version.valid_from) })}
      </Button>
    </Bar>
  )
}

const isEarly = ({ book }: Pick<ShownVersion, 'book'>, { today }: PriceWords): boolean =>
  compareDates(book.valid_from, today) <= 0

function Bar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="-mx-4 mt-5 -mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-strong bg-surface px-4 py-3 shadow-2 md:sticky md:bottom-0 md:z-10 lg:-mx-6 lg:px-6"
    >
      {children}
    </section>
  )
}

function DraftSaveState({
  status,
  isWrong,
  words: { say },
  onAgain,
}: {
  status: DraftSaving['status']
  isWrong: boolean
  words: PriceWords
  onAgain: () => void
}) {
  if (status === 'saved' && !isWrong) return <SaveState state="saved">{say('admin_prices.foot.saved')}</SaveState>
  if (status === 'saving') return <SaveState state="saving">{say('admin_prices.foot.saving')}</SaveState>
  return (
    <>
      <SaveState state="failed">{say('admin_prices.foot.unsaved')}</SaveState>
      {status === 'failed' && (
        <Button look="line" size="small" onClick={onAgain}>
          {say('admin_prices.foot.again')}
        </Button>
      )}
    </>
  )
}

type PlannedProps = {
  readonly version: ShownVersion
  readonly words: PriceWords
  readonly onEdit: () => void
  readonly onWithdraw: () => void
}

/** Who planned it, and what can still be done. */
export function PlannedFoot({ version, words, onEdit, onWithdraw }: PlannedProps) {
  const { say } = words
  const moment = useMoment()
  const { planned_by: name, planned_at, reason } = version
  return (
    <Bar label={say('admin_prices.foot.label')}>
      <p className="flex-1">
        {name === null || planned_at === null
          ? say('admin_prices.foot.planned_alone')
          : say('admin_prices.foot.planned_by', { name, day: moment(planned_at) })}
        {reason !== '' && <span className="block text-xs text-ink-2">“{reason}”</span>}
      </p>
      <Button look="ghost" size="small" onClick={onWithdraw}>
        {say('admin_prices.foot.withdraw')}
      </Button>
      <Button look="line" size="small" onClick={onEdit}>
        {say('admin_prices.foot.edit')}
      </Button>
    </Bar>
  )
}
