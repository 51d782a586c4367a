import { useEffect, useMemo, useState } from 'react'
import type { WrittenStory } from '#contract/admin-stories.ts'
import type { ContentIssue, StoredContent } from '#domain/content/index.ts'
import { blocksAt, contentChanges } from '#domain/editing/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useAdminTitle } from '../../use-admin-title.ts'
import { EditingContext, editorFieldId, isWithin, type PageEditing } from '../model/editing.ts'
import { type PageWords, usePageWords } from '../model/words.ts'
import { AddressCard } from './address-card.tsx'
import { Blocks } from './blocks.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { EditorHead } from './editor-head.tsx'
import { HistoryCard } from './history-card.tsx'
import { LanguagesBar } from './languages-bar.tsx'
import { LinksCard } from './links-card.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { PlanBar, planId } from './plan-bar.tsx'
import { PreviewFrame, PreviewPane } from './preview-pane.tsx'
import { Rail } from './rail.tsx'
import { SearchCard } from './search-card.tsx'
import { Segments } from './segments.tsx'
import { pageStandingOf, StatusStrip } from './status-strip.tsx'
import { usePageActs } from './use-acting.ts'
import { usePageDraft } from './use-page-draft.ts'
import { usePreview } from './use-preview.ts'
import { ofThePage, useUndoKeys } from './use-undo-keys.ts'

type OpenedDialog =
  | { readonly kind: 'compare'; readonly number: number }
  | { readonly kind: 'look' }
  | { readonly kind: 'merge' }

/** A page while it is written: its blocks in both languages, how it looks, and everything around it. */
export function PageEditor({ story: first }: { readonly story: WrittenStory }) {
  const say = useSay()
  const words = usePageWords()
  const { store, draft } = usePageDraft(first)
  const { story, content } = draft
  const acting = usePageActs(story.uuid, store)
  const [language, setLanguage] = useState<Locale>('nl')
  const [previewed, setPreviewed] = useState<Locale>('nl')
  const [pane, setPane] = useState<'write' | 'look'>('write')
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [announced, setAnnounced] = useState('')
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        blocksAt(first.content, 'body')
          .slice(0, 1)
          .map(({ _uid }) => _uid),
      ),
  )
  const previews = usePreview(story.uuid, content, previewed)
  const standing = pageStandingOf(story, new Date().toISOString())
  const changes = useOnlineChanges(story.uuid, standing.live?.number ?? null, content)
  useUndoKeys(store)
  useAdminTitle(draft.name, say('admin_pages.title'))
  // Somebody else wrote the same: that is asked at once.
  const isConflict = draft.conflict !== null
  useEffect(() => {
    if (isConflict) setOpened({ kind: 'merge' })
  }, [isConflict])

  const fold = (uid: string, open: boolean) =>
    setUnfolded((all) => (open ? new Set([...all, uid]) : new Set([...all].filter((one) => one !== uid))))
  const editing: PageEditing = { draft, store, changes, language, unfolded, fold, announce: setAnnounced }
  const unfinished = draft.issues.filter(({ weight }) => weight !== 'advice')

  /** Whether it can go live; where not, everything that is left is unfolded and listed. */
  const ready = () => {
    if (unfinished.length === 0) return true
    setUnfolded((all) => new Set([...all, ...uidsOn(content, unfinished)]))
    setAttempt(attempt + 1)
    return false
  }
  const close = () => setOpened(null)
  return (
    <EditingContext value={editing}>
      <main id="main" tabIndex={-1} className="flex-1 text-sm outline-none">
        <div className="border-b border-line bg-surface">
          <EditorHead
            canPublish={draft.saving !== 'saved' || standing.draft !== null}
            busy={acting.busy === 'publish'}
            onPublish={() => ready() && void acting.publish()}
            onLook={() => setOpened({ kind: 'look' })}
            onMerge={() => setOpened({ kind: 'merge' })}
          />
          <StatusStrip
            story={story}
            standing={standing}
            changes={changes?.size ?? null}
            onCompare={() => standing.live && setOpened({ kind: 'compare', number: standing.live.number })}
            onMove={standing.draft ? null : () => document.getElementById(planId)?.querySelector('input')?.focus()}
            onTakeOff={() => standing.planned && void acting.withdraw(standing.planned)}
          />
        </div>
        <p role="status" className="sr-only">
          {announced}
        </p>
        {(attempt > 0 || draft.mergedWith !== null) && (
          <div className="grid gap-3 px-4 pt-4 empty:hidden lg:px-6">
            {draft.mergedWith !== null && (
              <Banner tone="info" live="status">
                {draft.mergedWith === ''
                  ? say('admin_pages.saving.merged_nobody')
                  : say('admin_pages.saving.merged', { name: draft.mergedWith })}
              </Banner>
            )}
            {attempt > 0 && (
              <ErrorSummary
                title={say('admin_pages.act.unfinished')}
                attempt={attempt}
                errors={unfinished.map(({ path, locale, code }) => ({
                  fieldId: editorFieldId(path, locale),
                  message: `${wayInWords(words, content, { path, locale })}: ${words.issue(code)}`,
                }))}
              />
            )}
          </div>
        )}
        <div className="px-4 pt-3 lg:px-6 xl:hidden">
          <Segments
            label={say('admin_pages.write.tabs')}
            options={(['write', 'look'] as const).map((value) => ({ value, label: say(`admin_pages.write.${value}`) }))}
            value={pane}
            onChange={setPane}
          />
        </div>
        <div className="grid items-stretch lg:grid-cols-[12.5rem_minmax(0,1fr)] xl:grid-cols-[12.5rem_minmax(0,1fr)_27.375rem]">
          <div className={cx('border-line py-5 pr-2.5 pl-3.5 lg:border-r', 'max-lg:hidden')}>
            <div className="sticky top-4">
              <Rail />
            </div>
          </div>
          <div {...{ [ofThePage]: '' }} className={cx('min-w-0 px-3 pb-7 md:px-6', pane === 'look' && 'max-xl:hidden')}>
            <LanguagesBar onLanguage={setLanguage} />
            <Blocks />
          </div>
          <div
            className={cx(
              'border-line bg-sunken px-3 py-3.5 xl:border-l xl:px-5.5',
              pane === 'write' && 'max-xl:hidden',
            )}
          >
            <div className="sticky top-3">
              <PreviewPane preview={previews[previewed]} language={previewed} onLanguage={setPreviewed} />
            </div>
          </div>
        </div>
        <div className="grid items-start gap-5 border-t border-line px-4 pt-5 lg:px-6 xl:grid-cols-[minmax(0,1fr)_24rem_22rem]">
          <div {...{ [ofThePage]: '' }} className="min-w-0">
            <SearchCard previews={previews} />
          </div>
          <div className="grid min-w-0 gap-5">
            <AddressCard acting={acting} />
            <LinksCard />
          </div>
          <HistoryCard
            standing={standing}
            acting={acting}
            onCompare={(number) => setOpened({ kind: 'compare', number })}
          />
        </div>
        <PlanBar standing={standing} acting={acting} ready={ready} />
        {opened?.kind === 'compare' && <CompareDialog number={opened.number} onClose={close} />}
        {opened?.kind === 'merge' && draft.conflict && <MergeDialog conflict={draft.conflict} onClose={close} />}
        {opened?.kind === 'look' && (
          <Dialog
            open
            onClose={close}
            size="wide"
            title={say('admin_pages.act.look')}
            closeLabel={say('admin_pages.close')}
          >
            <PreviewFrame preview={previews[previewed]} language={previewed} screen="full" />
          </Dialog>
        )}
      </main>
    </EditingContext>
  )
}

