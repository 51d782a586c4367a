import { Link, useLocation } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { Tag } from '#web/ui/tag.tsx'
import { Count, Key, RiskMark } from '../desk/bits.tsx'
import { type CaseTab, caseHref, caseTabs, openFlagsOf } from '../desk/case-words.ts'
import { useDays } from '../desk/days.ts'
import { useDesk } from '../desk/desk.ts'
import { FlagIcon } from '../desk/icons.tsx'
import { useOpenCase } from '../desk/open-case.ts'
import { useKeys } from '../desk/use-keys.ts'
import { neighboursOf, rememberedWay } from '../desk/way-through.ts'
import { partyText } from '../desk/words.ts'
import { MoreMenu } from './more-menu.tsx'

/** What the case is, where it stands, on whom it waits and by when. */
export function CaseHead({ tab }: { tab: CaseTab }) {
  const say = useSay()
  const { found } = useOpenCase()
  const { company_name, number, flow, office, handler, hold } = found
  const meta = [
    number,
    say(`workbench.flows.${flow}`),
    office?.city,
    handler === null ? say('case.head.nobody') : say('case.head.handler', { name: handler.name }),
  ]
  return (
    <div className="border-b border-line bg-surface px-4 pt-3.5 lg:px-6">
      <div className="flex flex-wrap items-end gap-x-10 gap-y-2">
        <div className="min-w-0">
          <h1 className="truncate text-2xl outline-none">{company_name}</h1>
          <p className="mt-0.5 text-ink-2">{meta.filter(Boolean).join(' · ')}</p>
          {hold !== null && (
            <p className="mt-1">
              <Tag tone="amber">{say('case.head.held', { reason: say(`workbench.hold.${hold}`) })}</Tag>
            </p>
          )}
        </div>
        <CaseStanding />
        <div className="print:hidden">
          <MoreMenu />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 print:hidden">
        <CaseTabs tab={tab} />
        <AlongTheQueue tab={tab} />
      </div>
    </div>
  )
}

function CaseStanding() {
  const say = useSay()
  const days = useDays()
  const { us, counts } = useDesk()
  const { status, interrupted, waiting_on, since, due, risk } = useOpenCase().found
  const day = days.day(since)
  const late = due !== null && due < counts.today
  const waits =
    waiting_on === us
      ? say('case.head.waits_us', { day })
      : say('case.head.waits_on', { party: partyText(say, waiting_on, us), day })
  const fact =
    'border-l border-line px-4 first:border-l-0 first:pl-0 max-md:border-l-0 max-md:px-0 lg:first:border-l lg:first:pl-4'
  return (
    <dl className="ml-auto flex flex-wrap gap-y-1 max-lg:ml-0 max-md:grid max-md:w-full max-md:grid-cols-2 max-md:gap-x-4">
      {(
        [
          ['rung', say(`workbench.rungs.${interrupted ?? status}`)],
          ['waits', waits],
          ['due', due === null ? say('case.head.no_term') : `${days.day(due)}, ${days.term(due, counts.today)}`],
        ] as const
      ).map(([name, text]) => (
        <div key={name} className={fact}>
          <dt className="text-xs text-ink-2">{say(`case.head.${name}`)}</dt>
          <dd className={cx('text-md font-semibold', name === 'due' && late && 'text-orange-deep')}>{text}</dd>
        </div>
      ))}
      <div className={fact}>
        <dt className="text-xs text-ink-2">{say('case.head.risk')}</dt>
        <dd className="text-md font-semibold">
          <RiskMark risk={risk} />
        </dd>
      </div>
    </dl>
  )
}

function CaseTabs({ tab }: { tab: CaseTab }) {
  const say = useSay()
  const { role } = useDesk()
  const { found } = useOpenCase()
  const { uuid, comments, participants } = found
  const flags = openFlagsOf(found).length
  const messages =
    comments.filter(({ path, flag }) => path === null && !flag).length +
    participants.reduce((sum, { unread }) => sum + unread, 0)
  const name = flags === 1 ? say('case.tabs.flags_one') : say('case.tabs.flags', { count: flags })
  return (
    <nav aria-label={say('case.tabs.label')} className="relative min-w-0 overflow-x-auto [scrollbar-width:thin]">
      <ul className="flex gap-6">
        {caseTabs.map((one) => (
          <li key={one} className="flex-none">
            <Link
              href={caseHref(role, uuid, { tab: one })}
              aria-current={one === tab ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-1.5 border-b-[2.5px] no-underline -outline-offset-2! lg:min-h-10',
                one === tab ? 'border-green font-semibold text-ink' : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {say(`case.tabs.${one}`)}
              {one === 'answers' && flags > 0 && (
                <span className="flex items-center gap-1 rounded-full bg-orange-tint px-2 py-0.5 text-2xs font-semibold text-orange-deep">
                  <FlagIcon size={16} />
                  <span aria-hidden="true">{flags}</span>
                  <span className="sr-only">{name}</span>
                </span>
              )}
              {one === 'messages' && messages > 0 && <Count>{messages}</Count>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The case before and after this one, in the list one came by. */
function AlongTheQueue({ tab }: { tab: CaseTab }) {
  const say = useSay()
  const [, go] = useLocation()
  const { role } = useDesk()
  const { uuid } = useOpenCase().found
  const place = neighboursOf(rememberedWay(), uuid)
  const lead = (to: string | null | undefined) =>
    to === null || to === undefined ? undefined : () => go(caseHref(role, to, { tab }))
  useKeys({ '[': lead(place?.before), ']': lead(place?.after) })
  if (place === null) return null
  const step = (to: string | null, key: string, label: string) =>
    to === null ? (
      <span className="opacity-50">
        <Key>{key}</Key>
      </span>
    ) : (
      <Link
        href={caseHref(role, to, { tab })}
        aria-label={label}
        className="grid min-h-11 min-w-8 place-items-center rounded-s no-underline hover:bg-sunken lg:min-h-8"
      >
        <Key>{key}</Key>
      </Link>
    )
  return (
    <p className="flex items-center gap-1.5 text-ink-2">
      {step(place.before, '[', say('case.head.before'))}
      {say('case.head.place', { at: place.at, of: place.of })}
      {step(place.after, ']', say('case.head.after'))}
    </p>
  )
}
