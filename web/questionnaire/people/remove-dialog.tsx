import type { ShareholderKey } from '#domain/fields/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useAnswers } from '../store/use-flow.ts'
import { nameOf } from './person-name.ts'

interface Props {
  /** Null is closed. */
  readonly person: ShareholderKey | null
  readonly onStay: () => void
  readonly onRemove: (person: ShareholderKey) => void
}

/** What someone answered is gone with them, so we ask. */
export function RemoveDialog({ person, onStay, onRemove }: Props) {
  const say = useSay()
  const name = useAnswers((answers) => (person ? nameOf(answers, person, say) : ''))
  return (
    <Dialog
      open={person !== null}
      onClose={onStay}
      title={say('questionnaire.people.confirm.title', { name })}
      closeLabel={say('questionnaire.close')}
      footer={
        <>
          <Button look="line" onClick={onStay}>
            {say('questionnaire.people.confirm.stay')}
          </Button>
          <Button look="danger" onClick={() => person && onRemove(person)}>
            {say('questionnaire.people.confirm.go')}
          </Button>
        </>
      }
    >
      <p>{say('questionnaire.people.confirm.text', { name })}</p>
    </Dialog>
  )
}
