import { type ReactNode, useEffect, useState } from 'react'
import type { PricePlans } from '#contract/price-plans.ts'
import { amountIn, changedAmounts, editableAmounts, type PricesOnDay, planFaults } from '#domain/price-plans/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { type AmountFaultName, amountFieldId } from './amount-input.tsx'
import { Discard } from './dialogs.tsx'
import { DraftFoot, dayFieldId } from './foot.tsx'
import { TurnsBack } from './turns-back.tsx'
import type { PriceWords } from './use-price-words.ts'
import { type DraftSaving, useSaving } from './use-saving.ts'
import { VersionView } from './version-view.tsx'
import { onFirstDay, type ShownVersion, turnedBackLater } from './versions.ts'

type Props = {
  readonly plans: PricePlans
  readonly versions: readonly ShownVersion[]
  readonly opened: ShownVersion
  readonly before: PricesOnDay
  readonly words: PriceWords
  readonly put: (plans: PricePlans) => void
  /** It is planned, or gone. */
  readonly onPlanned: (day: DutchDate) => void
  readonly onDiscarded: () => void
  readonly children: ReactNode
}

const planning = 'POST /api/admin/price_books/drafts/:draft/plan'
type AmountFaults = Readonly<Record<string, AmountFaultName>>

/** A version in the making. */
export function DraftEditor(props: Props) {
  const { plans, versions, opened, before, words, put, onPlanned } = props
  const { say } = words
  const saving = useSaving(opened, put)
  const { version, status, unsaved } = saving
  const [typed, setTyped] = useState<AmountFaults>({})
  const [attempt, setAttempt] = useState(0)
  const [step, setStep] = useState<'writing' | 'wanted' | 'sent' | 'failed'>('writing')
  const [also, setAlso] = useState<readonly DutchDate[]>([])
  const [isDiscarding, setDiscarding] = useState(false)
  const changes = changedAmounts(before, onFirstDay(version.book))
  const found = planFaults(version.book, { today: plans.today })
  const faults: AmountFaults = { ...Object.fromEntries(found.map(({ path, rule }) => [path, rule])), ...typed }
  const errors = summaryOf(faults, version, changes.length, words)
  const turnedBack = turnedBackLater(versions, version, before)

  const isKept = status === 'saved' && Object.keys(unsaved).length === 1 && Object.keys(unsaved.amounts).length === 0
  useEffect(() => {
    if (step !== 'wanted' || !isKept || opened.draft === null) return
    setStep('sent')
    const { draft, revision, valid_from } = opened
    const days = also.filter((day) => turnedBack.some(({ later }) => later.valid_from === day))
    call(planning, { params: { draft }, body: { revision, also: days } }).then(
      (next) => {
        put(next)
        onPlanned(valid_from)
      },
      (error: unknown) => {
        const [stale] = refusalOf(error, planning, 409)?.errors ?? []
        if (stale) put(stale.current)
        setStep(error instanceof ApiError && error.status === 422 ? 'writing' : 'failed')
        setAttempt((tries) => tries + 1)
      },
    )
  }, [step, isKept, opened, also, turnedBack, put, onPlanned])

  const plan = () => {
    setAttempt(attempt + 1)
    if (errors.length === 0) setStep('wanted')
  }
  const fault = (path: string, rule: AmountFaultName | null) =>
    setTyped(({ [path]: _before, ...others }) => (rule === null ? others : { ...others, [path]: rule }))

  return (
    <>
      <VersionView
        {...{ plans, version, before, words }}
        filling={{ faults, onChange: (path, value) => saving.change({ [path]: value }), onFault: fault }}
        onFillIn={(path) => requestAnimationFrame(() => document.getElementById(amountFieldId(path))?.focus())}
        above={
          <div className="grid gap-4 not-empty:mb-5">
            {attempt > 0 && step === 'writing' && errors.length > 0 && (
              <ErrorSummary title={say('admin_prices.faults.title')} errors={errors} attempt={attempt} />
            )}
            {step === 'failed' && (
              <Banner tone="negative" live="alert">
                {say('admin_prices.foot.not_planned')}
              </Banner>
            )}
            <Overtaken {...{ plans, saving, words }} />
          </div>
        }
        below={
          <TurnsBack
            {...{ turnedBack, words, also, version }}
            onChoose={(day, wanted) => setAlso(wanted ? [...also, day] : also.filter((one) => one !== day))}
          />
        }
      />
      {props.children}
      <DraftFoot
        {...{ saving, words }}
        changes={changes.length}
        isWrong={Object.keys(typed).length > 0}
        isPlanning={step === 'wanted' || step === 'sent'}
        onPlan={plan}
        onDiscard={() => setDiscarding(true)}
      />
      {isDiscarding && (
        <Discard {...{ words, put }} version={opened} onClose={() => setDiscarding(false)} onDone={props.onDiscarded} />
      )}
    </>
  )
}

/** Everything that keeps it from being planned, each leading to its field. */
function summaryOf(faults: AmountFaults, { book }: ShownVersion, changes: number, words: PriceWords) {
  const { say } = words
  const amounts = editableAmounts(book)
  const all = Object.entries(faults).map(([path, rule]) => {
    const amount = amounts.find((one) => one.path === path)
    const said = say(`admin_prices.faults.${rule}`)
    if (!amount) return { fieldId: dayFieldId, message: said }
    const name = words.amountName(amount, book)
    return { fieldId: amountFieldId(path), message: say('admin_prices.faults.at', { name, fault: said }) }
  })
  if (all.length > 0 || changes > 0) return all
  const [first] = amounts
  return [
    { fieldId: first ? amountFieldId(first.path) : dayFieldId, message: say('admin_prices.faults.nothing_changed') },
  ]
}

/** Somebody else wrote meanwhile: what is not kept yet is kept knowingly, or let go. */
function Overtaken({ plans, saving, words }: { plans: PricePlans; saving: DraftSaving; words: PriceWords }) {
  const { say } = words
  const { status, unsaved, version } = saving
  if (status === 'gone') {
    return (
      <Banner tone="warning" live="alert">
        {say('admin_prices.conflict.gone')}
      </Banner>
    )
  }
  if (status !== 'overtaken') return null
  const now = plans.drafts.find(({ draft }) => draft === version.draft)
  const theirs = now ? editableAmounts(now.book) : []
  const name = now?.changed_by ?? say('admin_prices.conflict.somebody')
  return (
    <Banner
      tone="warning"
      live="alert"
      title={say('admin_prices.conflict.title', { name })}
      action={
        <span className="flex flex-wrap gap-2">
          <Button look="line" size="small" onClick={saving.again}>
            {say('admin_prices.conflict.keep_mine')}
          </Button>
          <Button look="ghost" size="small" onClick={saving.drop}>
            {say('admin_prices.conflict.keep_theirs')}
          </Button>
        </span>
      }
    >
      <p>{say('admin_prices.conflict.text')}</p>
      <ul className="list-disc pl-5">
        {Object.entries(unsaved.amounts).map(([path, value]) => {
          const amount = theirs.find((one) => one.path === path)
          if (!amount || !now) return null
          const values = {
            name: words.amountName(amount, now.book),
            mine: words.amount(value, amount),
            theirs: words.amount(amountIn(now.book, path), amount),
          }
          return <li key={path}>{say('admin_prices.conflict.mine', values)}</li>
        })}
      </ul>
    </Banner>
  )
}
