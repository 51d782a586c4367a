import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ShareholderKey, shareholderKeys } from '#domain/fields/index.ts'
import type { PersonView } from '#domain/flow/index.ts'
import { shareholderCalled } from '#domain/shareholders/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CheckIcon, CloseIcon, PlusIcon } from '#web/ui/icons.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { intoSight } from '#web/ui/into-sight.ts'
import { AddTile, Tile } from '#web/ui/tile.tsx'
import { useFlowFrame } from '../../model/use/frame.ts'
import { shareholderNameOf, useNaming } from '../../model/use/people.ts'
import { useFlowMove } from '../../model/use/place.ts'
import { useAnswers, useFlowView, useQuestionnaire } from '../../model/use/questionnaire.ts'
import { useIsDone } from '../questions/use-is-done.ts'
import { Staying } from './staying.tsx'
import { usePersonActions } from './use-person-actions.ts'

/** The shareholders as a list of tasks: open any of them, add one, take one out. */
export function PeopleCards() {
  const say = useSay()
  const { store } = useQuestionnaire()
  const people = useFlowView((view) => view.people)
  const mayAdd = useFlowView((view) => view.may_add_person)
  const full = useFlowView((view) => view.people.length >= view.most_people && view.most_people > 1)
  const move = useFlowMove()
  const { add, remove } = usePersonActions()
  const list = useRef<HTMLUListElement>(null)
  const [removing, setRemoving] = useState<ShareholderKey | null>(null)

  const removeNow = (person: ShareholderKey) => {
    const index = people.findIndex((view) => view.person === person)
    flushSync(() => {
      setRemoving(null)
      remove(person)
    })
    // The next one that can be taken out, else the way to add one.
    const left = store.view().people.filter((view) => view.removable)
    const next = left.find((view) => people.findIndex((was) => was.person === view.person) > index) ?? left.at(-1)
    const target = next
      ? document.getElementById(removeId(next.person))
      : list.current?.querySelector<HTMLElement>('li:last-child button')
    target?.focus()
  }
  return (
    <>
      <ul
        ref={list}
        aria-label={say('later_steps.people.label')}
        className="-mx-4.5 my-5.5 grid auto-rows-[minmax(5.75rem,auto)] auto-cols-[minmax(12.5rem,1fr)] grid-flow-col gap-2.5 overflow-x-auto px-4.5 py-1.5 md:mx-0 md:auto-cols-auto md:grid-flow-row md:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] md:overflow-visible md:px-0"
      >
        {people.map((view) => (
          <li key={view.person} ref={view.selected ? intoSight : undefined} className="relative grid min-w-0">
            <PersonCard
              view={view}
              onOpen={() => move({ type: 'select_person', person: view.person })}
              onRemove={() => setRemoving(view.person)}
            />
          </li>
        ))}
        {mayAdd && (
          <li className="grid min-w-0">
            <AddTile before={<PlusIcon size={16} />} onPress={add}>
              {say('later_steps.people.add')}
            </AddTile>
          </li>
        )}
      </ul>
      {full && <Full />}
      <Staying />
      <RemovePersonDialog person={removing} onStay={() => setRemoving(null)} onRemove={removeNow} />
    </>
  )
}

/** Four is what fits online; more is possible, with help. */
function Full() {
  const say = useSay()
  const { write } = useFlowFrame()
  return (
    <div className="-mt-2 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-hint text-ink-2">{say('later_steps.people.full')}</p>
      <Button look="line" size="small" aria-haspopup="dialog" onClick={write}>
        {say('later_steps.people.write')}
      </Button>
    </div>
  )
}

const removeId = (person: ShareholderKey): string => `remove-${person}`

interface PersonCardProps {
  readonly view: PersonView
  readonly onOpen: () => void
  readonly onRemove: () => void
}

function useDetail({ kind, state, sections, sections_done }: PersonView): string {
  const say = useSay()
  const { flow } = useQuestionnaire().messages
  const words = kind === null ? '' : flow.kinds[kind]
  return state === 'busy'
    ? say('later_steps.people.progress', { kind: words, done: sections_done, total: sections })
    : say('later_steps.people.state', { kind: words, state: flow.person_states[state].toLowerCase() })
}

/** One shareholder: who, what, and how far. */
function PersonCard({ view, onOpen, onRemove }: PersonCardProps) {
  const say = useSay()
  const { person, state, selected, removable } = view
  const detail = useDetail(view)
  const naming = useNaming()
  const name = useAnswers((answers) => shareholderNameOf(answers, person, naming))
  const whole = useAnswers((answers) => shareholderCalled(answers[person]))
  const number = String(shareholderKeys.indexOf(person) + 1)
  return (
    <>
      <Tile
        before={
          state === 'complete' ? (
            <DoneMark />
          ) : (
            <Avatar initials={whole === null ? number : initialsOf(whole)} on={selected} />
          )
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
            label={say('later_steps.people.remove', { name })}
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

function DoneMark() {
  return (
    <span className="grid size-9 flex-none place-items-center rounded-full bg-green-tint text-green-deep forced-colors:border">
      <CheckIcon />
    </span>
  )
}

interface RemovePersonProps {
  /** Null is closed. */
  readonly person: ShareholderKey | null
  readonly onStay: () => void
  readonly onRemove: (person: ShareholderKey) => void
}

/** What someone answered is gone with them, so we ask. Who finished their own part is not ours to take out. */
function RemovePersonDialog({ person, onStay, onRemove }: RemovePersonProps) {
  const say = useSay()
  const naming = useNaming()
  const name = useAnswers((answers) => (person ? shareholderNameOf(answers, person, naming) : ''))
  const isDone = useIsDone(person)
  return (
    <Dialog
      open={person !== null}
      onClose={onStay}
      title={say('later_steps.people.confirm.title', { name })}
      closeLabel={say('questionnaire.close')}
      footer={
        <>
          <Button look="line" onClick={onStay}>
            {say(isDone ? 'questionnaire.close' : 'later_steps.people.confirm.stay')}
          </Button>
          {!isDone && (
            <Button look="danger" onClick={() => person && onRemove(person)}>
              {say('later_steps.people.confirm.go')}
            </Button>
          )}
        </>
      }
    >
      <p>{say(isDone ? 'later_steps.people.stays.complete' : 'later_steps.people.confirm.text', { name })}</p>
    </Dialog>
  )
}
