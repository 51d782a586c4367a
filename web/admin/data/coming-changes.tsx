import type { Ref } from 'react'
import type { DataChanges } from '#contract/admin-data.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Props = {
  readonly heading: Ref<HTMLHeadingElement>
  readonly found: DataChanges
  /** Something changed since it was last shown. */
  readonly stale: boolean
  readonly onSure: () => void
}

/** What files would change, thing by thing, before anything does. */
export function ComingChanges({ heading, found, stale, onSure }: Props) {
  const say = useSay()
  const { changes, refused, same, only_here } = found
  const added = changes.filter(({ what }) => what === 'added').length
  const counts = { added, changed: changes.length - added, same, here: only_here.length }
  return (
    <div className="mt-5 border-t border-line pt-4">
      {stale && (
        <div className="mb-4">
          <Banner tone="warning" live="alert">
            {say('admin_data.stale')}
          </Banner>
        </div>
      )}
      <h3 ref={heading} tabIndex={-1} className="text-base outline-none">
        {say(refused.length > 0 ? 'admin_data.refused' : 'admin_data.changes')}
      </h3>
      {refused.length > 0 ? (
        <>
          <p className="mt-1 text-ink-2">{say('admin_data.refused_text')}</p>
          <ul className="mt-3 grid gap-2">
            {refused.map(({ path, place, message }) => (
              <li key={`${path} ${place} ${message}`} className="wrap-anywhere">
                <b>{path}</b>
                {place !== '' && ` · ${place}`}
                <span className="block text-ink-2" lang="en">
                  {message}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className="mt-1 text-ink-2">
            {changes.length === 0 ? say('admin_data.no_changes') : say('admin_data.counts', counts)}
          </p>
          <ul className="mt-3 rounded-m border border-line empty:hidden">
            {changes.map(({ path, what, label, places }) => (
              <li key={path} className="border-t border-line px-4 py-2.5 first:border-t-0">
                <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <b className="wrap-anywhere">{label}</b>
                  <Tag tone={what === 'added' ? 'green' : 'amber'}>{say(`admin_data.${what}`)}</Tag>
                </span>
                <span className="block text-ink-2 wrap-anywhere">
                  {path}
                  {places.length > 0 && `: ${places.join(', ')}`}
                </span>
              </li>
            ))}
          </ul>
          {only_here.length > 0 && (
            <details className="mt-3">
              <summary className="flex min-h-11 w-max max-w-full cursor-pointer items-center text-green underline">
                {say('admin_data.only_here')}
              </summary>
              <ul className="grid gap-1 text-ink-2">
                {only_here.map((path) => (
                  <li key={path} className="wrap-anywhere">
                    {path}
                  </li>
                ))}
              </ul>
            </details>
          )}
          {changes.length > 0 && (
            <div className="mt-4">
              <Button onClick={onSure}>{say('admin_data.confirm')}</Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}
