import { useId, useState } from 'react'
import { Link } from 'wouter'
import type { OfficeStanding } from '#contract/admin-offices.ts'
import { useSay } from '#web/i18n/index.ts'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ArrowRightIcon, CheckIcon, InfoIcon, LockIcon } from '#web/ui/icons.tsx'
import { useDays } from '#web/workbench/index.ts'
import { adminHref } from '../links.ts'

const sorts = ['city', 'busy', 'late'] as const
type OfficeSort = (typeof sorts)[number]

const fullness = ({ capacity, open_cases }: OfficeStanding): number => (capacity === null ? 0 : open_cases / capacity)

const sorted: Readonly<Record<OfficeSort, (one: OfficeStanding, other: OfficeStanding) => number>> = {
  city: () => 0,
  busy: (one, other) => fullness(other) - fullness(one) || other.open_cases - one.open_cases,
  late: (one, other) => other.late - one.late,
}

/** From here on there is hardly room. */
const nearly = 0.9
/** Below this share somebody should look. */
const tooFew = 0.85

type Props = { readonly offices: readonly OfficeStanding[]; readonly current: number | null }

export function OfficeList({ offices, current }: Props) {
  const say = useSay()
  const id = useId()
  const [sort, setSort] = useState<OfficeSort>('city')
  return (
    <Card as="section" labelledBy={id} padding="none">
      <div className="flex items-center gap-2 border-b border-line px-4 py-2.5">
        <h2 id={id} className="flex-1 text-lg!">
          {say('offices.list.heading')}
        </h2>
        <select
          aria-label={say('offices.list.sort')}
          value={sort}
          onChange={({ currentTarget }) => setSort(sorts.find((one) => one === currentTarget.value) ?? sort)}
          className="field-box h-9! min-h-0! w-auto! py-1! pr-2 pl-3 text-sm! pointer-coarse:h-11!"
        >
          {sorts.map((one) => (
            <option key={one} value={one}>
              {say(`offices.list.sorts.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <table className="w-full border-collapse text-sm">
        <thead className="text-left text-ink-2">
          <tr>
            <th scope="col" className="py-2 pr-3 pl-4 font-normal">
              {say('offices.list.office')}
            </th>
            <th scope="col" className="w-28 py-2 pr-3 font-normal">
              {say('offices.list.room')}
            </th>
            <th scope="col" className="w-20 py-2 pr-3 text-right font-normal">
              {say('offices.list.on_time')}
            </th>
            <th scope="col" className="w-24 py-2 pr-3 font-normal max-xs:hidden">
              {say('offices.list.factor')}
            </th>
          </tr>
        </thead>
        <tbody>
          {offices.toSorted(sorted[sort]).map((office) => (
            <OfficeLine key={office.id} office={office} isCurrent={office.id === current} />
          ))}
        </tbody>
      </table>
      <p className="flex gap-2.5 border-t border-line bg-paper px-4 py-3 text-xs text-ink-2">
        <InfoIcon size={16} />
        <span>{say('offices.list.rule')}</span>
      </p>
    </Card>
  )
}

function OfficeLine({ office, isCurrent }: { readonly office: OfficeStanding; readonly isCurrent: boolean }) {
  const say = useSay()
  const { id, name, city, open_cases, capacity, late, finished, in_time, staff, without_second_factor } = office
  const share = fullness(office)
  const onTime = finished === 0 ? null : in_time / finished
  const cell = 'py-2 pr-3 align-top'
  return (
    <tr
      aria-current={isCurrent ? true : undefined}
      className={cx('border-t border-line', isCurrent && 'bg-green-tint')}
    >
      <th
        scope="row"
        className={cx(cell, 'pl-4 text-left font-normal', isCurrent && 'shadow-[inset_4px_0] shadow-green')}
      >
        <Link href={adminHref('offices', String(id))} className="rounded-xs text-ink no-underline hover:underline">
          <b className="block leading-snug font-semibold">{name}</b>
        </Link>
        <span className={cx('block text-xs', isCurrent ? 'text-ink' : 'text-ink-2')}>
          {city}
          <Doors office={office} />
        </span>
      </th>
      <td className={cx(cell, 'whitespace-nowrap tabular-nums')}>
        <b className="text-md font-semibold">{open_cases}</b>
        {capacity !== null && ` / ${capacity}`}
        {capacity !== null && share >= nearly && (
          <span className="ml-1 text-2xs font-semibold text-amber">
            {say(share >= 1 ? 'offices.list.full' : 'offices.list.nearly_full')}
          </span>
        )}
        {capacity !== null && (
          <span aria-hidden="true" className="mt-1 block h-1.25 overflow-hidden rounded-xs bg-line">
            <span
              className={cx('block h-full rounded-xs', share >= nearly ? 'bg-amber' : 'bg-green')}
              style={{ width: `${Math.min(100, 100 * share)}%` }}
            />
          </span>
        )}
      </td>
      <td className={cx(cell, 'text-right tabular-nums')}>
        {onTime === null ? (
          <span className="text-ink-2">–</span>
        ) : (
          <span className={cx(onTime < tooFew && 'font-semibold text-orange-deep')}>{Math.round(100 * onTime)}%</span>
        )}
        {late > 0 && (
          <span className="block text-xs font-semibold text-orange-deep">{say('offices.list.late', { late })}</span>
        )}
      </td>
      <td className={cx(cell, 'max-xs:hidden')}>
        {staff === 0 && <span className="text-ink-2">{say('offices.list.nobody')}</span>}
        {staff > 0 && without_second_factor === 0 && (
          <span className="inline-flex items-center gap-1 whitespace-nowrap">
            <span className="text-green">
              <CheckIcon size={16} />
            </span>
            {say('offices.list.all', { count: staff })}
          </span>
        )}
        {without_second_factor > 0 && (
          <>
            <span className="inline-flex items-center gap-1 font-semibold whitespace-nowrap text-orange-deep">
              <LockIcon size={16} />
              {say('offices.list.without', { count: without_second_factor })}
            </span>
            <span className={cx('block text-xs', isCurrent ? 'text-ink' : 'text-ink-2')}>
              {say('offices.list.people', { count: staff })}
            </span>
          </>
        )}
      </td>
    </tr>
  )
}

/** Whether it gets cases, where that is worth a word. */
function Doors({ office }: { readonly office: OfficeStanding }) {
  const say = useSay()
  const days = useDays()
  const { active, takes_cases, pause_until, next } = office
  if (next) {
    return (
      <span className="font-semibold text-green-deep">
        {' · '}
        <span className="inline-block align-[-3px]">
          <ArrowRightIcon size={16} />
        </span>{' '}
        {say('offices.list.next')}
      </span>
    )
  }
  if (active && takes_cases) return null
  const text = !active
    ? say('offices.list.closed')
    : pause_until === null
      ? say('offices.list.paused')
      : say('offices.list.paused_until', { day: days.day(pause_until) })
  return <span className="font-semibold text-amber">{` · ${text}`}</span>
}
