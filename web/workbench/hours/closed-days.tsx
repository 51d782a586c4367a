import { useState } from 'react'
import { isoDate, parseDutchDate } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useDays } from '../desk/days.ts'

type Props = { readonly closed: readonly string[]; readonly onChange: (closed: readonly string[]) => void }

/** Days of an office's own on which it is closed. */
export function ClosedDays({ closed, onChange }: Props) {
  const say = useSay()
  const days = useDays()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const add = () => {
    const day = parseDutchDate(typed)
    if (day === undefined) return setError(say('office_hours.form.closed_wrong'))
    onChange([...new Set([...closed, isoDate(day)])].sort())
    setTyped('')
  }
  return (
    <div className="grid gap-2.5">
      <h3 className="font-sans! text-base! font-semibold! tracking-normal!">{say('office_hours.form.closed')}</h3>
      <p className="text-ink-2">{say('office_hours.form.closed_hint')}</p>
      {closed.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {closed.map((day) => (
            <li key={day} className="flex items-center gap-1 rounded-s border border-line bg-paper pl-3">
              {days.day(day)} {day.slice(0, 4)}
              <IconButton
                label={say('office_hours.form.closed_remove', { day: days.day(day, 'long') })}
                onClick={() => onChange(closed.filter((one) => one !== day))}
              >
                <CloseIcon size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Field label={say('office_hours.form.closed_day')} error={error}>
        {(wiring) => (
          <TextInput
            {...wiring}
            value={typed}
            inputMode="numeric"
            width="medium"
            onChange={(text) => {
              setTyped(text)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <div>
        <Button look="line" size="small" onClick={add}>
          {say('office_hours.form.closed_add')}
        </Button>
      </div>
    </div>
  )
}
