import { useState } from 'react'
import type { Api } from '#contract/index.ts'
import { searchList } from '#domain/lists/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { type Say, useSay } from '#web/i18n/index.ts'
import { Combobox } from '#web/ui/combobox.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useOpenCase } from '../desk/open-case.ts'
import { AskingDialog } from './asking-dialog.tsx'

type OfficeToTake = Api['GET /api/notary/offices']['response']['data'][number]
type Props = { readonly open: boolean; readonly onClose: () => void }
type HandOverFaults = { readonly office?: string; readonly note?: string }

/** "Notariskantoor Terpstra, Leeuwarden (12 zaken van 20)": so that nobody is given more than they can do. */
function officeText(say: Say, { name, city, open_cases, capacity }: OfficeToTake): string {
  const busy =
    capacity === null
      ? say('case.hand_over.busy', { count: open_cases })
      : say('case.hand_over.busy_of', { count: open_cases, most: capacity })
  return say('case.hand_over.option', { name, city, busy })
}

/** Gives a case to another office, with a reason; says beforehand what that does. */
export function HandOverDialog({ open, onClose }: Props) {
  const say = useSay()
  const { found, act } = useOpenCase()
  const [office, setOffice] = useState('')
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<HandOverFaults>({})
  const submit = async () => {
    const text = note.trim()
    const missing: HandOverFaults = {
      ...(office === '' && { office: say('case.hand_over.office_missing') }),
      ...(text === '' && { note: say('case.hand_over.note_missing') }),
    }
    setWrong(missing)
    if (Object.keys(missing).length > 0) return
    const body = { office: Number(office), note: text }
    const isDone = await act(
      'PATCH /api/notary/cases/:uuid',
      (key) => call(key, { params: { uuid: found.uuid }, body }),
      say('case.hand_over.done'),
    )
    if (isDone) setNote('')
    onClose()
  }
  return (
    <AskingDialog
      open={open}
      onClose={onClose}
      title={say('case.hand_over.title')}
      about={say('case.hand_over.about')}
      go={say('case.hand_over.do')}
      onSubmit={() => void submit()}
    >
      <Offices value={office} error={wrong.office} onChange={setOffice} />
      <Field label={say('case.hand_over.note')} hint={say('case.hand_over.note_hint')} error={wrong.note}>
        {(wiring) => <TextArea {...wiring} value={note} maxLength={500} onChange={setNote} />}
      </Field>
    </AskingDialog>
  )
}

type OfficesProps = {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** Every other office that works, those with the most room first. */
function Offices({ value, error, onChange }: OfficesProps) {
  const say = useSay()
  const { found } = useOpenCase()
  const offices = useResource('workbench offices', () => call('GET /api/notary/offices'))
  if (offices.state === 'loading') return <Skeleton label={say('case.hand_over.loading')} />
  if (offices.state !== 'ready') {
    return <FailedBanner text={say('case.hand_over.failed')} again={say('case.again')} onAgain={offices.again} />
  }
  const others = offices.value.data.filter(({ id }) => id !== found.office?.id)
  if (others.length === 0) return <p>{say('case.hand_over.none')}</p>
  return (
    <Field label={say('case.hand_over.office')} hint={say('case.hand_over.office_hint')} error={error}>
      {(wiring) => (
        <Combobox
          {...wiring}
          value={value}
          onChange={onChange}
          options={others.map((one) => ({
            value: String(one.id),
            label: officeText(say, one),
            aliases: [one.name, one.city],
          }))}
          search={searchList}
          texts={{
            list: say('case.hand_over.list'),
            none: say('case.hand_over.not_found'),
            count: (count) => say('case.hand_over.found', { count }),
            guess: say('case.hand_over.guess'),
            unpicked: say('case.hand_over.unpicked'),
          }}
        />
      )}
    </Field>
  )
}
