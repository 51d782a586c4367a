import { Link } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { DocumentIcon, WarningIcon } from '#web/ui/icons.tsx'
import { adminHref } from '../../links.ts'
import { editorFieldId, useEditing } from '../model/editing.ts'
import { PageCard } from './card.tsx'
import { partId } from './rail.tsx'

/** What leads to the page, and what on it leads nowhere. */
export function LinksCard() {
  const say = useSay()
  const { linked_from, broken } = useEditing().draft.story
  return (
    <PageCard id={partId('links')} title={say('admin_pages.links.title')}>
      {linked_from.length === 0 && <p className="text-ink-2">{say('admin_pages.links.none')}</p>}
      <ul>
        {linked_from.map(({ uuid, name, times }) => (
          <li key={uuid} className="flex items-center gap-2.5 border-t border-line py-2 first:border-t-0">
            <DocumentIcon size={16} />
            <Link
              href={adminHref('pages', uuid)}
              className="text-green underline underline-offset-3 hover:text-green-deep"
            >
              {name}
            </Link>
            <span className="ml-auto text-xs text-ink-2">
              {times === 1 ? say('admin_pages.links.once') : say('admin_pages.links.times', { count: times })}
            </span>
          </li>
        ))}
      </ul>
      {broken.length > 0 && (
        <>
          <h3 className="mt-3 font-sans text-sm font-semibold tracking-normal">{say('admin_pages.links.broken')}</h3>
          <ul className="mt-1">
            {broken.map(({ path, locale, address }) => (
              <li key={`${path} ${locale} ${address}`} className="flex items-center gap-2 py-1 text-orange-deep">
                <WarningIcon size={16} />
                <a href={`#${editorFieldId(path, locale)}`} className="text-orange-deep underline underline-offset-3">
                  {address}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </PageCard>
  )
}
