import { Link } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import { Count } from '../desk/bits.tsx'
import { type Desk, useDesk } from '../desk/desk.ts'
import { addressOf, askedAt, type QueueAsked, type QueueView, supportViews, views } from './asked.ts'
import { removeFilter, useSavedFilters } from './saved-filters.ts'

/** How many there are in a list; what is closed nobody counts. */
function countOf(view: QueueView, { counts: { counts, mine, support }, us }: Desk): number | null {
  const sum = (belongs: (one: (typeof counts)[number]) => boolean) =>
    counts.filter(belongs).reduce((total, { cases }) => total + cases, 0)
  switch (view) {
    case 'us':
      return sum(({ waiting_on }) => waiting_on === us)
    case 'offices':
      return sum(({ waiting_on }) => waiting_on === 'notary')
    case 'client':
      return sum(({ waiting_on }) => waiting_on === 'customer')
    case 'hold':
      return sum(({ status }) => status === 'on_hold')
    case 'running':
      return sum(() => true)
    case 'mine':
      return mine
    case 'unstaffed':
    case 'elsewhere':
      return support?.[view] ?? 0
    case 'closed':
      return null
  }
}

const row = 'flex min-h-11 items-center gap-2 rounded-s px-2.5 py-1.5 no-underline lg:min-h-9'

/** The lists of the desk, and one's own. */
export function QueueSide({ asked }: { asked: QueueAsked }) {
  const say = useSay()
  const desk = useDesk()
  const saved = useSavedFilters()
  const shown = views.filter((view) => !supportViews.includes(view) || desk.role === 'support')
  const current = new URLSearchParams(location.search).toString()
  return (
    <div className="border-line px-3 py-3 text-sm max-lg:border-b lg:w-58 lg:flex-none lg:border-r lg:py-5 print:hidden">
      <nav aria-label={say('workbench.views.label')}>
        <h2 className="mb-1.5 px-2.5 font-sans text-xs font-semibold tracking-normal text-ink-2 max-lg:sr-only">
          {say('workbench.views.label')}
        </h2>
        <ul className="flex gap-1 max-lg:overflow-x-auto max-lg:[scrollbar-width:thin] lg:flex-col lg:gap-0">
          {shown.map((view) => {
            const on = asked.search === undefined && asked.view === view
            const count = countOf(view, desk)
            return (
              <li key={view} className="flex-none">
                <Link
                  href={href(desk.role, {}, addressOf({ view }))}
                  aria-current={on ? 'page' : undefined}
                  className={cx(
                    row,
                    'justify-between',
                    on ? 'bg-green-tint font-semibold text-green-deep' : 'text-ink hover:bg-sunken',
                  )}
                >
                  {say(`workbench.views.${view}`)}
                  {count !== null && <Count on={on}>{count}</Count>}
                </Link>
              </li>
            )
          })}
          {desk.counts.support && (
            <li className="flex-none">
              <Link href={href('supportServices')} className={cx(row, 'justify-between', 'text-ink hover:bg-sunken')}>
                {say('workbench.views.services')}
                <Count>{desk.counts.support.services}</Count>
              </Link>
            </li>
          )}
        </ul>
      </nav>
      {saved.length > 0 && (
        <nav aria-label={say('workbench.saved.heading')} className="max-lg:mt-2 lg:mt-5">
          <h2 className="mb-1.5 px-2.5 font-sans text-xs font-semibold tracking-normal text-ink-2">
            {say('workbench.saved.heading')}
          </h2>
          <ul className="flex gap-1 max-lg:overflow-x-auto lg:flex-col lg:gap-0">
            {saved.map(({ name, search }) => (
              <li key={name} className="flex flex-none items-center">
                <Link
                  href={href(desk.role, {}, addressOf(askedAt(search)))}
                  aria-current={search === current ? 'page' : undefined}
                  className={cx(
                    row,
                    'min-w-0 flex-1',
                    search === current ? 'font-semibold text-green-deep' : 'text-ink hover:bg-sunken',
                  )}
                >
                  <span className="truncate">{name}</span>
                </Link>
                <button
                  type="button"
                  aria-label={say('workbench.saved.remove', { name })}
                  onClick={() => removeFilter(name)}
                  className="grid size-11 flex-none place-items-center rounded-s text-ink-2 hover:bg-sunken hover:text-ink lg:size-8"
                >
                  <CloseIcon size={16} />
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
