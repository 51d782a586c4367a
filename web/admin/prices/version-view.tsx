import { type ReactNode, useState } from 'react'
import type { PricePlans } from '#contract/price-plans.ts'
import { changedAmounts, type PricesOnDay } from '#domain/price-plans/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { Effect } from './effect.tsx'
import { type FormProps, PriceForm } from './price-form.tsx'
import type { PriceWords } from './use-price-words.ts'
import { onFirstDay, type ShownVersion } from './versions.ts'

type Props = {
  readonly plans: PricePlans
  readonly version: ShownVersion
  readonly before: PricesOnDay
  readonly words: PriceWords
  /** How it is filled in; left out: it can only be read. */
  readonly filling?: Pick<FormProps, 'faults' | 'onChange' | 'onFault'>
  readonly onFillIn?: (path: string) => void
  /** Above and below the amounts. */
  readonly above?: ReactNode
  readonly below?: ReactNode
}

const reading = { faults: {}, onChange: null, onFault: () => undefined }

/** The amounts of a version, and beside them what it does. */
export function VersionView({ plans, version, before, words, filling = reading, onFillIn, above, below }: Props) {
  const { say } = words
  const [onlyChanged, setOnlyChanged] = useState(false)
  const isToCome = version.state === 'draft' || version.state === 'planned'
  // What holds or held is not compared: it is what it is.
  const compared = isToCome ? before : onFirstDay(version.book)
  const changes = changedAmounts(compared, onFirstDay(version.book)).length
  return (
    <div className={cx('mt-5 grid items-start gap-5', isToCome && 'xl:grid-cols-[minmax(0,1fr)_26.75rem]')}>
      <div className="min-w-0">
        {above}
        <section
          aria-labelledby="version"
          className="rounded-m border border-line bg-surface px-5 pt-4.5 pb-2 shadow-1"
        >
          <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <h2 id="version" className="text-lg">
              {say('admin_prices.form.title', { day: words.weekday(version.valid_from) })}
            </h2>
            {isToCome && (
              <fieldset className="flex overflow-hidden rounded-s border-[1.5px] border-line-strong">
                <legend className="sr-only">{say('admin_prices.form.show')}</legend>
                <ViewChoice on={!onlyChanged} onClick={() => setOnlyChanged(false)}>
                  {say('admin_prices.form.all')}
                </ViewChoice>
                <ViewChoice on={onlyChanged} onClick={() => setOnlyChanged(true)}>
                  {say('admin_prices.form.changed', { n: changes })}
                </ViewChoice>
              </fieldset>
            )}
          </div>
          {!isToCome && (
            <p className="mb-1.5 text-ink-2">
              {say(version.state === 'current' ? 'admin_prices.form.locked' : 'admin_prices.form.was_locked')}
            </p>
          )}
          <p className="mb-1.5 flex flex-wrap items-center gap-x-4.5 text-xs text-ink-2">
            {isToCome && (
              <span>
                <s>399,00</s>&nbsp; {say('admin_prices.form.key_today')}
              </span>
            )}
            {isToCome && (
              <span>
                <i className="mr-1.5 inline-block h-4 w-6.5 rounded-xs border-[1.5px] border-green bg-green-tint align-[-3px]" />
                {say('admin_prices.form.key_changed')}
              </span>
            )}
            <span>{say('admin_prices.form.units')}</span>
          </p>
          <PriceForm {...{ version, words, onlyChanged, ...filling }} before={compared} />
        </section>
        {below}
      </div>
      {isToCome && (
        <div className="min-w-0 xl:sticky xl:top-4">
          <Effect
            {...{ plans, before, words }}
            after={onFirstDay(version.book)}
            onFillIn={
              onFillIn
                ? (path) => {
                    setOnlyChanged(false)
                    onFillIn(path)
                  }
                : null
            }
          />
        </div>
      )}
    </div>
  )
}

function ViewChoice({ on, onClick, children }: { on: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onClick}
      className={cx(
        'h-8 border-line-strong px-3 text-xs not-first-of-type:border-l-[1.5px] pointer-coarse:h-11',
        on ? 'bg-green-tint font-semibold text-green-deep' : 'text-ink-2 hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}
