import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { AddTile } from '#web/ui/tile.tsx'
import { useInSight } from '#web/ui/use-in-sight.ts'
import { useFrame } from '../screen/frame.tsx'
import { useMove } from '../screen/use-move.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { useFlowView } from '../store/use-flow.ts'
import { PersonCard, removeId } from './person-card.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { usePersonActions } from './use-person-actions.ts'

/** The shareholders as a list of tasks: open any of them, add one, take one out. */
export function PeopleCards() {
  const say = useSay()
  const { store } = useQuestionnaire()
  const people = useFlowView((view) => view.people)
  const mayAdd = useFlowView((view) => view.may_add_person)
  const full = useFlowView((view) => view.people.length >= view.most_people && view.most_people > 1)
  const move = useMove()
  const { add, remove } = usePersonActions()
  const list = useRef<HTMLUListElement>(null)
  useInSight(list, '[aria-current]', people)
  const [removing, setRemoving] = useState<ShareholderKey | null>(null)

  const removeNow = (person: ShareholderKey) => {
    const index = people.findIndex((one) => one.person === person)
    flushSync(() => {
      setRemoving(null)
      remove(person)
    })
    // The next one that can be taken out, else the way to add one.
    const left = store.view().people.filter((one) => one.removable)
    const next = left.find((one) => people.findIndex((was) => was.person === one.person) > index) ?? left.at(-1)
    const target = next
      ? document.getElementById(removeId(next.person))
      : list.current?.querySelector<HTMLElement>('li:last-child button')
    target?.focus()
  }
  return (
    <>
      <ul
        ref={list}
        aria-label={say('questionnaire.people.label')}
        className="-mx-4.5 my-5.5 grid auto-rows-[minmax(5.75rem,auto)] auto-cols-[minmax(12.5rem,1fr)] grid-flow-col gap-2.5 overflow-x-auto px-4.5 py-1.5 md:mx-0 md:auto-cols-auto md:grid-flow-row md:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] md:overflow-visible md:px-0"
      >
        {people.map((one) => (
          <li key={one.person} className="relative grid min-w-0">
            <PersonCard
              view={one}
              onOpen={() => move({ type: 'select_person', person: one.person })}
              onRemove={() => setRemoving(one.person)}
            />
          </li>
        ))}
        {mayAdd && (
          <li className="grid min-w-0">
            <AddTile before={<PlusIcon size={16} />} onPress={add}>
              {say('questionnaire.people.add')}
            </AddTile>
          </li>
        )}
      </ul>
      {full && <Full />}
      <RemoveDialog person={removing} onStay={() => setRemoving(null)} onRemove={removeNow} />
    </>
  )
}

/** Four is what fits online; more is possible, with help. */
function Full() {
  const say = useSay()
  const { write } = useFrame()
  return (
    <div className="-mt-2 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-hint text-ink-2">{say('questionnaire.people.full')}</p>
      <Button look="line" size="small" aria-haspopup="dialog" onClick={write}>
        {say('questionnaire.people.write')}
      </Button>
    </div>
  )
}
