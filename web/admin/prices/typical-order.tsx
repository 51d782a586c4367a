import { percentOf } from '#domain/money/index.ts'
import type { PricesOnDay } from '#domain/price-plans/index.ts'
import type { Line, Quote } from '#domain/pricing/index.ts'
import type { TypicalOrderName } from '#domain/products/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { ChevronIcon } from '#web/ui/icons.tsx'
import type { PriceWords } from './use-price-words.ts'

/** A typical order by the prices of today, and by others. */
export type Recomputed = { readonly name: TypicalOrderName; readonly was: Quote | null; readonly becomes: Quote | null }

export const differenceOf = ({ was, becomes }: Recomputed): number => (becomes?.total ?? 0) - (was?.total ?? 0)

type OrderProps = {
  readonly before: PricesOnDay
  readonly after: PricesOnDay
  readonly words: PriceWords
  readonly order: Recomputed
  /** Of what was ordered lately, in percents. */
  readonly share: number | null
  readonly open: boolean
  readonly onToggle: () => void
}

/** One of them; unfolded line by line. */
export function TypicalOrder({ order, before, after, words, share, open, onToggle }: OrderProps) {
  const { say, money } = words
  const { name, was, becomes } = order
  const difference = differenceOf(order)
  return (
    <li className={cx('border-t border-line', open && 'bg-paper')}>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto_1rem] items-center gap-3 px-5 py-2.5 text-left leading-snug"
      >
        <span>
          <span className="font-semibold">{say(`admin_prices.orders.${name}`)}</span>{' '}
          {share !== null && <span className="ml-0.5 text-xs text-ink-2">{Math.round(share)}%</span>}{' '}
          <small className="block text-xs text-ink-2">{say(`admin_prices.order_notes.${name}`)}</small>
        </span>
        <span className="text-right whitespace-nowrap tabular-nums">
          {was && becomes && difference !== 0 && (
            <s className="mr-1.5 text-xs text-ink-2">
              <span className="sr-only">{say('admin_prices.effect.today')} </span>
              {money(was.total)}
            </s>
          )}
          <span className="text-md font-semibold">
            {becomes ? money(becomes.total) : say('admin_prices.effect.not_sold')}
          </span>
          <small className="block text-xs text-ink-2">
            {difference === 0 ? say('admin_prices.effect.stays') : signedMoney(difference, money)}
          </small>
        </span>
        <span className={cx('text-ink-2 transition-transform', open && 'rotate-180')}>
          <ChevronIcon size={16} />
        </span>
      </button>
      {open && <OrderLines {...{ order, before, after, words }} />}
    </li>
  )
}

export const signedMoney = (cents: number, money: PriceWords['money']): string =>
  `${cents < 0 ? '−' : '+'}\u00a0${money(Math.abs(cents))}`

type ChangedLine = { readonly key: string; readonly label: string; readonly was: number; readonly becomes: number }

function OrderLines({
  order: { was, becomes },
  before,
  after,
  words,
}: Pick<OrderProps, 'order' | 'before' | 'after' | 'words'>) {
  const { say } = words
  const lines = [...(becomes?.lines ?? []), ...(was?.lines ?? [])]
  const keys = [...new Set(lines.map(({ key }) => key))]
  const rowOf = (key: string): ChangedLine & { readonly section: Line['section'] } => {
    const [old, next] = [was, becomes].map((quote) => quote?.lines.find((line) => line.key === key))
    const line = next ?? old ?? lines[0]
    if (!line) throw new RangeError(`no line ${key}`)
    const name = words.lineName(line, (next ? after : before).book)
    const label = line.amount > 1 ? say('admin_prices.effect.times', { n: line.amount, name }) : name
    return { key, label, was: old?.total ?? 0, becomes: next?.total ?? 0, section: line.section }
  }
  const rows = keys.map(rowOf)
  const percent = percentOf(after.book.vat)
  const vat: ChangedLine = {
    key: 'vat',
    label: say('admin_prices.effect.vat', { percent }),
    was: was?.vat ?? 0,
    becomes: becomes?.vat ?? 0,
  }
  const listed: readonly ChangedLine[] = [
    ...rows.filter(({ section }) => section !== 'fees'),
    vat,
    ...rows.filter(({ section }) => section === 'fees'),
  ]
  const cell = 'py-1 pl-2.5 text-right tabular-nums'
  const digits = (cents: number) => words.digits(cents, { unit: 'cents' })
  const apart = (one: Pick<ChangedLine, 'was' | 'becomes'>) =>
    one.was === one.becomes ? say('admin_prices.effect.same') : words.difference(one.becomes - one.was)
  return (
    <div className="px-5 pb-3.5">
      <table className="w-full border-collapse text-xs">
        <thead className="text-ink-2">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {say('admin_prices.effect.line')}
            </th>
            <th scope="col" className={cx(cell, 'font-normal')}>
              {say('admin_prices.effect.today')}
            </th>
            <th scope="col" className={cx(cell, 'font-normal')}>
              {words.dayOfYear(after.day)}
            </th>
            <th scope="col" className={cx(cell, 'font-normal')}>
              {say('admin_prices.effect.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {listed.map((row) => (
            <tr key={row.key} className={cx('border-t border-line', row.was === row.becomes && 'text-ink-2')}>
              <th scope="row" className="py-1 text-left font-normal">
                {row.label}
              </th>
              <td className={cell}>{digits(row.was)}</td>
              <td className={cx(cell, row.was !== row.becomes && 'font-semibold')}>{digits(row.becomes)}</td>
              <td className={cell}>{apart(row)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr className="border-t-[1.5px] border-ink">
            <th scope="row" className="py-1 text-left">
              {say('admin_prices.effect.total')}
            </th>
            <td className={cell}>{digits(was?.total ?? 0)}</td>
            <td className={cell}>{digits(becomes?.total ?? 0)}</td>
            <td className={cell}>{apart({ was: was?.total ?? 0, becomes: becomes?.total ?? 0 })}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
