// The page for an address where nothing is.
import { Link } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Notice } from '#web/shell/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export default function NotFound() {
  const say = useSay()
  return (
    <Notice
      heading={say('notice.not_found.heading')}
      actions={
        <Link href={href('home')} asChild>
          <ButtonLink>{say('notice.not_found.home')}</ButtonLink>
        </Link>
      }
    >
      <p>{say('notice.not_found.text')}</p>
    </Notice>
  )
}
