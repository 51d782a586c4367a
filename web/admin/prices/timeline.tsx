import { Link } from 'wouter'
import { plural } from '#domain/messages/index.ts'
import { changedAmounts, type PricesOnDay } from '#domain/price-plans/index.ts'
import { type DutchDate, dutchDate, isoDate, partsOf } from '#domain/values/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { adminHref } from '../links.ts'
import type { PriceWords } from './use-price-words.ts'
import { itemOf, onFirstDay, type ShownVersion } from './versions.ts'

type Props = {
  readonly versions: readonly ShownVersion[]
  readonly opened: ShownVersion
  readonly before: PricesOnDay
  readonly words: PriceWords
}

const monthsBefore = 5
const leastMonths = 12
const daysOf = (date: DutchDate): number => Date.parse(`${isoDate(date)}T00:00:00Z`) / 86_400_000

/** The first day of a month, so many months further. */
const monthAfter = (date: DutchDate, months: number): DutchDate => {
  const { month, year } = partsOf(date)
  const at = year * 12 + month - 1 + months
  return dutchDate(1, (at % 12) + 1, Math.floor(at / 12)) ?? date
}

/** The versions beside each other on a line of months; below each other on a narrow screen. */
export function VersionTimeline({ versions, opened, before, words }: Props) {
  const { say } = words
  const first = monthAfter(before.day, -monthsBefore)
  const last = versions.at(-1)?.valid_from ?? before.day
  const needed = Math.ceil((daysOf(last) - daysOf(first)) / 30) + 2
  const count = Math.min(Math.max(leastMonths, needed), 36)
  const months = Array.from({ length: count }, (_, index) => monthAfter(first, index))
  const [begin, end] = [daysOf(first), daysOf(monthAfter(first, count))]
  const placeOf = (day: number) => (100 * (Math.min(Math.max(day, begin), end) - begin)) / (end - begin)
  const blocks = versions.flatMap((version, index) => {
    const next = versions[index + 1]
    const until = next ? daysOf(next.valid_from) : end
    return until <= begin ? [] : [{ version, next, from: placeOf(daysOf(version.valid_from)), until: placeOf(until) }]
  })
  return (
    <nav
      aria-label={say('admin_prices.timeline.label')}
      className="relative overflow-hidden rounded-m border border-line bg-surface px-5 pt-4 pb-4.5 shadow-1 md:pt-8.5"
    >
      <div aria-hidden="true" className="mb-2 hidden text-2xs leading-5 text-ink-2 md:flex">
        {months.map((month) => (
          <span
            key={month}
            style={{ width: `${100 / count}%` }}
            className={cx('border-l border-line pl-1.5', month.startsWith('01-01-') && 'font-semibold text-ink')}
          >
            {month.startsWith('01-01-') ? partsOf(month).year : words.monthOf(month)}
          </span>
        ))}
      </div>
      <ol className="grid grid-cols-1 gap-2 md:relative md:block md:h-16">
        {blocks.map(({ version, next, from, until }) => (
          <li
            key={version.valid_from}
            style={{ '--from': `${from}%`, '--width': `${until - from}%` } as React.CSSProperties}
            className="min-w-0 md:absolute md:left-(--from) md:h-15 md:w-(--width)"
          >
            <TimelineBlock {...{ version, next, before, words }} isOpen={version.valid_from === opened.valid_from} />
          </li>
        ))}
      </ol>
      <div
        aria-hidden="true"
        style={{ left: `calc(1.25rem + (100% - 2.5rem) * ${placeOf(daysOf(before.day)) / 100})` }}
        className="pointer-events-none absolute top-2 bottom-4.5 hidden border-l-2 border-orange md:block"
      >
        <span className="absolute top-0 -left-0.5 rounded-r-xs bg-orange px-2 py-0.5 text-2xs font-semibold whitespace-nowrap text-white">
          {say('admin_prices.timeline.today', { day: words.shortDay(before.day) })}
        </span>
      </div>
    </nav>
  )
}

const looks = {
  held: 'border-sunken bg-sunken text-ink-2',
  current: 'border-green bg-green text-white [--focus:var(--color-white)]',
  draft: 'border-line-strong bg-surface',
  planned: 'border-dashed border-line-strong bg-surface',
} as const

type TimelineBlockProps = Pick<Props, 'before' | 'words'> & {
  readonly version: ShownVersion
  readonly next: ShownVersion | undefined
  readonly isOpen: boolean
}

function TimelineBlock({ version, next, before, words, isOpen }: TimelineBlockProps) {
  const about = inShort(version, next, before, words)
  return (
    <Link
      href={adminHref('prices', itemOf(version))}
      aria-current={isOpen || undefined}
      title={`${words.day(version.valid_from)}: ${about}`}
      className={cx(
        'relative mr-0.75 block min-w-0 rounded-s border-[1.5px] px-3.5 py-2 leading-snug text-ink no-underline',
        looks[version.state],
        isOpen && 'outline-4 outline-green-tint',
        isOpen &&
          version.state !== 'current' &&
          'border-solid! border-green! shadow-[inset_0_0_0_0.5px_var(--color-green)]',
      )}
    >
      <b className="block truncate text-md font-semibold">{words.day(version.valid_from)}</b>
      <small
        className={cx('block text-xs md:truncate', version.state === 'current' ? 'text-green-soft' : 'text-ink-2')}
      >
        {about}
      </small>
      {isOpen && (
        <span
          aria-hidden="true"
          className="absolute -bottom-2 left-1/2 -ml-1.75 hidden size-3.5 rotate-45 border-r-2 border-b-2 border-green bg-surface md:block"
        />
      )}
    </Link>
  )
}

/** What is to be said of a version in a few words. */
function inShort(
  version: ShownVersion,
  next: ShownVersion | undefined,
  before: PricesOnDay,
  words: PriceWords,
): string {
  const { say } = words
  const changes = changedAmounts(before, onFirstDay(version.book)).length
  switch (version.state) {
    case 'held':
      return next ? say('admin_prices.timeline.held', { day: words.day(next.valid_from) }) : ''
    case 'current':
      return plural(say('admin_prices.timeline.current'), version.orders)
    case 'draft':
      return plural(say('admin_prices.timeline.draft'), changes)
    case 'planned': {
      const name = version.planned_by
      return [
        name === null ? say('admin_prices.timeline.planned') : say('admin_prices.timeline.planned_by', { name }),
        [version.reason, plural(say('admin_prices.timeline.changes'), changes)].filter(Boolean).join(', '),
      ].join(' · ')
    }
  }
}
