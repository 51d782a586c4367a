import { useState } from 'react'
import type { AdminOffice, OfficeSettingsBody } from '#contract/admin-offices.ts'
import { type ChangedPart, changedParts, withParts } from '#domain/offices/index.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { fieldLabel } from './field-label.ts'

const route = 'PUT /api/admin/offices/:office'

/** Somebody else wrote in the meantime: what they changed, and how it is now. */
type OfficeStale = { readonly current: AdminOffice; readonly changes: readonly ChangedPart[] }

export type OfficeDraft = ReturnType<typeof useOfficeDraft>

/** What is typed is a number or none: none is no whole number yet, and cannot be saved. */
const unfinished = (value: unknown): boolean =>
  Number.isNaN(value) || (typeof value === 'object' && value !== null && Object.values(value).some(unfinished))

/** The settings of an office while somebody changes them, until they are saved together. */
export function useOfficeDraft(office: AdminOffice, onSaved: (office: AdminOffice) => void) {
  const say = useSay()
  const [seen, setSeen] = useState(office)
  const [draft, setDraft] = useState<OfficeSettingsBody>(office.settings)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const [stale, setStale] = useState<OfficeStale | null>(null)
  const [busy, setBusy] = useState(false)
  const changes = changedParts(seen.settings, draft)

  const put = (part: Partial<OfficeSettingsBody>) => {
    setDraft((before) => ({ ...before, ...part }))
    setWrong((before) => new Set([...before].filter((path) => !Object.keys(part).includes(path.split('.')[0] ?? ''))))
  }

  function take(current: AdminOffice, settings: OfficeSettingsBody = current.settings): void {
    setSeen(current)
    setDraft(settings)
    setWrong(new Set())
    setStale(null)
  }

  const write = (settings: OfficeSettingsBody, revision: number) =>
    call(route, { params: { office: String(seen.id) }, body: { revision, settings } })

  /** Puts back what was there, as another change: it has its line too. */
  async function undo(before: OfficeSettingsBody, revision: number): Promise<void> {
    try {
      const after = await write(before, revision)
      take(after)
      onSaved(after)
      notices.show({ tone: 'positive', text: say('offices.foot.undone') })
    } catch {
      notices.show({ tone: 'negative', text: say('offices.foot.failed') })
    }
  }

  function refused(paths: readonly string[]): void {
    setWrong(new Set(paths))
    const fields = [...new Set(paths.map((path) => fieldLabel(say, path)))].join(', ')
    notices.show({ tone: 'warning', text: say('offices.foot.wrong', { fields }) })
  }

  async function save(): Promise<void> {
    const open = changes.filter(({ to }) => unfinished(to)).map(({ path }) => path)
    if (open.length > 0) return refused(open)
    setBusy(true)
    try {
      const before = seen.settings
      const after = await write(draft, seen.revision)
      take(after)
      onSaved(after)
      notices.show({
        ...{ tone: 'positive', text: say('offices.foot.saved', { name: after.name }) },
        action: { label: say('offices.foot.undo'), onPress: () => void undo(before, after.revision) },
      })
    } catch (error) {
      const current = refusalOf(error, route, 409)?.errors[0]?.current
      if (current) setStale({ current, changes: changedParts(seen.settings, current.settings) })
      else if (error instanceof ApiError && error.status === 422) {
        refused(error.errors.flatMap(({ path }) => (path ? [path.replace(/^settings\./, '')] : [])))
      } else notices.show({ tone: 'negative', text: say('offices.foot.failed') })
    } finally {
      setBusy(false)
    }
  }

  return {
    ...{ seen, draft, changes, wrong, stale, busy, put, save },
    discard: () => take(seen),
    /** Theirs, with mine over it or without. */
    settle: (withMine: boolean) => {
      if (stale === null) return
      const { current } = stale
      // The same things as in the draft, so the same shape.
      const mine = withMine ? (withParts(current.settings, changes) as OfficeSettingsBody) : current.settings
      take(current, mine)
      onSaved(current)
    },
    isWrong: (path: string) => [...wrong].some((place) => place === path || place.startsWith(`${path}.`)),
    /** What a field was before, where it was changed. */
    was: (path: string) => changes.find((change) => change.path === path),
  }
}