/** What is different from what readers see, by its place; null when they see nothing. */
function useOnlineChanges(uuid: string, number: number | null, content: StoredContent): PageEditing['changes'] {
  const key = number === null ? null : `version ${uuid} ${number}`
  const live = useResource(key, () =>
    call('GET /api/admin/stories/:story/versions/:number', { params: { story: uuid, number: String(number) } }),
  )
  const online = live.state === 'ready' ? live.value.content : null
  return useMemo(
    () => online && new Map(contentChanges(online, content).map((change) => [change.place.key, change])),
    [online, content],
  )
}

/** The names of all blocks on the way to what is said of them. */
function uidsOn(content: StoredContent, issues: readonly { readonly path: string }[]): string[] {
  const found: string[] = []
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    if (path !== '' && !issues.some((issue) => isWithin(issue, path))) return
    if ('_uid' in value && typeof value._uid === 'string') found.push(value._uid)
    for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`)
  }
  walk(content, '')
  return found
}

/** `body.2.questions.0.answer` as it is called on the screen. */
function wayInWords(
  words: PageWords,
  content: StoredContent,
  { path, locale }: Pick<ContentIssue, 'path' | 'locale'>,
): string {
  const parts = path.split('.')
  const named = parts.flatMap((part, index) => {
    if (!/^\d+$/.test(part)) return index === parts.length - 1 ? [words.fieldIn(part, locale)] : []
    const block = blocksAt(content, parts.slice(0, index).join('.'))[Number(part)]
    return [`${words.block(block?.component ?? '')} ${Number(part) + 1}`]
  })
  return (parts[0] === 'meta' ? [words.block('meta'), ...named] : named).join(' › ')
}
