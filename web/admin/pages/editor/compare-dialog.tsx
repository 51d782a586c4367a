import { type ContentChange, contentChanges } from '#domain/editing/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useEditing } from '../model/editing.ts'
import { usePageWords } from '../model/words.ts'

type Props = { readonly number: number; readonly onClose: () => void }

/** What changed between a version and what stands there now, field by field. */
export function CompareDialog({ number, onClose }: Props) {
  const say = useSay()
  const { draft } = useEditing()
  const params = { story: draft.story.uuid, number: String(number) }
  const found = useResource(`version ${params.story} ${number}`, () =>
    call('GET /api/admin/stories/:story/versions/:number', { params }),
  )
  const title = say('admin_pages.compare.title', { before: number, after: say('admin_pages.compare.draft') })
  return (
    <Dialog open onClose={onClose} title={title} size="medium" closeLabel={say('admin_pages.close')}>
      {found.state === 'loading' && <Skeleton label={say('admin_pages.loading_one')} />}
      {(found.state === 'failed' || found.state === 'gone') && (
        <FailedBanner text={say('admin_pages.failed')} again={say('admin_pages.again')} onAgain={found.again} />
      )}
      {found.state === 'ready' && <Changes changes={contentChanges(found.value.content, draft.content)} />}
    </Dialog>
  )
}

function Changes({ changes }: { readonly changes: readonly ContentChange[] }) {
  const say = useSay()
  const words = usePageWords()
  if (changes.length === 0) return <p>{say('admin_pages.compare.same')}</p>
  return (
    <>
      <p className="text-ink-2">
        {say(changes.length === 1 ? 'admin_pages.compare.count_one' : 'admin_pages.compare.count', {
          count: changes.length,
        })}
      </p>
      <ol className="mt-2 grid gap-3">
        {changes.map(({ place, kind, before, after }) => (
          <li key={`${kind} ${place.key}`} className="border-t border-line pt-2.5">
            <p className="font-semibold">{words.place(place)}</p>
            {kind === 'order' && <p className="text-ink-2">{say('admin_pages.compare.order')}</p>}
            {kind === 'added' && (
              <p>
                {say('admin_pages.compare.added')}:{' '}
                <ins className="bg-green-tint no-underline">{words.value(after)}</ins>
              </p>
            )}
            {kind === 'removed' && (
              <p>
                {say('admin_pages.compare.removed')}: <del className="bg-red-tint">{words.value(before)}</del>
              </p>
            )}
            {kind === 'value' && (
              <dl className="mt-1 grid gap-2 md:grid-cols-2">
                <ComparedSide term={say('admin_pages.compare.before')} look="bg-red-tint" text={words.value(before)} />
                <ComparedSide term={say('admin_pages.compare.after')} look="bg-green-tint" text={words.value(after)} />
              </dl>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

function ComparedSide({ term, look, text }: { readonly term: string; readonly look: string; readonly text: string }) {
  const say = useSay()
  return (
    <div className={`min-w-0 rounded-s px-3 py-2 ${look}`}>
      <dt className="text-xs text-ink-2">{term}</dt>
      <dd className="break-words whitespace-pre-line">{text || <em>{say('admin_pages.compare.nothing')}</em>}</dd>
    </div>
  )
}
