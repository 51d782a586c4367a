import { type FormEvent, useId, useState } from 'react'
import type { CaseDocument } from '#contract/cases.ts'
import { type RejectReason, rejectReasons } from '#domain/papers/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Field, FieldGroup } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { personNameIn } from '../desk/case-words.ts'
import { useOpenCase } from '../desk/open-case.ts'

type RejectFaults = { readonly reason?: string; readonly note?: string }

/** Sends a paper back: a reason in one tap, and a word where that says too little. */
export function RejectForm({ document, name }: { document: CaseDocument; name: string }) {
  const say = useSay()
  const group = useId()
  const { found, act, busy } = useOpenCase()
  const [reason, setReason] = useState<RejectReason | null>(null)
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<RejectFaults>({})
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const text = note.trim()
    if (reason === null) return setWrong({ reason: say('case.compare.reason_missing') })
    if (reason === 'other' && text === '') return setWrong({ note: say('case.compare.note_missing') })
    const done = await act(
      'PATCH /api/notary/cases/:uuid/documents/:document',
      (key) =>
        call(key, {
          params: { uuid: found.uuid, document: document.uuid },
          body: { review: 'rejected', reason, ...(text !== '' && { note: text }) },
        }),
      say('case.compare.rejected', { paper: name }),
    )
    if (done) setNote('')
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3 border-t border-line pt-3">
      <FieldGroup radios label={say('case.compare.reject')} error={wrong.reason}>
        <div className="flex flex-wrap gap-1.5">
          {rejectReasons.map((one) => (
            <label
              key={one}
              className={cx(
                'relative flex min-h-11 items-center rounded-full border-[1.5px] bg-surface px-3 text-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green lg:min-h-8',
                one === reason
                  ? 'border-orange bg-orange-tint font-semibold text-orange-deep'
                  : 'border-line-strong hover:border-ink',
              )}
            >
              <input
                type="radio"
                name={group}
                value={one}
                checked={one === reason}
                onChange={() => {
                  setReason(one)
                  setWrong({})
                }}
                className="absolute size-px opacity-0"
              />
              {say(`case.compare.reasons.${one}`)}
            </label>
          ))}
        </div>
      </FieldGroup>
      {reason !== null && (
        <>
          <Field
            label={say('case.compare.note')}
            error={wrong.note}
            {...(reason !== 'other' && { optional: say('case.compare.note_optional') })}
          >
            {(wiring) => <TextArea {...wiring} rows={2} value={note} maxLength={1000} onChange={setNote} />}
          </Field>
          <div>
            <Button type="submit" look="line" size="small" busy={busy ? say('case.busy') : undefined}>
              {say('case.compare.do_reject')}
            </Button>
          </div>
        </>
      )}
      <p className="text-xs text-ink-2">
        {document.person === null
          ? say('case.compare.reads_company')
          : say('case.compare.reads', { person: personNameIn(found, document.person) })}
      </p>
    </form>
  )
}
