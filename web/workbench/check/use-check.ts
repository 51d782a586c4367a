import { useEffect, useRef, useState } from 'react'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'

export type CheckSaving = 'saved' | 'saving' | 'failed' | 'conflict'

/** What is found out of the company and of everybody in it together. */
export const findingParts = ['representation', 'ubosConfirmed', 'pep', 'sanctions', 'funds', 'risk', 'reason'] as const

export type Findings = Pick<OfficeCase['check'], 'identities' | (typeof findingParts)[number]>

/** What was found out, without who decided; what is empty is not there. */
export const findingsOf = (check: Findings): Findings => {
  const rest = findingParts.flatMap((part) =>
    check[part] === undefined || check[part] === '' ? [] : [[part, check[part]]],
  )
  return { identities: check.identities, ...Object.fromEntries(rest) }
}

/** Only what somebody changed here: what a colleague wrote beside it stays theirs. */
type UnkeptFindings = Partial<Findings>

const withDraft = (kept: Findings, { identities, ...rest }: UnkeptFindings): Findings => ({
  ...findingsOf(kept),
  ...rest,
  identities: { ...kept.identities, ...identities },
})

const pause = 500

type CheckOptions = {
  readonly uuid: string
  readonly kept: OfficeCase['check']
  readonly onChanged: (found?: OfficeCase) => void
}

type HeldCheck = {
  /** Changed here and not kept yet. */
  draft: UnkeptFindings
  /** As it was last heard of. */
  kept: OfficeCase['check']
  running: boolean
  /** A colleague was first: until somebody looked, nothing is written over theirs. */
  stopped: boolean
  /** Who decides while what was typed last is still on its way decides on that. */
  decides: boolean
  timer?: ReturnType<typeof setTimeout>
}

/** Saved while one fills it in, one request at a time; deciding is saving that counts. */
export function useCheck({ uuid, kept, onChanged }: CheckOptions) {
  const [draft, setDraft] = useState<UnkeptFindings>({})
  const [saving, setSaving] = useState<CheckSaving>('saved')
  const [deciding, setDeciding] = useState(false)
  const [refused, setRefused] = useState(false)
  const held = useRef<HeldCheck>({ draft: {}, kept, running: false, stopped: false, decides: false })
  const findings = withDraft(kept, draft)

  function become(next: UnkeptFindings): void {
    held.current.draft = next
    setDraft(next)
  }

  async function send(): Promise<void> {
    const { current } = held
    clearTimeout(current.timer)
    const { draft: sent, decides: decide } = current
    if (current.running || current.stopped || (Object.keys(sent).length === 0 && !decide)) return
    current.decides = false
    current.running = true
    setSaving('saving')
    setRefused(false)
    try {
      const { revision } = current.kept
      const body = { ...findingsOf(withDraft(current.kept, sent)), revision, decide }
      const found = await call('PUT /api/notary/cases/:uuid/check', { params: { uuid }, body })
      current.running = false
      current.kept = found.check
      become(without(current.draft, sent))
      onChanged(found)
      if (current.decides || Object.keys(current.draft).length > 0) return send()
      setSaving('saved')
      setDeciding(false)
    } catch (error) {
      current.running = false
      current.decides = false
      setDeciding(false)
      const refusal = refusalOf(error, 'PUT /api/notary/cases/:uuid/check', 409)
      // Told what is missing; without anything missing somebody else was first.
      if (refusal && refusal.missing.length > 0) {
        setRefused(true)
        setSaving('saved')
        return
      }
      const isSecond = error instanceof ApiError && error.status === 409
      current.stopped = isSecond
      setSaving(isSecond ? 'conflict' : 'failed')
      // What the colleague wrote comes in beside what was filled in here.
      if (isSecond) onChanged()
    }
  }

  const leave = useRef(() => {})
  useEffect(() => {
    leave.current = () => void send()
    // What somebody began to fill in was begun on what they saw: only then a colleague who wrote meanwhile is noticed.
    const { current } = held
    if (current.stopped || (Object.keys(current.draft).length === 0 && kept.revision > current.kept.revision)) {
      current.kept = kept
    }
  })
  useEffect(() => () => leave.current(), [])

  return {
    findings,
    saving,
    deciding,
    refused,
    /** What a colleague wrote otherwise than what stands here. */
    differing: saving === 'conflict' ? differing(findingsOf(kept), draft) : [],
    change(part: UnkeptFindings) {
      const { identities } = { ...held.current.draft, ...part }
      const people = identities && { identities: { ...held.current.draft.identities, ...part.identities } }
      become({ ...held.current.draft, ...part, ...people })
      if (held.current.stopped) return
      setSaving('saving')
      clearTimeout(held.current.timer)
      held.current.timer = setTimeout(() => leave.current(), pause)
    },
    saveNow: () => leave.current(),
    decide() {
      if (held.current.stopped) return
      held.current.decides = true
      setDeciding(true)
      void send()
    },
    /** One's own goes over what the colleague wrote, now that one has seen that. */
    keepMine() {
      held.current.stopped = false
      void send()
    },
    /** What the colleague wrote stays, and one's own goes. */
    takeTheirs() {
      held.current.stopped = false
      become({})
      setSaving('saved')
    },
  }
}

/** What was changed again while it was being sent stays to be sent. */
const without = (draft: UnkeptFindings, sent: UnkeptFindings): UnkeptFindings =>
  Object.fromEntries(
    Object.entries(draft).filter(([part, value]) => sent[part as keyof UnkeptFindings] !== value),
  ) as UnkeptFindings

const differing = (kept: Findings, draft: UnkeptFindings): readonly (typeof findingParts)[number][] =>
  findingParts.filter((part) => part in draft && kept[part] !== undefined && draft[part] !== kept[part])
