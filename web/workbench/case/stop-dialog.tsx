import { useState } from 'react'
import { cents, formatEuros, parseEuros } from '#domain/money/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Field, FieldGroup } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useOpenCase } from '../desk/open-case.ts'
import { AskingDialog } from './asking-dialog.tsx'
import { useCaseMove } from './use-move.ts'

const refunds = ['full', 'part', 'none'] as const
type Refund = (typeof refunds)[number]
type StopFaults = { readonly note?: string; readonly refund?: string; readonly amount?: string }

/** Ends a case, with what goes back to who paid. */
export function StopDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  const { locale } = useLocale()
  const move = useCaseMove()
  const { paid } = useOpenCase().found
  const [note, setNote] = useState('')
  const [refund, setRefund] = useState<Refund | null>(null)
  const [amount, setAmount] = useState('')
  const [wrong, setWrong] = useState<StopFaults>({})
  const most = formatEuros(cents(paid), locale)

  const submit = async () => {
    const part = parseEuros(amount)
    const partIsWrong = refund === 'part' && (part === undefined || part <= 0 || part > paid)
    const found: StopFaults = {
      ...(note.trim() === '' && { note: say('case.stop.note_missing') }),
      ...(refund === null && { refund: say('case.stop.refund_missing') }),
      ...(partIsWrong && { amount: say('case.stop.amount_wrong', { most }) }),
    }
    setWrong(found)
    if (Object.keys(found).length > 0) return
    const back = refund === 'full' ? paid : refund === 'part' ? (part ?? 0) : 0
    await move({ action: 'cancel', note: note.trim(), refund: back })
    onClose()
  }

  return (
    <AskingDialog
      open={open}
      onClose={onClose}
      title={say('case.stop.title')}
      about={say('case.stop.about')}
      go={say('case.stop.do')}
      grave
      onSubmit={() => void submit()}
    >
      <Field label={say('case.stop.note')} error={wrong.note}>
        {(wiring) => <TextArea {...wiring} value={note} maxLength={2000} onChange={setNote} />}
      </Field>
      <FieldGroup radios label={say('case.stop.refund')} error={wrong.refund}>
        <RadioCards
          name="refund"
          value={refund}
          invalid={wrong.refund !== undefined}
          options={refunds.map((value) => ({
            value,
            label: say(`case.stop.${value}`),
            ...(value === 'full' && { aside: most }),
          }))}
          onChange={setRefund}
        />
      </FieldGroup>
      {refund === 'part' && (
        <Field label={say('case.stop.amount')} error={wrong.amount}>
          {(wiring) => (
            <TextInput {...wiring} value={amount} onChange={setAmount} inputMode="decimal" before="€" width="medium" />
          )}
        </Field>
      )}
    </AskingDialog>
  )
}
