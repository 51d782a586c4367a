import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import type { PersonView } from '#domain/flow/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CheckIcon, CloseIcon } from '#web/ui/icons.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { Tile } from '#web/ui/tile.tsx'
import { useQuestionnaire } from '../store/context.tsx'
import { useAnswers } from '../store/use-flow.ts'
import { nameOf, unnamed } from './person-name.ts'

export const removeId = (person: ShareholderKey): string => `remove-${person}`

interface Props {
  readonly view: PersonView
  readonly onOpen: () => void
  readonly onRemove: () => void
}

function useDetail({ kind, state, sections, sections_done }: PersonView): string {
  const say = useSay()
  const { flow } = useQuestionnaire().messages
  const words = kind === null ? '' : flow.kinds[kind]
  return state === 'busy'
    ? say('questionnaire.people.progress', { kind: words, done: sections_done, total: sections })
    : say('questionnaire.people.state', { kind: words, state: flow.person_states[state].toLowerCase() })
}

/** One shareholder: who, what, and how far. */
export function PersonCard({ view, onOpen, onRemove }: Props) {
  const say = useSay()
  const { person, state, selected, removable } = view
  const detail = useDetail(view)
  const name = useAnswers((answers) => nameOf(answers, person, say))
  const number = String(shareholderKeys.indexOf(person) + 1)
  const isUnnamed = name === unnamed(person, say)
  return (
    <>
      <Tile
        before={
          state === 'complete' ? <Done /> : <Avatar initials={isUnnamed ? number : initialsOf(name)} on={selected} />
        }
        title={name}
        detail={detail}
        selected={selected}
        room={removable}
        onPress={onOpen}
      />
      {removable && (
        <span className="absolute top-0 right-0">
          <IconButton
            id={removeId(person)}
            label={say('questionnaire.people.remove', { name })}
            aria-haspopup="dialog"
            onClick={onRemove}
          >
            <CloseIcon size={16} />
          </IconButton>
        </span>
      )}
    </>
  )
}

function Done() {
  return (
    <span className="grid size-9 flex-none place-items-center rounded-full bg-green-tint text-green-deep forced-colors:border">
      <CheckIcon />
    </span>
  )
}
