import { type FormEvent, useId, useState } from 'react'
import type { AdminOffice } from '#contract/admin-offices.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onAdded: (office: AdminOffice) => void
}

const empty = { name: '', city: '', province: '' }

export function AddOffice({ open, onClose, onAdded }: Props) {
  const say = useSay()
  const form = useId()
  const [typed, setTyped] = useState(empty)
  const [tried, setTried] = useState(false)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const isMissing = (name: 'name' | 'city') => typed[name].trim() === ''
  const labels = {
    ...{ name: say('offices.fields.name'), city: say('offices.add.city'), province: say('offices.fields.province') },
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    // Two presses are one office.
    if (busy || isMissing('name') || isMissing('city')) return
    setBusy(true)
    setFailed(false)
    try {
      const office = await call('POST /api/admin/offices', { body: typed })
      setTyped(empty)
      setTried(false)
      onAdded(office)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('offices.add.title')}
      closeLabel={say('offices.add.close')}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {say('offices.add.cancel')}
          </Button>
          <Button type="submit" form={form} busy={busy ? say('offices.add.adding') : undefined}>
            {say('offices.add.do')}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-2">{say('offices.add.about')}</p>
      <form id={form} noValidate onSubmit={(event) => void add(event)} className="grid gap-3">
        {failed && (
          <Banner tone="negative" live="alert">
            {say('offices.add.failed')}
          </Banner>
        )}
        {(['name', 'city', 'province'] as const).map((name) => (
          <Field
            key={name}
            label={labels[name]}
            optional={name === 'province' ? say('widgets.optional') : undefined}
            error={tried && name !== 'province' && isMissing(name) ? say('offices.add.missing') : undefined}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                value={typed[name]}
                onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
              />
            )}
          </Field>
        ))}
      </form>
    </Dialog>
  )
}
