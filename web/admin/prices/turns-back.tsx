import { plural } from '#domain/messages/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { WarningIcon } from '#web/ui/icons.tsx'
import type { PriceWords } from './use-price-words.ts'
import type { ShownVersion, TurnedBack } from './versions.ts'

type Props = {
  readonly turnedBack: readonly TurnedBack[]
  readonly version: ShownVersion
  readonly words: PriceWords
  /** Those that take the changes over. */
  readonly also: readonly DutchDate[]
  /** Null: nothing can be chosen here. */
  readonly onChoose: ((day: DutchDate, wanted: boolean) => void) | null
}

/** Later versions that were made before these changes and do not know them. */
export function TurnsBack({ turnedBack, version, words, also, onChoose }: Props) {
  const { say } = words
  return turnedBack.map(({ later, changes }) => {
    const day = later.valid_from
    const isTaken = also.includes(day)
    return (
      <section
        key={day}
        aria-label={say('admin_prices.turns_back.title', { day: words.day(day) })}
        className="mt-3.5 flex flex-wrap items-start gap-x-3 gap-y-2 rounded-m bg-orange-tint px-3.5 py-3"
      >
        <span className="text-orange-deep">
          <WarningIcon />
        </span>
        <div className="min-w-0 flex-1 basis-64">
          <p role="status">
            <b className="font-semibold">{say('admin_prices.turns_back.title', { day: words.day(day) })}</b>{' '}
            {isTaken
              ? say('admin_prices.turns_back.taken')
              : plural(say('admin_prices.turns_back.text'), changes.length)}
          </p>
          <Disclosure summary={say('admin_prices.turns_back.look')}>
            <ul>
              {changes.map(({ amount, before, after }) => (
                <li key={amount.path}>
                  {say('admin_prices.turns_back.change', {
                    name: words.amountName(amount, version.book),
                    before: words.amount(before, amount),
                    after: words.amount(after, amount),
                  })}
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
        {onChoose && (
          <Button look="line" size="small" onClick={() => onChoose(day, !isTaken)}>
            {say(isTaken ? 'admin_prices.turns_back.leave' : 'admin_prices.turns_back.take')}
          </Button>
        )}
      </section>
    )
  })
}
