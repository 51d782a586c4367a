import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { fieldLabel, shownValue } from './field-label.ts'
import type { OfficeDraft } from './use-office.ts'

/** What was changed and is not saved yet, always in sight. */
export function UnsavedFoot({ office }: { readonly office: OfficeDraft }) {
  const say = useSay()
  const { changes, busy, discard, save } = office
  const count = changes.length
  if (count === 0) return null
  const fields = [...new Set(changes.map(({ path }) => fieldLabel(say, path)))].join(', ')
  return (
    <section
      aria-label={say('offices.foot.label')}
      className="sticky bottom-0 z-10 -mx-4 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 shadow-2 lg:-mx-6 lg:px-6"
    >
      <b role="status">{count === 1 ? say('offices.foot.one') : say('offices.foot.many', { count })}</b>
      <span className="min-w-0 flex-1 truncate text-ink-2">{fields}</span>
      <Button look="ghost" size="small" onClick={discard}>
        {say('offices.foot.discard')}
      </Button>
      <Button size="small" busy={busy ? say('offices.foot.saving') : undefined} onClick={() => void save()}>
        {count === 1 ? say('offices.foot.save_one') : say('offices.foot.save', { count })}
      </Button>
    </section>
  )
}

/** Somebody else was first: what they changed, and what becomes of mine. */
export function StaleDialog({ office }: { readonly office: OfficeDraft }) {
  const say = useSay()
  const { stale, settle } = office
  return (
    <Dialog
      open={stale !== null}
      onClose={() => settle(true)}
      title={say('offices.stale.title')}
      closeLabel={say('offices.add.close')}
      footer={
        <>
          <Button look="ghost" onClick={() => settle(false)}>
            {say('offices.stale.theirs')}
          </Button>
          <Button onClick={() => settle(true)}>{say('offices.stale.both')}</Button>
        </>
      }
    >
      <p>{say('offices.stale.about')}</p>
      <ul className="mt-2 list-disc pl-5">
        {stale?.changes.map(({ path, from, to }) => (
          <li key={path}>
            {say('offices.stale.line', {
              ...{ field: fieldLabel(say, path), from: shownValue(say, from), to: shownValue(say, to) },
            })}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
