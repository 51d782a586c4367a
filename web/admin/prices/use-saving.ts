import { useEffect, useState } from 'react'
import type { PricePlans } from '#contract/price-plans.ts'
import { type MadeVersion, movedTo, withAmount } from '#domain/price-plans/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import type { ShownVersion } from './versions.ts'

/** What was filled in and is not kept yet. */
type UnsavedPrices = {
  readonly amounts: Readonly<Record<string, number | null>>
  readonly valid_from?: DutchDate
  readonly reason?: string
}

export type KeepingStatus = 'saved' | 'saving' | 'failed' | 'overtaken' | 'gone'

const nothing: UnsavedPrices = { amounts: {} }
const patch = 'PATCH /api/admin/price_books/drafts/:draft'

const isEmpty = ({ amounts, valid_from, reason }: UnsavedPrices): boolean =>
  Object.keys(amounts).length === 0 && valid_from === undefined && reason === undefined

/** What was filled in after something was sent. */
const since = (now: UnsavedPrices, sent: UnsavedPrices): UnsavedPrices => ({
  amounts: Object.fromEntries(Object.entries(now.amounts).filter(([path, value]) => sent.amounts[path] !== value)),
  ...(now.valid_from !== undefined && now.valid_from !== sent.valid_from && { valid_from: now.valid_from }),
  ...(now.reason !== undefined && now.reason !== sent.reason && { reason: now.reason }),
})

const withUnsaved = (version: MadeVersion, { amounts, valid_from }: UnsavedPrices): MadeVersion => {
  const book = Object.entries(amounts).reduce(
    (changed, [path, value]) => withAmount(changed, path, value),
    version.book,
  )
  const changed = { book, made_from: version.made_from }
  return valid_from === undefined ? changed : movedTo(changed, valid_from)
}

/** Keeps a version in the making: one change after the other, and nothing over what somebody else wrote meanwhile. */
export function useSaving(version: ShownVersion, put: (plans: PricePlans) => void) {
  const [unsaved, setUnsaved] = useState(nothing)
  const [status, setStatus] = useState<KeepingStatus>('saved')
  const [dayTaken, setDayTaken] = useState(false)
  const { draft, revision } = version

  useEffect(() => {
    if (draft === null || isEmpty(unsaved) || status !== 'saved') return
    setStatus('saving')
    call(patch, { params: { draft }, body: { revision, ...unsaved } }).then(
      (plans) => {
        put(plans)
        setUnsaved((now) => since(now, unsaved))
        setStatus('saved')
      },
      (error: unknown) => {
        const [conflict] = refusalOf(error, patch, 409)?.errors ?? []
        if (conflict?.path === 'valid_from') {
          setUnsaved(({ valid_from: _taken, ...others }) => others)
          setDayTaken(true)
          setStatus('saved')
        } else if (conflict) {
          put(conflict.current)
          setStatus('overtaken')
        } else setStatus(error instanceof ApiError && error.status === 404 ? 'gone' : 'failed')
      },
    )
  }, [draft, revision, unsaved, status, put])

  return {
    ...{ status, dayTaken, unsaved },
    /** As it will be once everything is kept. */
    version: { ...version, ...withUnsaved(version, unsaved), reason: unsaved.reason ?? version.reason },
    change: (amounts: UnsavedPrices['amounts']) =>
      setUnsaved((now) => ({ ...now, amounts: { ...now.amounts, ...amounts } })),
    move(valid_from: DutchDate) {
      setDayTaken(false)
      if (valid_from !== version.valid_from) setUnsaved((now) => ({ ...now, valid_from }))
    },
    explain(reason: string) {
      if (reason.trim() !== version.reason) setUnsaved((now) => ({ ...now, reason: reason.trim() }))
    },
    /** After it failed, or over what somebody else wrote. */
    again: () => setStatus('saved'),
    drop() {
      setUnsaved(nothing)
      setStatus('saved')
    },
  }
}

export type DraftSaving = ReturnType<typeof useSaving>
