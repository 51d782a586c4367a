import { useRef, useState } from 'react'
import type { ParticipantPart } from '#contract/participants.ts'
import { check, type Field, normalise } from '#domain/fields/index.ts'
import type { Issue } from '#domain/issues/index.ts'
import { issueText, type Messages } from '#domain/messages/index.ts'
import { type Answers, fieldOf } from '#domain/questions/index.ts'
import { dateInAmsterdam, isSame } from '#domain/values/index.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import type { PartAtHand, PartSaveStatus } from './part-at-hand.ts'
import { entranceAfter } from './use-entrance.ts'

const saving = 'PATCH /api/participants/:token'
const none: readonly Issue[] = []
/** Long enough to finish a word, short enough to be believed. */
const pause = 600

type PartStart = {
  readonly token: string
  readonly part: ParticipantPart
  readonly messages: Messages
  /** The link was shut meanwhile, or the device is no longer known. */
  readonly onShut: () => void
}

export const partAnswersOf = ({ person, answers }: ParticipantPart): Answers => ({
  ...{ main: {}, p1: {}, p2: {}, p3: {}, p4: {} },
  [person]: answers,
})

export const checkContextOf = (part: ParticipantPart) => ({
  today: dateInAmsterdam(new Date()),
  answers: partAnswersOf(part),
  at: part.person,
})

/** The answers of a part: kept as they are typed, one call after the other, so that none overtakes another. */
export function usePartAnswers({ token, part: first, messages, onShut }: PartStart): PartAtHand {
  const [part, setPart] = useState(first)
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [status, setStatus] = useState<PartSaveStatus>('saved')
  const now = useRef({ part: first, waiting: new Map<string, unknown>(), running: null as Promise<void> | null })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const put = (fresh: ParticipantPart): void => {
    now.current.part = fresh
    setPart(fresh)
  }

  const fieldAt = (key: string): Field | undefined => fieldOf('shareholder', key)
  const kept = (key: string): unknown => (part.answers as Readonly<Record<string, unknown>>)[key] ?? null
  const readAt = (key: string): unknown => (Object.hasOwn(typed, key) ? typed[key] : kept(key))

  const faultsIn = (field: Field): readonly Issue[] => {
    const { key } = field
    const value = normalise(field, readAt(key))
    const answers = { ...part.answers, [key]: value ?? undefined } as ParticipantPart['answers']
    const found = check(field, value ?? undefined, checkContextOf({ ...part, answers }))
    const isRequired = part.sections.some(({ rows }) => rows.flat().some((one) => one.key === key && one.required))
    return found.length === 0 && value === null && isRequired ? [{ code: 'required', path: key }] : found
  }

  const issuesOf = (key: string): readonly Issue[] => {
    const field = fieldAt(key)
    return field && left.has(key) ? faultsIn(field) : none
  }

  const messageOf = ({ key, message }: ParticipantPart['missing'][number]): string => {
    const field = fieldAt(key)
    const [fault] = field ? faultsIn(field) : none
    return field && fault ? issueText(messages, field, fault) : message
  }

  async function send(): Promise<void> {
    const { waiting } = now.current
    while (waiting.size > 0) {
      const patch = new Map(waiting)
      waiting.clear()
      setStatus('saving')
      try {
        const body = { answers: Object.fromEntries(patch) }
        const fresh = await call(saving, { params: { token }, body, ifMatch: now.current.part.version, as: null })
        put(fresh)
        setTyped((all) => Object.fromEntries(Object.entries(all).filter(([key, raw]) => !isSentAs(key, raw, patch))))
      } catch (error) {
        for (const [key, value] of patch) if (!waiting.has(key)) waiting.set(key, value)
        const conflict = refusalOf(error, saving, 409)
        // Another tab was first: what is typed here goes on top of what it left.
        if (conflict) {
          put(conflict.current)
          continue
        }
        if (entranceAfter(error) !== null) return onShut()
        // What the server does not take is said at its field; all the rest is kept.
        if (error instanceof ApiError && error.status === 422) {
          setLeft((all) => new Set([...all, ...patch.keys()]))
          for (const key of patch.keys()) waiting.delete(key)
          if (patch.size > 1) for (const [key, value] of patch) if (isRight(key, value)) waiting.set(key, value)
          if (waiting.size > 0 && waiting.size < patch.size) continue
        }
        return setStatus('failed')
      }
    }
    setStatus('saved')
  }

  const isSentAs = (key: string, raw: unknown, patch: ReadonlyMap<string, unknown>): boolean => {
    const field = fieldAt(key)
    return field !== undefined && patch.has(key) && isSame(normalise(field, raw), patch.get(key))
  }

  const isRight = (key: string, value: unknown): boolean => {
    const field = fieldAt(key)
    return field !== undefined && check(field, value ?? undefined, checkContextOf(now.current.part)).length === 0
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer.current)
    now.current.running ??= send().finally(() => {
      now.current.running = null
    })
    return now.current.running
  }

  /** What is wrong is not sent: it stays here until it is right. */
  function keep(key: string, raw: unknown): void {
    const field = fieldAt(key)
    if (!field) return
    const value = normalise(field, raw)
    if (!isRight(key, value)) return
    now.current.waiting.set(key, value)
    setStatus('saving')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), pause)
  }

  return {
    ...{ token, part, messages, status, readAt, issuesOf, messageOf, put },
    type(key, raw) {
      setTyped((all) => ({ ...all, [key]: raw }))
      keep(key, raw)
    },
    leave(key, value) {
      setLeft((all) => (all.has(key) || value === null ? all : new Set([...all, key])))
      if (isSame(value, kept(key))) return
      setTyped((all) => ({ ...all, [key]: value }))
      keep(key, value)
      void flush()
    },
    complain: (keys) => setLeft((all) => new Set([...all, ...keys])),
    async settle() {
      await flush()
      return now.current.part
    },
  }
}
