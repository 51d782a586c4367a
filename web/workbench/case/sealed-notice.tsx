import { type FormEvent, useState } from 'react'
import { shortestReason } from '#domain/cases/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useOpenCase } from '../desk/open-case.ts'

/** Support says why before it sees what is sensitive. */
export function SealedNotice() {
  const say = useSay()
  const { found, act, busy } = useOpenCase()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim().length < shortestReason) return setError(say('case.sealed.short'))
    const body = { reason: reason.trim() }
    void act('POST /api/notary/cases/:uuid/access', (key) => call(key, { params: { uuid: found.uuid }, body }))
  }
  return (
    <section
      aria-labelledby="sealed"
      className="grid gap-2 border-b border-line bg-amber-tint px-4 py-3 lg:px-6 print:hidden"
    >
      <h2 id="sealed" className="font-sans text-md font-semibold tracking-normal">
        {say('case.sealed.heading')}
      </h2>
      <p className="max-w-prose">{say('case.sealed.about')}</p>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-60 flex-1 md:max-w-120">
          <Field label={say('case.sealed.reason')} error={error}>
            {(wiring) => (
              <TextInput
                {...wiring}
                value={reason}
                maxLength={500}
                onChange={(text) => {
                  setReason(text)
                  setError(undefined)
                }}
              />
            )}
          </Field>
        </div>
        <Button type="submit" look="line" busy={busy ? say('case.busy') : undefined}>
          {say('case.sealed.do')}
        </Button>
      </form>
    </section>
  )
}
