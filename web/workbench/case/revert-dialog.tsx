import { useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { AskingDialog } from './asking-dialog.tsx'
import { useCaseMove } from './use-move.ts'

type Props = { readonly open: boolean; readonly onClose: () => void }

/** Puts a case one rung back, with a word why. */
export function RevertDialog({ open, onClose }: Props) {
  const say = useSay()
  const move = useCaseMove()
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const submit = async () => {
    if (note.trim() === '') return setError(say('case.revert.note_missing'))
    await move({ action: 'revert', note: note.trim() })
    onClose()
  }
  return (
    <AskingDialog
      open={open}
      onClose={onClose}
      title={say('case.revert.title')}
      about={say('case.revert.about')}
      go={say('case.revert.do')}
      onSubmit={() => void submit()}
    >
      <Field label={say('case.revert.note')} error={error}>
        {(wiring) => (
          <TextArea
            {...wiring}
            value={note}
            maxLength={2000}
            onChange={(text) => {
              setNote(text)
              setError(undefined)
            }}
          />
        )}
      </Field>
    </AskingDialog>
  )
}
