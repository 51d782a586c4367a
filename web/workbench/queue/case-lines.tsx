import { Link } from 'wouter'
import type { CaseRow } from '#contract/case-queue.ts'
import { addDays, isoDate } from '#domain/values/index.ts'
import { type Say, useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { ChatIcon, WarningIcon } from '#web/ui/icons.tsx'
import { useRoom } from '#web/ui/use-room.ts'
import { HandlerMark, RiskMark } from '../desk/bits.tsx'
import { dutchDayOf, useDays } from '../desk/days.ts'
import { useDesk } from '../desk/desk.ts'
import { todoText } from '../desk/words.ts'
import { type DueGroup, groupedByDue } from './due-groups.ts'

type Props = {
  readonly lines: readonly CaseRow[]
  readonly gone: ReadonlySet<string>
  /** The line that the keys stand at. */
  readonly current: string | null
  readonly onCurrent: (uuid: string) => void
}

/** The cases, by the day they are due: a table where there is room, cards where there is not. */
export function CaseLines(props: Props) {
  const { role } = useDesk()
  return useRoom(role === 'support' ? 85 : 75, { onPaper: true }) ? (
    <CaseLinesTable {...props} />
  ) : (
    <CaseCards {...props} />
  )
}

const columns = ['due', 'case', 'flow', 'office', 'rung', 'todo', 'risk', 'who'] as const
const widths: Readonly<Record<(typeof columns)[number], string>> = {
  due: 'w-36',
  case: '',
  flow: 'w-37',
  office: 'w-36',
  rung: 'w-31',
  todo: 'w-[22%]',
  risk: 'w-24',
  who: 'w-14',
}

function CaseLinesTable({ lines, gone, current, onCurrent }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { role, counts } = useDesk()
  const shown = columns.filter((column) => column !== 'office' || role === 'support')
  return (
    <div className="overflow-x-auto rounded-m border border-line bg-surface shadow-1 print:overflow-visible print:border-0 print:shadow-none">
      <table className="w-full table-fixed border-collapse text-sm leading-snug">
        <caption className="sr-only">{say('workbench.table.label')}</caption>
        <thead>
          <tr className="border-b border-line text-left text-xs text-ink-2">
            {shown.map((column) => (
              <th key={column} scope="col" className={cx('px-3 py-2 font-semibold first:pl-4.5', widths[column])}>
                {say(`workbench.table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {groupedByDue(lines, counts.today).map(({ group, lines: due }) => (
          <tbody key={due[0]?.uuid} className="break-inside-avoid">
            <tr className="border-b border-line bg-paper">
              <th scope="rowgroup" colSpan={shown.length} className="px-4.5 py-1 text-left font-semibold">
                <GroupName group={group} count={due.length} />
              </th>
            </tr>
            {due.map((row) => (
              <tr
                key={row.uuid}
                onFocus={() => onCurrent(row.uuid)}
                className={cx(
                  'relative border-b border-line hover:bg-paper',
                  row.uuid === current && 'bg-green-tint shadow-[inset_4px_0_var(--color-green)]',
                  gone.has(row.uuid) && 'text-ink-2 line-through decoration-line-strong',
                )}
              >
                <td className="py-1.5 pr-3 pl-4.5">
                  <DueMark row={row} />
                </td>
                <td className="px-3 py-1.5">
                  <CaseName row={row} gone={gone.has(row.uuid)} />
                </td>
                <td className="px-3">{say(`workbench.flows.${row.flow}`)}</td>
                {role === 'support' && <td className="truncate px-3">{officeOf(row, say)}</td>}
                <td className="px-3">{say(`workbench.rungs.${row.interrupted ?? row.status}`)}</td>
                <td className="px-3">{todoText(say, locale, row)}</td>
                <td className="px-3">
                  <RiskMark risk={row.risk} />
                </td>
                <td className="px-3">
                  <HandlerMark handler={row.handler} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function CaseCards({ lines, gone, current, onCurrent }: Props) {
  const say = useSay()
  const { locale } = useLocale()
  const { role, counts } = useDesk()
  return groupedByDue(lines, counts.today).map(({ group, lines: due }) => (
    <section key={due[0]?.uuid} className="mb-4">
      <h2 className="mb-1.5 font-sans text-sm font-semibold tracking-normal">
        <GroupName group={group} count={due.length} />
      </h2>
      <ul className="grid grid-cols-1 gap-2 md:grid-cols-2">
        {due.map((row) => (
          <li
            key={row.uuid}
            onFocus={() => onCurrent(row.uuid)}
            className={cx(
              'relative grid gap-1.5 rounded-m border bg-surface p-3.5 text-sm shadow-1',
              row.uuid === current ? 'border-green bg-green-tint' : 'border-line',
            )}
          >
            <div className="flex items-start justify-between gap-3">
              <CaseName row={row} gone={gone.has(row.uuid)} />
              <HandlerMark handler={row.handler} />
            </div>
            <p>{todoText(say, locale, row)}</p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
              <DueMark row={row} />
              <span>{say(`workbench.rungs.${row.interrupted ?? row.status}`)}</span>
              <span>{say(`workbench.flows.${row.flow}`)}</span>
              {role === 'support' && <span>{officeOf(row, say)}</span>}
              <span>
                {say('workbench.table.risk')}: <RiskMark risk={row.risk} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ))
}

const officeOf = ({ office }: CaseRow, say: Say): string => office?.name ?? say('workbench.table.no_office')

/** The whole line leads to the case; its name is the link. */
function CaseName({ row, gone }: { row: CaseRow; gone: boolean }) {
  const say = useSay()
  const { role } = useDesk()
  const { uuid, company_name, number, people, unread } = row
  const news = unread === 1 ? say('workbench.table.unread_one') : say('workbench.table.unread', { count: unread })
  return (
    <span className="block min-w-0">
      <span className="flex min-w-0 items-center gap-2">
        <Link
          href={href(role === 'support' ? 'supportCase' : 'notaryCase', { uuid })}
          data-case={uuid}
          className="block truncate font-semibold text-ink no-underline after:absolute after:inset-0 -outline-offset-2! focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-green"
        >
          {company_name}
        </Link>
        {unread > 0 && (
          <span className="flex-none text-orange-deep" title={news}>
            <ChatIcon size={16} />
            <span className="sr-only">{news}</span>
          </span>
        )}
      </span>
      <span className="block truncate text-xs text-ink-2">
        {gone ? say('workbench.table.gone') : [number, people].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

function DueMark({ row: { due, status, since } }: { row: CaseRow }) {
  const say = useSay()
  const days = useDays()
  const { today } = useDesk().counts
  if (due === null) {
    const held = status === 'on_hold'
    return (
      <span className="block">
        <span className={cx('block', held && 'font-semibold text-amber')}>
          {held ? say('workbench.table.held') : say('workbench.table.no_term')}
        </span>
        <span className="block text-xs text-ink-2">{say('workbench.table.since', { day: days.day(since) })}</span>
      </span>
    )
  }
  const late = due < today
  return (
    <span className={cx('block', late && 'text-orange-deep')}>
      <span className="flex items-center gap-1.5 font-semibold">
        {late && <WarningIcon size={16} />}
        {days.day(due)}
      </span>
      <span className={cx('block text-xs', !late && 'text-ink-2')}>{days.term(due, today)}</span>
    </span>
  )
}

function GroupName({ group, count }: { group: DueGroup; count: number }) {
  const say = useSay()
  const days = useDays()
  const { today } = useDesk().counts
  const tomorrow = addDays(dutchDayOf(today), 1)
  const name =
    group.kind === 'day'
      ? days.day(group.day, 'long')
      : say(`workbench.groups.${group.kind}`, {
          day: days.day(group.kind === 'tomorrow' && tomorrow ? isoDate(tomorrow) : today, 'long'),
        })
  return (
    <>
      <span className="inline-block first-letter:uppercase">{name}</span>{' '}
      <span className="font-normal text-ink-2">
        {count}
        {group.kind === 'held' && ` · ${say('workbench.groups.held_note')}`}
      </span>
    </>
  )
}
