import { type FormEvent, useId, useState } from 'react'
import { isMailAddress } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Field, FieldGroup } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'
import type { Another } from './use-moves.ts'

type TypedPerson = { readonly [Key in keyof Another]: Another[Key] | '' }

const nobody: TypedPerson = { prefix: '', firstname: '', lastname: '', email: '' }

const isRight = (typed: TypedPerson): typed is Another =>
  typed.prefix !== '' && typed.firstname.trim() !== '' && typed.lastname.trim() !== '' && isMailAddress(typed.email)

type Props = {
  readonly open: boolean
  readonly name: string
  readonly busy: boolean
  readonly problem: string | null
  readonly onClose: () => void
  readonly onReplace: (another: Another) => Promise<void>
}

/** Who comes in somebody's place: no more than what a link can be sent by. */
export function ReplaceDialog({ open, name, busy, problem, onClose, onReplace }: Props) {
  const say = useSay()
  const form = useId()
  const [typed, setTyped] = useState(nobody)
  const [tried, setTried] = useState(false)
  const put = (part: Partial<TypedPerson>) => setTyped((all) => ({ ...all, ...part }))
  const wrong = (key: keyof TypedPerson): string | undefined => {
    const isOpen = key === 'email' ? !isMailAddress(typed.email.trim()) : typed[key].trim() === ''
    return tried && isOpen ? say(`invited.replace.missing.${key}`) : undefined
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    const whole = { ...typed, email: typed.email.trim() }
    if (isRight(whole)) void onReplace(whole).then(() => setTried(false))
  }
  const text = (key: 'firstname' | 'lastname' | 'email') => (
    <Field label={say(`invited.replace.${key}`)} error={wrong(key)} required>
      {(wiring) => (
        <TextInput
          {...wiring}
          value={typed[key]}
          onChange={(value) => put({ [key]: value })}
          type={key === 'email' ? 'email' : 'text'}
          autoComplete="off"
          maxLength={key === 'email' ? 254 : 100}
        />
      )}
    </Field>
  )
  return (
    <YesNoDialog
      open={open}
      onClose={onClose}
      title={say('invited.ask.replace.title', { name })}
      closeLabel={say('invited.close')}
      no={say('invited.ask.no')}
      yes={say('invited.ask.replace.go')}
      form={form}
      busy={busy ? say('invited.busy') : undefined}
    >
      <p className="text-ink-2">{say('invited.ask.replace.text', { name })}</p>
      <form id={form} noValidate onSubmit={submit} className="mt-5 grid gap-5">
        <FieldGroup label={say('invited.replace.prefix')} error={wrong('prefix')} required radios>
          <RadioCards
            name={`${form}-prefix`}
            value={typed.prefix || null}
            onChange={(prefix) => put({ prefix })}
            options={[
              { value: 'Mr', label: say('invited.replace.mr') },
              { value: 'Mrs', label: say('invited.replace.mrs') },
            ]}
          />
        </FieldGroup>
        {text('firstname')}
        {text('lastname')}
        {text('email')}
      </form>
      {problem !== null && (
        <div className="mt-4">
          <Banner tone="negative" live="alert">
            {problem}
          </Banner>
        </div>
      )}
    </YesNoDialog>
  )
}
