import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from './notice.tsx'

/** Says plainly that a part does not exist yet, and what one can do instead. */
export function NotOpenYet({ contact }: { contact: ReactNode }) {
  const say = useSay()
  return (
    <Notice
      heading={say('notice.not_built.heading')}
      actions={
        <>
          <Link href={href('home')} asChild>
            <ButtonLink>{say('notice.not_built.home')}</ButtonLink>
          </Link>
          {contact}
        </>
      }
    >
      <p>{say('notice.not_built.text')}</p>
    </Notice>
  )
}
