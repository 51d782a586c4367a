import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { LeavingQuestion } from './question.ts'

type Props = {
  readonly question: LeavingQuestion | null
  readonly onStay: () => void
  readonly onGo: () => void
}

/** Asks before someone goes: home, away from work that can be continued, or out of the window altogether. */
export function LeaveDialog({ question, onStay, onGo }: Props) {
  const say = useSay()
  const about = question ?? 'go_home'
  return (
    <Dialog
      open={question !== null}
      onClose={onStay}
      title={say(`shell.${about}.title`)}
      closeLabel={say('shell.close')}
      footer={
        <>
          <Button look="line" onClick={onGo}>
            {say(`shell.${about}.go`)}
          </Button>
          <Button onClick={onStay}>{say(`shell.${about}.stay`)}</Button>
        </>
      }
    >
      <p>{say(`shell.${about}.text`)}</p>
    </Dialog>
  )
}
