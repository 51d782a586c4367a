import type { ReactNode } from 'react'
import { useLocale, useSay } from '#web/i18n/index.ts'
import type { Holder } from './share-pie.tsx'

interface Props {
  readonly captionClass: string
  readonly holders: readonly Holder[]
  readonly row: (holder: Holder, index: number) => ReactNode
  /** How many there are to divide. */
  readonly total: number
  /** What stands under the percentages. */
  readonly foot?: ReactNode
}

/** A row for each who gets shares, and how many of all are divided. */
export function ShareTable({ captionClass, holders, row, total, foot }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const numbers = new Intl.NumberFormat(locale)
  const divided = holders.reduce((sum, { shares }) => sum + shares, 0)
  return (
    <table className="w-full border-collapse">
      <caption className={captionClass}>{say('offers.shares.table')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-sm text-ink-2">
          <th className="py-2 pr-3 font-semibold">{say('offers.shares.person')}</th>
          <th className="py-2 pr-3 font-semibold">{say('offers.shares.shares')}</th>
          <th className="py-2 text-right font-semibold">{say('offers.shares.part')}</th>
        </tr>
      </thead>
      <tbody>{holders.map(row)}</tbody>
      <tfoot>
        <tr>
          <th scope="row" className="py-2.5 text-left font-semibold">
            {say('offers.shares.sum')}
          </th>
          <td className="py-2.5 tabular-nums">
            {say('offers.shares.sum_of', { divided: numbers.format(divided), total: numbers.format(total) })}
          </td>
          {foot ?? <td />}
        </tr>
      </tfoot>
    </table>
  )
}
