import type { FormEvent, ReactNode } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { useClaim } from './use-claim.ts'

type Props = Pick<ReturnType<typeof useClaim>, 'failed'> & {
  readonly yes: string
  readonly no: string
  readonly busy: string | undefined
  readonly onYes: () => void
  readonly onNo: () => void
  readonly children: ReactNode
}

/** A question with a yes that may fail and a no. */
export function ChoiceForm({ yes, no, busy, failed, onYes, onNo, children }: Props) {
  const say = useSay()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onYes()
  }
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={submit}>
      {children}
      {failed && (
        <Banner tone="negative" live="alert">
          {say(`auth.failed.${failed}`)}
        </Banner>
      )}
      <div className="grid gap-2.5">
        <Button wide type="submit" busy={busy}>
          {yes}
        </Button>
        <Button wide look="line" onClick={onNo}>
          {no}
        </Button>
      </div>
    </form>
  )
}
