import { useId } from 'react'
import { Link } from 'wouter'
import type { StaffMember } from '#contract/admin-staff.ts'
import { isoDayInAmsterdam } from '#domain/values/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { useDays } from '#web/workbench/index.ts'
import { adminHref } from '../links.ts'
import { fieldLabel } from './field-label.ts'

/** Of offices, who cannot work yet and what can be done about it. */
export function WithoutFactor({ staff, onChanged }: { staff: readonly StaffMember[]; onChanged: () => void }) {
  const say = useSay()
  const days = useDays()
  const id = useId()
  const found = staff.filter(({ office, second_factor, blocked_at }) => office && !second_factor && !blocked_at)
  if (found.length === 0) return null
  const send = async ({ uuid, name, email }: StaffMember) => {
    try {
      await call('POST /api/admin/staff/:member/invitation', { params: { member: uuid } })
      notices.show({ tone: 'positive', text: say('offices.without_factor.sent_again', { name: name || email }) })
      onChanged()
    } catch {
      notices.show({ tone: 'negative', text: say('offices.without_factor.not_sent') })
    }
  }
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="text-lg!">
        {say('offices.without_factor.heading')}
      </h2>
      <p className="mt-0.5 mb-2 text-ink-2">{say('offices.without_factor.about')}</p>
      <ul className="divide-y divide-line">
        {found.map((member) => {
          const { uuid, name, email, office, invited, second_factor_lost_at: lost } = member
          return (
            <li key={uuid} className="flex flex-wrap items-center gap-3 py-2">
              <Avatar initials={initialsOf(name || email)} />
              <span className="min-w-0 flex-1">
                <b className="block font-semibold">{name || email}</b>
                <span className="block text-xs text-ink-2">{office?.name}</span>
              </span>
              <span className="text-ink-2">
                {invited
                  ? say('offices.without_factor.invited', { day: days.day(isoDayInAmsterdam(invited.at)) })
                  : lost
                    ? say('offices.without_factor.lost', { day: days.day(isoDayInAmsterdam(lost)) })
                    : say('offices.without_factor.none_yet')}
              </span>
              {invited && (
                <Button
                  look="ghost"
                  size="small"
                  aria-label={say('offices.without_factor.send_again_whom', { name: name || email })}
                  onClick={() => void send(member)}
                >
                  {say('offices.without_factor.send_again')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const actions = ['added', 'changed', 'closed', 'opened', 'paused', 'resumed'] as const
const mostShown = 6

/** What was changed about one office lately, and by whom. */
export function LatelyChanged({ office, revision }: { office: number; revision: number }) {
  const say = useSay()
  const days = useDays()
  const id = useId()
  const found = useResource(`office lines ${office} ${revision}`, () =>
    call('GET /api/admin/audit', { query: { subject: `office:${office}` } }),
  )
  if (found.state !== 'ready') return null
  const lines = found.value.data.slice(0, mostShown)
  return (
    <Card as="section" labelledBy={id}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-lg!">
          {say('offices.lately.heading')}
        </h2>
        <Link
          href={adminHref('log', undefined, { subject: `office:${office}` })}
          className="rounded-xs text-green underline underline-offset-3 hover:text-green-deep"
        >
          {say('offices.lately.all')}
        </Link>
      </div>
      {lines.length === 0 && <p className="mt-1 text-ink-2">{say('offices.lately.none')}</p>}
      <ol className="mt-1.5 divide-y divide-line">
        {lines.map(({ id: line, at, who, action, detail }) => {
          const kind = actions.find((name) => action === `office.${name}`) ?? 'changed'
          const fields = [...new Set(pathsIn(detail).map((path) => fieldLabel(say, path)))].join(', ')
          return (
            <li key={line} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 py-2">
              <time dateTime={at} className="text-ink-2">
                {days.moment(at)}
              </time>
              <span>
                {say(`offices.lately.actions.${kind}`)}
                {fields !== '' && `: ${fields}`}
                <span className="block text-xs text-ink-2">{who}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

const pathsIn = ({ changes }: Readonly<Record<string, unknown>>): readonly string[] =>
  Array.isArray(changes)
    ? changes.flatMap((change: { readonly path?: unknown }) => (typeof change.path === 'string' ? [change.path] : []))
    : []
