import { Link } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { ArrowLeftIcon } from '#web/ui/icons.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Back to the list. */
export function BackLink() {
  const say = useSay()
  return (
    <p className="mb-4 flex items-center gap-1.5 text-green">
      <ArrowLeftIcon size={16} />
      <Link href={href('contracts')} asChild>
        <TextLink>{say('contracts.back')}</TextLink>
      </Link>
    </p>
  )
}
