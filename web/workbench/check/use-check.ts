import { useEffect, useRef, useState } from 'react'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'

export type Findings = Pick<
  OfficeCase['check'],
  'identities' | 'representation' | 'ubosConfirmed' | 'pep' | 'sanctions' | 'funds' | 'risk' | 'reason'
>
export type CheckSaving = 'saved' | 'saving' | 'failed' | 'conflict'

const parts = ['representation', 'ubosConfirmed', 'pep', 'sanctions', 'funds', 'risk', 'reason'] as const

/** What was found out, without who decided; what is empty is not there. */
export const findingsOf = (check: Findings): Findings => {
  const rest = parts.flatMap((part) => (check[part] === undefined || check[part] === '' ? [] : [[part, check[part]]]))
  return { identities: check.identities, ...Object.fromEntries(rest) }
}

const pause = 500

type Options = {
  readonly uuid: string
  readonly kept: OfficeCase['check']
  readonly onChanged: (found?: OfficeCase) => void
}

/** Saved while one fills it in, one request at a time; deciding is saving that counts. */
export function useCheck({ uuid, kept, onChanged }: Options) {
  const [draft, setDraft] = useState<Findings | null>(null)
  const [saving, setSaving] = useState<CheckSaving>('saved')
  const [refused, setRefused] = useState(false)
  const held = useRef<{ wanted: Findings | null; running: boolean; timer?: ReturnType<typeof setTimeout> }>({
    ...{ wanted: null, running: false },
  })
  const findings = draft ?? findingsOf(kept)

  async function send(what: Findings | null, decide: boolean): Promise<void> {
    const { current } = held
    clearTimeout(current.timer)
    if (!what || current.running) return
    current.running = true
    setSaving('saving')
    setRefused(false)
    try {
      const body = { ...findingsOf(what), decide }
      const found = await call('PUT /api/notary/cases/:uuid/check', { params: { uuid }, body })
      current.running = false
      onChanged(found)
      if (current.wanted !== null && current.wanted !== what) return send(current.wanted, false)
      current.wanted = null
      setDraft(null)
      setSaving('saved')
    } catch (error) {
      current.running = false
      const refusal = refusalOf(error, 'PUT /api/notary/cases/:uuid/check', 409)
      // Told what is missing; without anything missing somebody else was first.
      if (refusal && refusal.missing.length > 0) {
        setRefused(true)
        setSaving('saved')
        return
      }
      setSaving(error instanceof ApiError && error.status === 409 ? 'conflict' : 'failed')
    }
  }

  const leave = useRef(() => {})
  useEffect(() => {
    leave.current = () => void send(held.current.wanted, false)
  })
  useEffect(() => () => leave.current(), [])

  return {
    findings,
    saving,
    refused,
    change(part: Partial<Findings>) {
      const next = { ...findings, ...part }
      held.current.wanted = next
      setDraft(next)
      setSaving('saving')
      clearTimeout(held.current.timer)
      held.current.timer = setTimeout(() => leave.current(), pause)
    },
    saveNow: () => leave.current(),
    decide: () => send(findings, true),
    reload() {
      held.current.wanted = null
      setDraft(null)
      setSaving('saved')
      onChanged()
    },
  }
}
