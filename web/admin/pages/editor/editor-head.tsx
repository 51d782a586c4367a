import { Link } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ExternalIcon } from '#web/ui/icons.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { adminHref } from '../../links.ts'
import { RedoIcon, UndoIcon } from '../icons.tsx'
import type { SavingState } from '../model/draft.ts'
import { useEditing } from '../model/editing.ts'
import { usePageMoments } from '../model/moments.ts'
import { TextButton } from './text-button.tsx'

const dots: Readonly<Record<SavingState, 'saved' | 'saving' | 'failed'>> = {
  ...{ saved: 'saved', waiting: 'saving', saving: 'saving' },
  ...{ offline: 'failed', failed: 'failed', refused: 'failed', conflict: 'failed' },
}

type Props = {
  readonly canPublish: boolean
  readonly busy: boolean
  readonly onPublish: () => void
  readonly onLook: () => void
  readonly onMerge: () => void
}

/** What the page is called, whether it is saved, and the way to readers. */
export function EditorHead({ canPublish, busy, onPublish, onLook, onMerge }: Props) {
  const say = useSay()
  const { time } = usePageMoments()
  const { draft, store } = useEditing()
  const { saving, savedAt } = draft
  const slug = draft.story.addresses.find(({ locale, is_current }) => locale === 'nl' && is_current)?.slug ?? ''
  const said =
    saving === 'saved'
      ? savedAt
        ? say('admin_pages.saving.saved', { time: time(savedAt) })
        : say('admin_pages.saving.nothing')
      : say(`admin_pages.saving.${saving}`)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3.5 lg:px-6">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <h1 className="text-2xl leading-tight outline-none">{draft.name}</h1>
        <p className="truncate text-ink-2">
          {say('admin_pages.title')} /{' '}
          <Link href={adminHref('pages')} className="text-ink-2 underline underline-offset-3 hover:text-ink">
            {say('admin_pages.pages')}
          </Link>{' '}
          / {slug}
        </p>
      </div>
      <span className="flex items-center gap-2">
        <SaveState state={dots[saving]}>{said}</SaveState>
        {(saving === 'offline' || saving === 'failed') && (
          <TextButton onClick={store.again}>{say('admin_pages.saving.again')}</TextButton>
        )}
        {saving === 'conflict' && <TextButton onClick={onMerge}>{say('admin_pages.merge.open')}</TextButton>}
      </span>
      <span className="flex">
        <IconButton label={say('admin_pages.act.undo')} disabled={!draft.canUndo} onClick={store.undo}>
          <UndoIcon />
        </IconButton>
        <IconButton label={say('admin_pages.act.redo')} disabled={!draft.canRedo} onClick={store.redo}>
          <RedoIcon />
        </IconButton>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button look="line" size="small" before={<ExternalIcon size={16} />} onClick={onLook}>
          {say('admin_pages.act.look')}
        </Button>
        {canPublish && (
          <Button size="small" busy={busy ? say('admin_pages.act.publishing') : undefined} onClick={onPublish}>
            {say('admin_pages.act.publish')}
          </Button>
        )}
      </span>
    </div>
  )
}
