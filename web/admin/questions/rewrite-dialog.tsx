import { useState } from 'react'
import { longestWords } from '#domain/messages/index.ts'
import { productOf } from '#domain/products/index.ts'
import { locales } from '#domain/values/index.ts'
import { ApiError, call, refusalOf } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'
import type { QuestionAsWorded, QuestionRow, QuestionSaying } from './asked-at.ts'

type Props = {
  readonly open: boolean
  readonly row: QuestionRow
  readonly words: QuestionAsWorded
  readonly onClose: () => void
  readonly onSaved: (now: QuestionAsWorded) => void
}

/** Other words for a question, in both languages at once. */
export function RewriteDialog({ open, row, words, onClose, onSaved }: Props) {
  const say = useSay()
  const form = useRewriting(words, (now) => {
    onSaved(now)
    onClose()
  })
  const { wording } = productOf(row.flow)
  const here = form.current.sayings.filter(({ wordings }) => wordings.includes(wording))
  const others = form.current.sayings.filter((one) => !here.includes(one) && one.basis !== '')
  const field = (one: QuestionSaying) => (
    <WordsField
      key={keyOf(one)}
      words={one}
      named={here.includes(one) ? null : one.wordings}
      value={form.textOf(one)}
      error={form.errorAt(one)}
      onChange={(text) => form.write(one, text)}
    />
  )
  return (
    <YesNoDialog
      open={open}
      onClose={onClose}
      size="medium"
      title={say('admin_questions.rewrite.title')}
      closeLabel={say('admin_questions.rewrite.close')}
      no={say('admin_questions.rewrite.cancel')}
      yes={say('admin_questions.rewrite.save')}
      onYes={form.save}
      busy={form.busy ? say('admin_questions.rewrite.saving') : undefined}
    >
      <div className="grid gap-5">
        <p className="text-ink-2">{say('admin_questions.rewrite.intro')}</p>
        {form.problem !== null && (
          <Banner tone="warning" live="alert">
            {form.problem}
          </Banner>
        )}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {locales.map((locale) => (
            <fieldset key={locale} className="grid gap-4">
              <legend className="mb-2 text-lg font-semibold">{say(`admin_questions.words.${locale}`)}</legend>
              {here.filter((one) => one.locale === locale).map(field)}
            </fieldset>
          ))}
        </div>
        {others.length > 0 && (
          <Disclosure summary={say('admin_questions.rewrite.elsewhere', { n: others.length })}>
            <div className="grid gap-4 py-2 text-ink">{others.map(field)}</div>
          </Disclosure>
        )}
      </div>
    </YesNoDialog>
  )
}

const keyOf = ({ locale, part, basis }: Pick<QuestionSaying, 'locale' | 'part' | 'basis'>) =>
  `${locale} ${part} ${basis}`

type WordsFieldProps = {
  readonly words: QuestionSaying
  /** The products that say it so, where that is not the one at hand. */
  readonly named: QuestionSaying['wordings'] | null
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

function WordsField({ words: { locale, part, basis }, named, value, error, onChange }: WordsFieldProps) {
  const say = useSay()
  const name = say(`admin_questions.words.${part}`)
  const blanks = [...new Set(basis.match(/\{\w+\}/g))].join(', ')
  const hints = [
    ...(value === basis ? [] : [say('admin_questions.rewrite.was', { text: basis })]),
    ...(part === 'label' ? [] : [say('admin_questions.rewrite.empty')]),
    ...(blanks === '' ? [] : [say('admin_questions.rewrite.blanks', { blanks })]),
  ]
  const products = named?.map((wording) => say(`admin_questions.wordings.${wording}`)).join(', ')
  return (
    <Field
      label={
        products === undefined
          ? name
          : `${name} (${locale.toUpperCase()}), ${say('admin_questions.rewrite.as_in', { part: '', products }).trim()}`
      }
      hint={hints.length > 0 ? hints.join(' ') : undefined}
      error={error}
      required={part === 'label'}
    >
      {(wiring) => (
        <div lang={locale}>
          <TextArea {...wiring} rows={2} maxLength={longestWords[part]} value={value} onChange={onChange} />
        </div>
      )}
    </Field>
  )
}

const codes = ['required', 'too_long', 'not_plain', 'other_blanks', 'unknown_words', 'nothing_changed'] as const

/** The words as they are being written; what another wrote meanwhile is taken over with what was written here on top. */
function useRewriting(words: QuestionAsWorded, onSaved: (now: QuestionAsWorded) => void) {
  const say = useSay()
  const [seen, setSeen] = useState<QuestionAsWorded | null>(null)
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const current = seen && seen.revision > words.revision ? seen : words
  const textOf = (one: QuestionSaying) => drafts[keyOf(one)] ?? one.text ?? one.basis
  const said = (code: string) => {
    const known = codes.find((one) => one === code)
    return say(`admin_questions.rewrite.codes.${known ?? 'other'}`)
  }

  const refused = (error: unknown, sent: readonly QuestionSaying[]) => {
    if (!(error instanceof ApiError) || error.status === 0) return setProblem(say('admin_questions.rewrite.failed'))
    const now = refusalOf(error, 'PUT /api/admin/questions/:question/words', 409)?.errors[0]?.current
    if (now) {
      setSeen(now)
      setDrafts({})
      return setProblem(say('admin_questions.rewrite.stale', { who: now.versions[0]?.who ?? '' }))
    }
    const placed = error.errors.flatMap(({ path = '', code }) => {
      const one = sent[Number(/^words\.(\d+)\./.exec(path)?.[1] ?? Number.NaN)]
      return one ? [[keyOf(one), said(code)] as const] : []
    })
    setErrors(Object.fromEntries(placed))
    if (placed.length === 0) setProblem(said(error.errors[0]?.code ?? ''))
  }

  const save = async () => {
    setBusy(true)
    setProblem(null)
    setErrors({})
    // What the code says is not sent: there is nothing instead of it.
    const sent = current.sayings.filter((one) => textOf(one).trim() !== one.basis)
    const body = {
      revision: current.revision,
      words: sent.map((one) => ({ locale: one.locale, part: one.part, basis: one.basis, text: textOf(one) })),
    }
    try {
      const params = { question: words.question }
      const now = await call('PUT /api/admin/questions/:question/words', { params, body })
      setDrafts({})
      notices.show({ tone: 'positive', text: say('admin_questions.rewrite.saved') })
      onSaved(now)
    } catch (error) {
      refused(error, sent)
    }
    setBusy(false)
  }

  return {
    ...{ current, textOf, problem, busy },
    errorAt: (one: QuestionSaying) => errors[keyOf(one)],
    write: (one: QuestionSaying, text: string) => setDrafts((all) => ({ ...all, [keyOf(one)]: text })),
    save: () => void save(),
  }
}
