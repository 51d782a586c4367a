import { useRef, useState } from 'react'
import { ApiError, call } from '#web/api/index.ts'
import { useLocale } from '#web/i18n/index.ts'
import { bodyOf, type DraftField, draftFields, type Flaws, flawsOf, type MessageDraft, type Wish } from './draft.ts'

type SendOutcome = 'typing' | 'sending' | 'sent' | 'offline' | 'busy' | 'ours'

type ContactFormOptions = {
  readonly wish: Wish
  readonly draft: MessageDraft
  readonly onDraft: (draft: MessageDraft) => void
}

/** What the form knows: which fields to complain about, and how sending goes. */
export function useContactForm({ wish, draft, onDraft }: ContactFormOptions) {
  const { locale } = useLocale()
  const [checked, setChecked] = useState<ReadonlySet<DraftField>>(new Set())
  // What only the server found wrong, until the field is changed.
  const [refused, setRefused] = useState<Flaws>({})
  const [outcome, setOutcome] = useState<SendOutcome>('typing')
  const [attempt, setAttempt] = useState(0)
  const under = useRef(false)

  const flaws: Flaws = { ...refused, ...flawsOf(draft, wish) }
  const shown = draftFields.filter((field) => checked.has(field) && flaws[field])

  async function send() {
    // Two presses in a row, or Enter and a press, are one message.
    if (under.current) return
    setAttempt(attempt + 1)
    setChecked(new Set(draftFields))
    if (Object.keys(flaws).length > 0) return
    under.current = true
    setOutcome('sending')
    try {
      await call('POST /api/contact_messages', { body: bodyOf(draft, wish, locale) })
      setOutcome('sent')
    } catch (error) {
      const { status, errors } = error instanceof ApiError ? error : new ApiError(0, [])
      const wrong = draftFields.filter((field) => errors.some(({ path }) => path === field))
      setRefused(Object.fromEntries(wrong.map((field) => [field, 'invalid'])))
      setOutcome(wrong.length > 0 ? 'typing' : status === 0 ? 'offline' : status === 429 ? 'busy' : 'ours')
    } finally {
      under.current = false
    }
  }

  return {
    /** The fields to complain about, with what is wrong. */
    flaws: shown.map((field) => ({ field, flaw: flaws[field] ?? 'invalid' })),
    outcome,
    attempt,
    change: (field: DraftField, value: string) => {
      onDraft({ ...draft, [field]: value })
      setRefused(({ [field]: _, ...rest }) => rest)
      // A field that was right is not complained about while someone types in it; one that was wrong clears at once.
      if (!shown.includes(field)) setChecked(new Set([...checked].filter((one) => one !== field)))
    },
    leave: (field: DraftField) => {
      if (draft[field].trim() !== '') setChecked(new Set([...checked, field]))
    },
    send: () => void send(),
  }
}
