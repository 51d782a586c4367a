import { useState } from 'react'
import { Link } from 'wouter'
import type { PricePlans } from '#contract/price-plans.ts'
import { plural } from '#domain/messages/index.ts'
import { amountIn, editableAmounts } from '#domain/price-plans/index.ts'
import { amsterdamFormat, dateInAmsterdam, parseDutchDate } from '#domain/values/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { adminHref } from '../links.ts'
import type { PriceWords } from './use-price-words.ts'
import { itemOf, type ShownVersion } from './versions.ts'

type HistoryLine = PricePlans['history'][number]
type KeptPriceChange = { readonly path: string; readonly before: number | null; readonly after: number | null }

type Props = {
  readonly plans: PricePlans
  readonly versions: readonly ShownVersion[]
  readonly words: PriceWords
  readonly onUndo: (version: ShownVersion, amounts: Readonly<Record<string, number | null>>) => void
  readonly onWithdraw: (version: ShownVersion) => void
}

const atFirst = 8
const look = 'rounded-xs text-green underline underline-offset-3 hover:text-green-deep'

/** Who did what to the prices, the newest first. */
export function PriceHistory(props: Props) {
  const { plans, words } = props
  const { say } = words
  const [all, setAll] = useState(false)
  const lines = all ? plans.history : plans.history.slice(0, atFirst)
  return (
    <section
      aria-labelledby="history"
      className="mt-5 rounded-m border border-line bg-surface px-5 pt-4.5 pb-4 shadow-1"
    >
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="history" className="text-lg">
          {say('admin_prices.history.title')}
        </h2>
        <Link href={adminHref('log', undefined, { subject: 'price_books:' })} className={look}>
          {say('admin_prices.history.whole')}
        </Link>
      </div>
      {lines.length === 0 && <p className="text-ink-2">{say('admin_prices.history.empty')}</p>}
      <ol>
        {lines.map((line) => (
          <HistoryRow key={line.id} {...props} line={line} />
        ))}
      </ol>
      {!all && plans.history.length > atFirst && (
        <Button look="ghost" size="small" onClick={() => setAll(true)}>
          {say('admin_prices.history.more')}
        </Button>
      )}
    </section>
  )
}

/** The log is of any age: what is no change is none. */
const changesIn = ({ detail }: HistoryLine): readonly KeptPriceChange[] =>
  Array.isArray(detail.changes)
    ? detail.changes.filter(
        (one): one is KeptPriceChange => typeof one === 'object' && one !== null && typeof one.path === 'string',
      )
    : []

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

function HistoryRow({ line, plans, versions, words, onUndo, onWithdraw }: Props & { line: HistoryLine }) {
  const { say } = words
  const version = versions.find(({ valid_from }) => valid_from === line.label)
  const what = sentenceOf(line, versions, plans, words)
  const reason = textIn(line.detail.reason)
  const day = parseDutchDate(line.label)
  const state = say(`admin_prices.history.states.${version?.state ?? 'gone'}`, {
    day: day ? words.day(day) : line.label,
  })
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-start gap-x-3 gap-y-0.5 border-t border-line py-2.5 first:border-t-0 lg:grid-cols-[8.5rem_2.25rem_minmax(0,1fr)_16rem_7rem]">
      <time dateTime={line.at} className="order-3 col-start-2 text-ink-2 lg:order-none lg:col-start-auto lg:pt-1.5">
        {momentOf(line.at, words)}
      </time>
      <span title={line.who} className="row-span-3 lg:row-span-1">
        <Avatar initials={initialsOf(line.who)} />
        <span className="sr-only">{line.who}: </span>
      </span>
      <p className="lg:pt-1.5">
        {what}
        {reason !== '' && <span className="block text-xs text-ink-2">“{reason}”</span>}
      </p>
      <span className="order-4 col-start-2 text-ink-2 lg:order-none lg:col-start-auto lg:pt-1.5">{state}</span>
      <span className="order-5 col-start-2 lg:order-none lg:col-start-auto lg:pt-1.5 lg:text-right">
        <RowAction {...{ line, version, what, words, onUndo, onWithdraw }} />
      </span>
    </li>
  )
}

