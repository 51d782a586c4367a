import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = {
  readonly title: string
  readonly text: string
  /** The words on the button that does it. */
  readonly go: string
  readonly onGo: () => void
  readonly onClose: () => void
}

/** A question before something is done that many words hang on. */
export function Asking({ title, text, go, onGo, onClose }: Props) {
  const say = useSay()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={say('admin_pages.close')}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            {say('admin_pages.cancel')}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              onClose()
              onGo()
            }}
          >
            {go}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
