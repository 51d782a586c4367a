import { Link } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function Unconfirmed() {
  const say = useSay()
  return (
    <Banner
      tone="warning"
      action={
        <Link href={href('confirmation', {}, { redirect_url: href('account') })} asChild>
          <TextLink>{say('account.confirm')}</TextLink>
        </Link>
      }
    >
      {say('account.unconfirmed')}
    </Banner>
  )
}