type ActionProps = Pick<Props, 'words' | 'onUndo' | 'onWithdraw'> & {
  readonly line: HistoryLine
  readonly version: ShownVersion | undefined
  readonly what: string
}

function RowAction({ line, version, what, words, onUndo, onWithdraw }: ActionProps) {
  const { say } = words
  if (!version) return null
  const changes = changesIn(line)
  // What was changed again since cannot simply go back.
  const stands = changes.every(({ path, after }) => amountIn(version.book, path) === after)
  if (line.action === 'prices.changed' && version.draft === line.detail.draft && changes.length > 0 && stands) {
    const back = Object.fromEntries(changes.map(({ path, before }) => [path, before]))
    return (
      <button
        type="button"
        aria-label={say('admin_prices.history.undo_named', { what })}
        onClick={() => onUndo(version, back)}
        className={look}
      >
        {say('admin_prices.history.undo')}
      </button>
    )
  }
  if (line.action === 'prices.planned' && version.state === 'planned') {
    return (
      <button type="button" onClick={() => onWithdraw(version)} className={look}>
        {say('admin_prices.history.withdraw')}
      </button>
    )
  }
  return (
    <Link
      href={adminHref('prices', itemOf(version))}
      aria-label={say('admin_prices.history.look_named', { day: words.day(version.valid_from) })}
      className={look}
    >
      {say('admin_prices.history.look')}
    </Link>
  )
}

/** Today by its hour, before that by its day. */
function momentOf(at: string, words: PriceWords): string {
  const date = new Date(at)
  const time = amsterdamFormat(words.locale, { hour: '2-digit', minute: '2-digit' })(date)
  if (dateInAmsterdam(date) === words.today) return words.say('admin_prices.history.today', { time })
  return `${amsterdamFormat(words.locale, { weekday: 'short', day: 'numeric', month: 'short' })(date)} ${time}`
}

function sentenceOf(
  line: HistoryLine,
  versions: readonly ShownVersion[],
  plans: PricePlans,
  words: PriceWords,
): string {
  const { say } = words
  const dayOf = (value: unknown): string => {
    const day = parseDutchDate(textIn(value))
    return day ? words.day(day) : ''
  }
  const book =
    versions.find(({ valid_from }) => valid_from === line.label)?.book ??
    plans.versions.find(({ state }) => state === 'current')?.book
  const named = ({ path, before, after }: KeptPriceChange): string => {
    const amount = book && editableAmounts(book).find((one) => one.path === path)
    const shown = (value: number | null) => words.amount(value, amount ?? { unit: 'cents' })
    const name = book && amount ? words.amountName(amount, book) : path
    return say('admin_prices.history.changed', { name, before: shown(before), after: shown(after) })
  }
  const changes = changesIn(line)
  const [first, ...others] = changes
  const inWords = !first
    ? ''
    : others.length === 0
      ? named(first)
      : plural(say('admin_prices.history.and_more'), others.length, { first: named(first) })
  switch (line.action) {
    case 'prices.begun':
      return say('admin_prices.history.begun', { day: dayOf(line.detail.made_from) })
    case 'prices.changed':
      return inWords
    case 'prices.moved':
      return say('admin_prices.history.moved', { day: dayOf(line.detail.from) })
    case 'prices.explained':
      return say('admin_prices.history.explained')
    case 'prices.planned':
      return first
        ? say('admin_prices.history.planned', { changes: inWords })
        : say('admin_prices.history.planned_same')
    case 'prices.taken_over':
      return say('admin_prices.history.taken_over', { day: dayOf(line.detail.from), changes: inWords })
    case 'prices.withdrawn':
      return say('admin_prices.history.withdrawn')
    case 'prices.discarded':
      return say('admin_prices.history.discarded')
    default:
      return line.action
  }
}
