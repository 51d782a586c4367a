import type { MouseEvent } from 'react'
import { Link, useSearch } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { queryAt } from '#web/links/index.ts'
import { useSite } from '#web/site/index.ts'
import { Logo } from '#web/ui/logo.tsx'
import type { Frame } from './frame.ts'
import { logoTarget } from './logo-target.ts'
import type { Question } from './question.ts'

type Props = { readonly frame: Frame; readonly onAsk: (question: Question) => void }

const look = 'flex min-h-11 min-w-0 items-center rounded-s'

/** The logo, which leads home by its own rules. */
export function HomeLink({ frame, onAsk }: Props) {
  const say = useSay()
  const { brand, home_url, maintenance } = useSite()
  const search = useSearch()
  const hasRedirect = queryAt('login', search).redirect_url !== undefined
  const target = logoTarget(frame, { homeUrl: home_url, hasRedirect })
  const logo = <Logo name={brand} />
  const label = say('shell.logo', { brand })

  // During maintenance there is no home to go to.
  if (maintenance) return <span className={look}>{logo}</span>
  if (target.outside) {
    return (
      <a href={target.href} aria-label={label} className={look}>
        {logo}
      </a>
    )
  }
  const ask = (event: MouseEvent) => {
    if (!target.asks || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onAsk(target.asks)
  }
  return (
    <Link href={target.href} aria-label={label} onClick={ask} className={look}>
      {logo}
    </Link>
  )
}
