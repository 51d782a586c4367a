import { productOf } from '#domain/products/index.ts'
import { isoDayInAmsterdam, writtenAs } from '#domain/values/index.ts'
import { useDay } from '#web/cases/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { DocumentIcon, LockIcon } from '#web/ui/icons.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { usePart } from './part-at-hand.ts'

/** Who invites them, for what and with how many shares; and who reads what of it. */
export function PartHead() {
  const say = useSay()
  const day = useDay()
  const shares = useShares()
  const { invited_by, company_name, flow, due, answers } = usePart().part
  const wording = productOf(flow)?.wording ?? 'bv'
  const company = company_name ?? say('participant.head.no_name')
  const [name = invited_by] = invited_by.split(' ')
  const isLate = due !== null && due < isoDayInAmsterdam(new Date())
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto grid w-full max-w-page items-center gap-x-12 gap-y-6 px-4.5 py-7 md:px-8 lg:grid-cols-2">
        <div className="min-w-0">
          <p className="flex items-center gap-3 text-md">
            <Avatar initials={initialsOf(invited_by)} />
            <span>
              <strong>{invited_by}</strong>{' '}
              {say('participant.head.invites', { name: answers.firstname?.split(' ')[0] ?? '' })}
            </span>
          </p>
          <h1 className="mt-3 text-3xl!">{say(`participant.head.title.${wording}`, { company })}</h1>
          <p className="mt-2 max-w-[60ch] text-ink-2">
            {shares} {say('participant.head.self')}{' '}
            {due !== null && (isLate ? say('participant.head.late') : say('participant.head.due', { day: day(due) }))}
          </p>
        </div>
        <dl className="grid overflow-hidden rounded-m border border-line text-hint md:grid-cols-2">
          <div className="p-4">
            <dt className="flex items-center gap-2 font-semibold">
              <DocumentIcon size={16} /> {say('participant.head.open.title')}
            </dt>
            <dd className="mt-1 text-ink-2">{say('participant.head.open.text', { name })}</dd>
          </div>
          <div className="border-line bg-sunken p-4 max-md:border-t md:border-l">
            <dt className="flex items-center gap-2 font-semibold">
              <LockIcon size={16} /> {say('participant.head.sealed.title')}
            </dt>
            <dd className="mt-1 text-ink-2">{say('participant.head.sealed.text', { name })}</dd>
          </div>
        </dl>
      </div>
    </header>
  )
}

function useShares(): string {
  const say = useSay()
  const { locale } = useLocale()
  const { shares } = usePart().part
  if (!shares || shares.total === 0) return ''
  const percent = new Intl.NumberFormat(writtenAs[locale], { style: 'percent', maximumFractionDigits: 2 })
  const number = new Intl.NumberFormat(writtenAs[locale])
  return say('participant.head.shares', {
    own: number.format(shares.own),
    total: number.format(shares.total),
    part: percent.format(shares.own / shares.total),
  })
}
