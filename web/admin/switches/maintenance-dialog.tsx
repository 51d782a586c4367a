import { useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

export type Note = { readonly nl: string; readonly en: string }

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  /** With what visitors are told, or null for the usual words. */
  readonly onSure: (note: Note | null) => void
}

/** Everybody is sent away by this: it asks first, and what to tell them. */
export function MaintenanceDialog({ open, onClose, onSure }: Props) {
  const say = useSay()
  const [nl, setNl] = useState('')
  const [en, setEn] = useState('')
  const [asked, setAsked] = useState(false)
  const [dutch, english] = [nl.trim(), en.trim()]
  const half = (dutch === '') !== (english === '')
  const error = (text: string) => (asked && half && text === '' ? say('admin_switches.both_languages') : undefined)
  const sure = () => {
    setAsked(true)
    if (!half) onSure(dutch === '' ? null : { nl: dutch, en: english })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('admin_switches.close_title')}
      closeLabel={say('admin_switches.cancel')}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {say('admin_switches.cancel')}
          </Button>
          <Button look="danger" onClick={sure}>
            {say('admin_switches.close_sure')}
          </Button>
        </>
      }
    >
      <p className="mb-4">{say('admin_switches.close_text')}</p>
      <div className="grid gap-4">
        <Field label={say('admin_switches.note_nl')} optional={say('admin_switches.optional')} error={error(dutch)}>
          {(wiring) => <TextArea {...wiring} value={nl} onChange={setNl} maxLength={300} />}
        </Field>
        <Field label={say('admin_switches.note_en')} optional={say('admin_switches.optional')} error={error(english)}>
          {(wiring) => <TextArea {...wiring} value={en} onChange={setEn} maxLength={300} />}
        </Field>
      </div>
    </Dialog>
  )
}
