import type { ReactNode } from 'react'
import type { WrittenStory } from '#contract/admin-stories.ts'
import { contentPath, versionsAt } from '#domain/content/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { Tag, type TagProps } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { VersionOfPage } from '../model/draft.ts'
import { usePageMoments } from '../model/moments.ts'
import { TextButton } from './text-button.tsx'

export type PageStanding = {
  readonly live: VersionOfPage | null
  readonly planned: VersionOfPage | null
  readonly draft: VersionOfPage | null
}

/** What of a story is live, planned and in the making. */
export function pageStandingOf({ versions }: Pick<WrittenStory, 'versions'>, now: string): PageStanding {
  const { live, planned, draft } = versionsAt(versions, new Date(now))
  return { live, draft, planned: planned[0] ?? null }
}

type Props = {
  readonly story: WrittenStory
  readonly standing: PageStanding
  /** How many things are different from what is online; null when nothing is online. */
  readonly changes: number | null
  readonly onCompare: () => void
  readonly onMove: (() => void) | null
  readonly onTakeOff: () => void
}

/** Where the page stands, in three: online, concept and planned. */
export function StatusStrip({ story, standing, changes, onCompare, onMove, onTakeOff }: Props) {
  const say = useSay()
  const { brand } = useSite()
  const { day, moment } = usePageMoments()
  const { live, planned, draft } = standing
  const by = ({ made_by }: VersionOfPage) => made_by ?? brand
  const own = story.addresses.find(({ locale, is_current }) => locale === 'nl' && is_current)
  return (
    <section
      aria-label={say('admin_pages.state.label')}
      className="grid border-t border-line md:grid-cols-[1fr_1.2fr_1fr] [&>*]:border-line max-md:[&>*+*]:border-t md:[&>*+*]:border-l"
    >
      {live && !story.hidden ? (
        <Stand
          tag={<Tag>{say('admin_pages.state.live')}</Tag>}
          title={say('admin_pages.state.since', { number: live.number, when: day(live.live_from ?? live.made_at) })}
        >
          {by(live)}
          {own && (
            <>
              {' · '}
              <TextLink href={contentPath(own.slug, 'nl')}>{say('admin_pages.state.look')}</TextLink>
            </>
          )}
        </Stand>
      ) : (
        <Stand
          tag={<Mute>{say('admin_pages.state.live')}</Mute>}
          title={say(story.hidden ? 'admin_pages.state.hidden' : 'admin_pages.state.nothing_live')}
        >
          {say(story.hidden ? 'admin_pages.state.hidden_text' : 'admin_pages.state.nothing_live_text')}
        </Stand>
      )}
      {draft ? (
        <Stand
          tag={<Tag tone="amber">{say('admin_pages.state.draft')}</Tag>}
          title={
            changes === null
              ? say('admin_pages.state.version', { number: draft.number })
              : say(changes === 1 ? 'admin_pages.state.changes_one' : 'admin_pages.state.changes', {
                  number: draft.number,
                  count: changes,
                })
          }
        >
          {by(draft)}, {day(draft.made_at)}
          {live && (
            <>
              {' · '}
              <TextButton onClick={onCompare}>{say('admin_pages.state.compare')}</TextButton>
            </>
          )}
        </Stand>
      ) : (
        <Stand tag={<Mute>{say('admin_pages.state.draft')}</Mute>} title={say('admin_pages.state.no_draft')}>
          {say('admin_pages.state.no_draft_text')}
        </Stand>
      )}
      {planned ? (
        <Stand
          tag={<Tag tone="neutral">{say('admin_pages.state.planned')}</Tag>}
          title={say('admin_pages.state.at', { number: planned.number, when: moment(planned.live_from ?? '') })}
        >
          {by(planned)}
          {onMove && (
            <>
              {' · '}
              <TextButton onClick={onMove}>{say('admin_pages.state.move')}</TextButton>
            </>
          )}
          {' · '}
          <TextButton onClick={onTakeOff}>{say('admin_pages.state.take_off')}</TextButton>
        </Stand>
      ) : (
        <Stand tag={<Mute>{say('admin_pages.state.planned')}</Mute>} title={say('admin_pages.state.not_planned')}>
          {say('admin_pages.state.not_planned_text')}
        </Stand>
      )}
    </section>
  )
}

const Mute = (props: TagProps) => <Tag {...props} tone="neutral" />

function Stand({
  tag,
  title,
  children,
}: {
  readonly tag: ReactNode
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 px-4 py-2.5 lg:px-6">
      <span className="row-span-2">{tag}</span>
      <p className="font-semibold">{title}</p>
      <p className="text-ink-2">{children}</p>
    </div>
  )
}
