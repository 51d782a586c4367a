import { useEffect, useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { AccountFailure } from './account-failure.tsx'
import { AccountForm, FormField } from './account-form.tsx'
import { failureOf } from './failure.ts'
import { useForm } from './use-form.ts'

type Props = {
  readonly submit: string
  readonly busy: string
  readonly onSend: (code: string) => Promise<void>
  /** It took too long: what was begun must be begun again. */
  readonly onExpired?: () => void
  /** The first code of an app: no other will do, and there is more to do on the page before it. */
  readonly setsUp?: boolean
}

type CodeWay = 'code' | 'recovery_code'

/** Asks for the code that the app shows now, or, when the app is out of reach, for one of the recovery codes. */
export function SecondFactorForm(props: Props) {
  const say = useSay()
  const [way, setWay] = useState<CodeWay>('code')
  const other = way === 'code' ? 'recovery_code' : 'code'
  return (
    <div className="grid gap-2">
      <CodeForm key={way} way={way} {...props} />
      {!props.setsUp && (
        <div>
          <Button look="ghost" size="small" onClick={() => setWay(other)}>
            {say(`auth.second_factor.by_${other}`)}
          </Button>
        </div>
      )}
    </div>
  )
}

function CodeForm({ way, submit, busy, onSend, onExpired, setsUp = false }: Props & { readonly way: CodeWay }) {
  const form = useForm('second_factor', [way])
  const field = `${form.id}-${way}`
  useEffect(() => {
    if (!setsUp) document.getElementById(field)?.focus()
  }, [setsUp, field])

  async function send(code: string): Promise<void> {
    try {
      await onSend(code)
    } catch (error) {
      if (onExpired && failureOf(error).code === 'second_factor_expired') return onExpired()
      throw error
    }
  }

  return (
    <AccountForm
      form={form}
      submit={submit}
      busy={busy}
      failure={form.failure && <AccountFailure failure={form.failure} deed="second_factor" />}
      onSend={(values) => send(String(values[way]))}
    >
      <FormField form={form} name={way} />
    </AccountForm>
  )
}
