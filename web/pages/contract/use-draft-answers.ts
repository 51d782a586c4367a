import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Company } from '#contract/companies.ts'
import type { Contract } from '#contract/contracts.ts'
import { askedQuestions, type ContractTemplate, checkContract } from '#domain/contracts/index.ts'
import { check, type Field, isRequired, normalise } from '#domain/fields/index.ts'
import type { Issue } from '#domain/issues/index.ts'
import type { Messages } from '#domain/messages/index.ts'
import { dateInAmsterdam, isSame } from '#domain/values/index.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import type { AnswerClash, DraftAtHand } from './draft-at-hand.ts'

const saving = 'PATCH /api/api_customer_dashboard/contracts/:uuid'
/** Long enough to finish a word, short enough to be believed. */
const pause = 600
const none: readonly Issue[] = []

type Value = string | number | boolean | null

export type DraftStart = {
  readonly contract: Contract
  readonly company: Company
  readonly asked: ContractTemplate
  readonly text: ContractTemplate
  readonly messages: Messages
  readonly onChanged: (contract: Contract) => void
}

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** The answers of a contract: kept as they are typed, one call after the other, so that none overtakes another. */
export function useDraftAnswers(start: DraftStart): DraftAtHand {
  const { contract, company, asked, text, messages, onChanged } = start
  const { spec } = asked
  const today = dateInAmsterdam(new Date())
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [status, setStatus] = useState<DraftAtHand['status']>('saved')
  const [clashes, setClashes] = useState<readonly AnswerClash[]>([])
  const now = useRef({
    contract,
    waiting: new Map<string, Value>(),
    running: null as Promise<void> | null,
    /** Somebody chooses between two answers: until then nothing is sent. */
    held: false,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const put = (fresh: Contract): void => {
    now.current.contract = fresh
    onChanged(fresh)
  }

  const checked = useMemo(
    () => checkContract(spec, { ...contract.answers, ...typed }, today),
    [spec, contract.answers, typed, today],
  )
  const questions = useMemo(() => askedQuestions(spec, checked.answers), [spec, checked.answers])
  const context = useMemo(() => ({ today, form: checked.answers }), [today, checked.answers])

  const kept = (key: string): unknown => contract.answers[key] ?? null
  // What is chosen from the start is chosen on the screen too.
  const readAt = (key: string): unknown => {
    if (Object.hasOwn(typed, key)) return typed[key]
    return kept(key) ?? spec.questions.find((field) => field.key === key)?.default ?? null
  }

  const faultsIn = (field: Field): readonly Issue[] => {
    const value = normalise(field, readAt(field.key))
    const found = check(field, value ?? undefined, { ...context, draft: true })
    const isOpen = value === null || value === undefined || value === ''
    return found.length === 0 && isOpen && isRequired(field, { form: checked.answers })
      ? [{ code: 'required', path: field.key }]
      : found
  }

  const isRight = (field: Field, value: unknown): boolean =>
    check(field, value ?? undefined, { ...context, draft: true }).length === 0

  /** What was answered otherwise in another window since this one looked, for what is to be sent. */
  const clashesWith = (fresh: Contract, patch: ReadonlyMap<string, Value>): readonly AnswerClash[] =>
    [...patch].flatMap(([key, mine]) => {
      const before = now.current.contract.answers[key] ?? null
      const theirs = fresh.answers[key] ?? null
      return isSame(before, theirs) || isSame(mine, theirs) ? [] : [{ key, mine, theirs }]
    })

  async function send(keepalive: boolean): Promise<void> {
    const { waiting } = now.current
    while (waiting.size > 0 && !now.current.held) {
      const patch = new Map(waiting)
      waiting.clear()
      setStatus('saving')
      try {
        const { uuid, version } = now.current.contract
        const body = { answers: Object.fromEntries(patch) }
        put(await call(saving, { params: { uuid }, body, ifMatch: version, keepalive }))
        setTyped((all) => Object.fromEntries(Object.entries(all).filter(([key, raw]) => !isSentAs(key, raw, patch))))
      } catch (error) {
        for (const [key, value] of patch) if (!waiting.has(key)) waiting.set(key, value)
        const current = refusalOf(error, saving, 409)?.current
        if (current) {
          const found = clashesWith(current, waiting)
          put(current)
          if (found.length === 0) continue
          now.current.held = true
          setClashes(found)
          return setStatus('failed')
        }
        // What the server does not take is said at its field; all the rest is kept.
        if (error instanceof ApiError && error.status === 422) {
          const wrong = error.errors.flatMap(({ path }) => path?.replace('answers.', '') ?? [])
          setLeft((all) => new Set([...all, ...wrong]))
          for (const key of wrong) waiting.delete(key)
          if (wrong.length > 0 && waiting.size > 0) continue
        }
        return setStatus('failed')
      }
    }
    if (!now.current.held) setStatus('saved')
  }

  const isSentAs = (key: string, raw: unknown, patch: ReadonlyMap<string, Value>): boolean => {
    const field = spec.questions.find((one) => one.key === key)
    return field !== undefined && patch.has(key) && isSame(normalise(field, raw), patch.get(key))
  }

  const flush = (keepalive = false): Promise<void> => {
    clearTimeout(timer.current)
    now.current.running ??= send(keepalive).finally(() => {
      now.current.running = null
    })
    return now.current.running
  }

  /** What is wrong is not sent: it stays here until it is right. */
  function keep(field: Field, raw: unknown): void {
    const value = normalise(field, raw) ?? null
    if (!isRight(field, value) || !isValue(value)) return
    now.current.waiting.set(field.key, value)
    setStatus('saving')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), pause)
  }

  const flushNow = useEffectEvent((keepalive: boolean) => void flush(keepalive))
  useEffect(() => {
    const online = () => flushNow(false)
    const hide = () => flushNow(true)
    window.addEventListener('online', online)
    window.addEventListener('pagehide', hide)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('pagehide', hide)
      // Who goes elsewhere takes nothing unsaved along.
      hide()
    }
  }, [])

  return {
    ...{ contract, company, spec, asked, text, messages, context, checked, questions, status, clashes, readAt },
    issuesOf: (field) => (left.has(field.key) ? faultsIn(field) : none),
    type(field, raw) {
      setTyped((all) => ({ ...all, [field.key]: raw }))
      keep(field, raw)
    },
    leave(field, value) {
      setLeft((all) => (all.has(field.key) || value === null ? all : new Set([...all, field.key])))
      if (isSame(value, kept(field.key))) return
      setTyped((all) => ({ ...all, [field.key]: value }))
      keep(field, value)
      void flush()
    },
    complain: (keys) => setLeft((all) => new Set([...all, ...keys])),
    resolve(which) {
      if (which === 'theirs') {
        for (const { key } of clashes) now.current.waiting.delete(key)
        const gone = new Set(clashes.map(({ key }) => key))
        setTyped((all) => Object.fromEntries(Object.entries(all).filter(([key]) => !gone.has(key))))
      }
      now.current.held = false
      setClashes([])
      void flush()
    },
    async rename(change) {
      await flush()
      const { uuid, version } = now.current.contract
      try {
        put(await call(saving, { params: { uuid }, body: change, ifMatch: version }))
        return true
      } catch (error) {
        const current = refusalOf(error, saving, 409)?.current
        if (current) put(current)
        return false
      }
    },
    async settle() {
      await flush()
      return now.current.waiting.size === 0 && !now.current.held ? now.current.contract : null
    },
  }
}
