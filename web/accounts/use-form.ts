import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { holds } from '#domain/conditions/index.ts'
import { type CheckContext, check, type Field, normalise, type Scope } from '#domain/fields/index.ts'
import type { Issue } from '#domain/issues/index.ts'
import { fieldOf } from '#domain/questions/index.ts'
import { dutchDate } from '#domain/values/index.ts'
import { afterPointer, watchPointer } from '#web/ui/after-pointer.ts'
import { failureOf, issueOf, type SignInFailure } from './failure.ts'

export type Values = Readonly<Record<string, unknown>>

type FormIssue = Issue & { readonly key: string }

export type AccountFormState = ReturnType<typeof useForm>

/** Of these the page itself is asked on sending: a password manager or the browser may have filled them in silence. */
const typed: readonly Field['kind'][] = ['text', 'email', 'password']

function formContextOf(form: Values): CheckContext {
  const now = new Date()
  const today = dutchDate(now.getDate(), now.getMonth() + 1, now.getFullYear())
  if (!today) throw new Error('The clock of this computer stands outside the calendar.')
  return { today, form }
}

/** A form over fields of the catalogue: checked when a field is left, whole on sending, and sent once. */
export function useForm(scope: Scope, keys: readonly string[], initial: Values = {}) {
  const id = useId()
  const [values, setValues] = useState<Values>(initial)
  // What counts for the questions that depend on others: the value of a field that was left.
  const [left, setLeft] = useState<Values>(initial)
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  // What only the server found wrong with a field, as long as that still stands there.
  const [refused, setRefused] = useState<{ readonly issue: FormIssue; readonly value: unknown } | null>(null)
  const under = useRef(false)
  useEffect(watchPointer, [])

  const fields = keys.map((key) => fieldOf(scope, key)).filter((field) => field !== undefined)
  const asked = (among: Values) => fields.filter(({ visible }) => !visible || holds(visible, { form: among }))
  const issuesIn = (given: Values): readonly FormIssue[] => {
    const found = asked(given).flatMap((field) =>
      check(field, normalise(field, given[field.key]), formContextOf(given)).map((issue) => ({
        ...issue,
        key: field.key,
      })),
    )
    return refused && given[refused.issue.key] === refused.value ? [...found, refused.issue] : found
  }
  const shown = issuesIn(values).filter(({ key }) => checked.has(key))

  /** As it stands in the page. */
  function valuesIn(form: HTMLFormElement): Values {
    const data = new FormData(form)
    const found = fields.flatMap(({ key, kind }) => {
      const text = typed.includes(kind) ? data.get(key) : null
      return typeof text === 'string' ? [[key, text]] : []
    })
    return { ...values, ...Object.fromEntries(found) }
  }

  async function send(given: Values, deliver: (values: Values) => Promise<void>): Promise<void> {
    // Two presses in a row, or Enter and a press, are one.
    if (under.current) return
    setFailure(null)
    setValues(given)
    setLeft(given)
    setChecked(new Set(keys))
    if (issuesIn(given).length > 0) return setAttempt(attempt + 1)
    under.current = true
    setBusy(true)
    try {
      await deliver(Object.fromEntries(asked(given).map((field) => [field.key, normalise(field, given[field.key])])))
    } catch (error) {
      const failed = failureOf(error)
      const issue = issueOf(failed, keys)
      if (issue) {
        setRefused({ issue: { ...issue, path: `${scope}.${issue.key}` }, value: given[issue.key] })
        setAttempt(attempt + 1)
      } else setFailure(failed)
    }
    under.current = false
    setBusy(false)
  }

  return {
    id,
    fields: asked(left),
    values,
    /** What to complain about now. */
    issues: shown,
    /** Raised at every press that found something wrong. */
    attempt,
    busy,
    failure,
    fail: setFailure,
    context: formContextOf(values),
    change: (key: string, value: unknown) => {
      setValues((now) => ({ ...now, [key]: value }))
      setFailure(null)
      // A field that was right is not complained about while someone types in it; one that was wrong clears at once.
      if (!shown.some((issue) => issue.key === key)) {
        setChecked((now) => new Set([...now].filter((one) => one !== key)))
      }
    },
    leave: (key: string, value: unknown) =>
      afterPointer(() => {
        setLeft((now) => ({ ...now, [key]: value }))
        if (value !== null && value !== '') setChecked((now) => new Set([...now, key]))
      }),
    submit: (deliver: (values: Values) => Promise<void>) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void send(valuesIn(event.currentTarget), deliver)
    },
    /** Empty again, with nothing to complain about. */
    reset: () => {
      setValues(initial)
      setLeft(initial)
      setChecked(new Set())
    },
  }
}
