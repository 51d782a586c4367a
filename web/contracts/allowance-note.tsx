import { Link } from 'wouter'
import { call, useResource } from '#web/api/index.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const load = async () => (await call('GET /api/api_customer_dashboard/memberships')).contracts

/**
 * How many contracts can still be approved, with the way to more. Where there are none it says so before anybody puts work into
 * one; with `alone` it says nothing else. When it cannot be known nothing is said: approving tells.
 */
export function AllowanceNote({ alone = false }: { readonly alone?: boolean }) {
  const say = useSay()
  const day = useMoment()
  const loaded = useResource('contract allowance', load)
  if (loaded.state !== 'ready') return null
  const contracts = loaded.value
  const left = contracts === null ? 0 : contracts.included === null ? null : contracts.included - contracts.used
  if (left !== null && left <= 0)
    return (
      <Banner
        tone="warning"
        action={
          <Link href={href('membership')} asChild>
            <ButtonLink look="line" size="small">
              {say(contracts === null ? 'contracts.allowance.join' : 'contracts.allowance.link')}
            </ButtonLink>
          </Link>
        }
      >
        {say(contracts === null ? 'contracts.allowance.no_membership' : 'contracts.allowance.none')}
      </Banner>
    )
  if (alone || contracts === null) return null
  const words =
    left === null
      ? say('contracts.allowance.unlimited')
      : say('contracts.allowance.left', { left, included: contracts.included ?? left })
  return (
    <p className="text-hint text-ink-2">
      {contracts.until === null ? words : `${words} ${say('contracts.allowance.until', { day: day(contracts.until) })}`}{' '}
      ·{' '}
      <Link href={href('membership')} asChild>
        <TextLink>{say('contracts.allowance.link')}</TextLink>
      </Link>
    </p>
  )
}
