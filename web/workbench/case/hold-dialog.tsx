import { useState } from 'react'
import { type HoldReason, holdReasons } from '#domain/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Field, FieldGroup } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { AskingDialog } from './asking-dialog.tsx'
import { useCaseMove } from './use-move.ts'

type HoldFaults = { readonly reason?: string; readonly note?: string }

/** Stops the clock, with a reason that the client reads. */
export function HoldDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  const move = useCaseMove()
  const [reason, setReason] = useState<HoldReason | null>(null)
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<HoldFaults>({})
  const submit = async () => {
    const text = note.trim()
    if (reason === null) return setWrong({ reason: say('case.hold.reason_missing') })
    // Only "another reason" says nothing by itself.
    if (reason === 'other' && text === '') return setWrong({ note: say('case.hold.note_missing') })
    await move({ action: 'hold', reason, ...(text !== '' && { note: text }) })
    onClose()
  }
  return (
    <AskingDialog
      open={open}
      onClose={onClose}
      title={say('case.hold.title')}
      about={say('case.hold.about')}
      go={say('case.hold.do')}
      onSubmit={() => void submit()}
    >
      <FieldGroup radios label={say('case.hold.reason')} error={wrong.reason}>
        <RadioCards
          name="hold-reason"
          layout="stack"
          value={reason}
          invalid={wrong.reason !== undefined}
          options={holdReasons.map((value) => ({ value, label: say(`workbench.hold.${value}`) }))}
          onChange={(chosen) => {
            setReason(chosen)
            setWrong({})
          }}
        />
      </FieldGroup>
      <Field
        label={say('case.hold.note')}
        error={wrong.note}
        {...(reason !== 'other' && { optional: say('case.compare.note_optional') })}
      >
        {(wiring) => <TextArea {...wiring} value={note} maxLength={2000} onChange={setNote} />}
      </Field>
    </AskingDialog>
  )
}
