import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type Props = Omit<DialogProps, 'footer'> & {
  readonly yes: string
  readonly no: string
  /** What is lost by it cannot be had back. */
  readonly grave?: boolean
  /** Says that it is being done. */
  readonly busy?: string | undefined
  /** Says that it was not done. */
  readonly failed?: string | undefined
} & ({ readonly onYes: () => void } | { readonly form: string })

/** Asks before something is done: closing it is a no, and yes may send the form that stands in it. */
export function YesNoDialog({ yes, no, grave, busy, failed, children, ...rest }: Props) {
  const { onYes, form, ...dialog } = { onYes: undefined, form: undefined, ...rest }
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button look="line" onClick={dialog.onClose}>
            {no}
          </Button>
          <Button
            {...(form === undefined ? { onClick: onYes } : { type: 'submit' as const, form })}
            look={grave ? 'danger' : 'primary'}
            busy={busy}
          >
            {yes}
          </Button>
        </>
      }
    >
      {children}
      {failed !== undefined && (
        <div className="mt-3">
          <Banner tone="negative" live="alert">
            {failed}
          </Banner>
        </div>
      )}
    </Dialog>
  )
}
