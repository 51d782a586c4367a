import { useState } from 'react'
import { Link } from 'wouter'
import type { DataAccess } from '#contract/accesses.ts'
import { amsterdamFormat } from '#domain/values/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccountSection } from './section.tsx'

/** Who worked with one's data. Fetched when somebody wants to know. */
export function SeenBy() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <AccountSection heading={say('account.seen.heading')} about={say('account.seen.about')}>
      {open ? (
        <Accesses />
      ) : (
        <Button look="line" onClick={() => setOpen(true)}>
          {say('account.seen.open')}
        </Button>
      )}
    </AccountSection>
  )
}

const loadAccesses = () => call('GET /api/account/accesses').then(({ accesses }) => accesses)

function Accesses() {
  const say = useSay()
  const accesses = useResource('accesses', loadAccesses)
  if (accesses.state === 'loading') return <Skeleton label={say('account.seen.loading')} shape="page" />
  if (accesses.state !== 'ready') {
    return <FailedBanner text={say('account.seen.failed')} again={say('account.again')} onAgain={accesses.again} />
  }
  if (accesses.value.length === 0) return <p role="status">{say('account.seen.nobody')}</p>
  return (
    <ul className="grid gap-3" aria-label={say('account.seen.heading')}>
      {accesses.value.map((one) => (
        <Access key={[one.number, one.who, one.office, one.day].join()} access={one} />
      ))}
    </ul>
  )
}

function Access({ access }: { access: DataAccess }) {
  const say = useSay()
  const { locale } = useLocale()
  const { who, office, day, ways, reasons, company_name, number, questionnaire } = access
  const when = amsterdamFormat(locale, { dateStyle: 'long' })(day)
  return (
    <li className="border-t border-line pt-3 first:border-0 first:pt-0">
      <p className="font-semibold">{who === 'office' && office !== null ? office : say(`account.seen.who.${who}`)}</p>
      <p className="text-hint text-ink-2">
        {when} ·{' '}
        <Link href={href('ownCase', { uuid: questionnaire })} asChild>
          <TextLink>{company_name || number}</TextLink>
        </Link>
      </p>
      <ul className="mt-1 grid gap-0.5">
        {ways.map((way) => (
          <li key={way}>{say(`account.seen.ways.${way}`)}</li>
        ))}
        {reasons.map((reason) => (
          <li key={reason} className="wrap-anywhere">
            {say('account.seen.reason', { reason })}
          </li>
        ))}
      </ul>
    </li>
  )
}
