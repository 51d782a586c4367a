import { Fragment } from 'react'
import type { ContentToDraw } from '#contract/content-page.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { ownLink } from './address.ts'

/** The way to this page from the first one. */
export function Crumbs({ crumbs }: { readonly crumbs: ContentToDraw['crumbs'] }) {
  const say = useSay()
  const { locale } = useLocale()
  const above = crumbs.slice(0, -1)
  const here = crumbs.at(-1)
  if (!here || above.length === 0) return null
  return (
    <nav aria-label={say('content.crumbs')} className="mb-1 md:mb-3">
      <ol className="flex flex-wrap items-center gap-x-2 text-hint text-ink-2">
        {above.map(({ name, path }) => (
          <Fragment key={path}>
            <li className="flex min-h-11 items-center md:min-h-8">
              <TextLink href={ownLink(locale, path)}>{name}</TextLink>
            </li>
            <li aria-hidden="true">/</li>
          </Fragment>
        ))}
        <li aria-current="page" className="min-w-0">
          {here.name}
        </li>
      </ol>
    </nav>
  )
}
