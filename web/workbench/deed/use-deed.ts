import { useEffect, useRef, useState } from 'react'
import type { CaseDeed, DeedLayer } from '#contract/case-deed.ts'
import { ApiError, call, type Resource, useResource } from '#web/api/index.ts'

type DeedDraft = { readonly blanks: Readonly<Record<string, string>>; readonly layer: DeedLayer }
type HeldDraft = { wanted: DeedDraft | null; running: boolean; timer: ReturnType<typeof setTimeout> | undefined }

/** `conflict`: a colleague was first, so that what was typed here was made of another deed. */
export type DeedSaving = 'saved' | 'saving' | 'failed' | 'conflict'

export type DeedWork = {
  readonly resource: Resource<CaseDeed>
  /** As it is here, saved or not yet. */
  readonly work: DeedDraft | null
  readonly saving: DeedSaving
  readonly change: (next: Partial<DeedDraft>) => void
  readonly saveNow: () => void
  /** Drops what was not saved and looks again. */
  readonly reload: () => void
}

const pause = 500

/** What the office fills in, adds and strikes: saved while one types, one request at a time. */
export function useDeedWork(uuid: string, onSaved: () => void): DeedWork {
  const resource = useResource(`deed ${uuid}`, () => call('GET /api/notary/cases/:uuid/deed', { params: { uuid } }))
  const [draft, setDraft] = useState<DeedDraft | null>(null)
  const [saving, setSaving] = useState<DeedSaving>('saved')
  const held = useRef<HeldDraft>({ wanted: null, running: false, timer: undefined })
  const kept = resource.state === 'ready' ? resource.value : null
  const work = draft ?? kept

  async function send(revision: number): Promise<void> {
    const { current } = held
    const sent = current.wanted
    clearTimeout(current.timer)
    if (!sent || current.running) return
    current.running = true
    setSaving('saving')
    try {
      const body = { blanks: { ...sent.blanks }, layer: sent.layer, revision }
      const next = await call('PUT /api/notary/cases/:uuid/deed', { params: { uuid }, body })
      current.running = false
      resource.put(next)
      if (current.wanted !== sent) return send(next.revision)
      current.wanted = null
      setDraft(null)
      setSaving('saved')
      onSaved()
    } catch (error) {
      current.running = false
      setSaving(error instanceof ApiError && error.status === 409 ? 'conflict' : 'failed')
    }
  }

  // What is typed shortly before leaving is not lost.
  const leave = useRef(() => {})
  useEffect(() => {
    leave.current = () => {
      if (kept && saving !== 'conflict') void send(kept.revision)
    }
  })
  useEffect(() => () => leave.current(), [])

  return {
    resource,
    work,
    saving,
    change(part) {
      if (!work || !kept) return
      const next = { blanks: work.blanks, layer: work.layer, ...part }
      const { current } = held
      current.wanted = next
      setDraft(next)
      if (saving === 'conflict') return
      setSaving('saving')
      clearTimeout(current.timer)
      current.timer = setTimeout(() => leave.current(), pause)
    },
    saveNow: () => leave.current(),
    reload() {
      held.current.wanted = null
      clearTimeout(held.current.timer)
      setDraft(null)
      setSaving('saved')
      void resource.refresh()
    },
  }
}
