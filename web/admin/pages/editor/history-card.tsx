import { useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useEditing } from '../model/editing.ts'
import { usePageMoments } from '../model/moments.ts'
import { Asking } from './asking.tsx'
import { PageCard } from './card.tsx'
import { partId } from './rail.tsx'
import type { PageStanding } from './status-strip.tsx'
import { TextButton } from './text-button.tsx'
import type { Acting } from './use-acting.ts'

const shownFirst = 6

type Props = { readonly standing: PageStanding; readonly acting: Acting; readonly onCompare: (number: number) => void }

/** Every version there was, to look at beside the draft or to begin from again. */
export function HistoryCard({ standing, acting, onCompare }: Props) {
  const say = useSay()
  const { brand } = useSite()
  const { moment } = usePageMoments()
  const { versions } = useEditing().draft.story
  const [all, setAll] = useState(false)
  const [asked, setAsked] = useState<number | null>(null)
  const shown = all ? versions : versions.slice(0, shownFirst)
  const older = versions.length - shown.length
  return (
    <PageCard id={partId('history')} title={say('admin_pages.history.title')} about={say('admin_pages.history.about')}>
      <ol>
        {shown.map(({ number, name, note, made_by, made_at, is_live, live_from }, index) => (
          <li
            key={number}
            className="grid grid-cols-[1.5rem_auto_minmax(0,1fr)] gap-2.5 border-t border-line py-2 first:border-t-0"
          >
            <span className="pt-1 text-right font-semibold">{number}</span>
            <span title={made_by ?? brand}>
              <Avatar on={index === 0} initials={initialsOf(made_by ?? brand)} />
            </span>
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2">
                <span className="min-w-0 truncate">{note || name}</span>
                {is_live && <Tag>{say('admin_pages.history.live')}</Tag>}
                {live_from === null && <Tag tone="amber">{say('admin_pages.history.draft')}</Tag>}
                {number === standing.planned?.number && <Tag tone="neutral">{say('admin_pages.history.planned')}</Tag>}
              </p>
              <p className="text-xs text-ink-2">
                {`${made_by ?? brand}, `}
                <time dateTime={made_at}>{moment(made_at)}</time>
              </p>
              {live_from !== null && (
                <p className="flex gap-3">
                  <TextButton
                    aria-label={say('admin_pages.history.compare_name', { number })}
                    onClick={() => onCompare(number)}
                  >
                    {say('admin_pages.history.compare')}
                  </TextButton>
                  <TextButton
                    aria-label={say('admin_pages.history.restore_name', { number })}
                    onClick={() => setAsked(number)}
                  >
                    {say('admin_pages.history.restore')}
                  </TextButton>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {older > 0 && (
        <p className="border-t border-line pt-2">
          <TextButton onClick={() => setAll(true)}>
            {say(older === 1 ? 'admin_pages.history.older_one' : 'admin_pages.history.older', { count: older })}
          </TextButton>
        </p>
      )}
      {asked !== null && (
        <Asking
          title={say('admin_pages.history.restore_title', { number: asked })}
          text={say('admin_pages.history.restore_text')}
          go={say('admin_pages.history.restore_do')}
          onGo={() => void acting.restore(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </PageCard>
  )
}
