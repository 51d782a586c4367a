import { useSay } from '#web/i18n/index.ts'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'

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
    <YesNoDialog
      open
      onClose={onClose}
      title={title}
      closeLabel={say('admin_pages.close')}
      no={say('admin_pages.cancel')}
      yes={go}
      grave
      onYes={() => {
        onClose()
        onGo()
      }}
    >
      <p>{text}</p>
    </YesNoDialog>
  )
}
