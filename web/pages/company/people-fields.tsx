import { useEffect, useRef } from 'react'
import { companyLimits } from '#domain/companies/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PlusIcon, TrashIcon } from '#web/ui/icons.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { boxOf, type DraftPerson, emptyPerson, type PeopleList } from './draft.ts'

type Props = {
  readonly list: PeopleList
  readonly people: readonly DraftPerson[]
  readonly errorAt: (box: string) => string | undefined
  readonly onChange: (people: readonly DraftPerson[]) => void
}

/** Who directs it or holds its shares, a line for each. */
export function PeopleFields({ list, people, errorAt, onChange }: Props) {
  const say = useSay()
  const adding = useRef<HTMLButtonElement>(null)
  // Somebody new is typed at once.
  const fresh = useRef<string | null>(null)
  useEffect(() => {
    if (fresh.current === null) return
    document.getElementById(fresh.current)?.focus()
    fresh.current = null
  })
  const change = (id: string, over: Partial<DraftPerson>) =>
    onChange(people.map((one) => (one.id === id ? { ...one, ...over } : one)))
  const add = () => {
    const person = emptyPerson()
    fresh.current = boxOf(list, person, 'name')
    onChange([...people, person])
  }
  const remove = (id: string) => {
    onChange(people.filter((one) => one.id !== id))
    adding.current?.focus()
  }
  return (
    <fieldset className="mt-8 min-w-0">
      <legend className="font-serif text-lg font-semibold">{say(`companies.${list}`)}</legend>
      {list === 'directors' && <p className="text-hint text-ink-2">{say('companies.directors_hint')}</p>}
      <ul className="mt-3 grid gap-4">
        {people.map((person) => (
          <li key={person.id} className="flex items-start gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-x-4.5 gap-y-4 md:grid-cols-2">
              {(list === 'shareholders' ? (['name', 'email', 'shares'] as const) : (['name', 'email'] as const)).map(
                (box) => (
                  <Field
                    key={box}
                    id={boxOf(list, person, box)}
                    label={say(box === 'shares' ? 'companies.shares' : `companies.person_${box}`)}
                    error={errorAt(boxOf(list, person, box))}
                  >
                    {(wiring) => (
                      <TextInput
                        {...wiring}
                        value={person[box]}
                        onChange={(value) => change(person.id, { [box]: value })}
                        type={box === 'email' ? 'email' : 'text'}
                        inputMode={box === 'shares' ? 'numeric' : box === 'email' ? 'email' : undefined}
                        maxLength={companyLimits.name}
                        width={box === 'shares' ? 'short' : undefined}
                        autoComplete="off"
                      />
                    )}
                  </Field>
                ),
              )}
            </div>
            <span className="mt-7">
              <IconButton
                label={say('companies.remove', { name: person.name.trim() || say('companies.someone') })}
                onClick={() => remove(person.id)}
              >
                <TrashIcon />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
      {people.length < companyLimits.people && (
        <div className="mt-3">
          <Button ref={adding} look="ghost" size="small" before={<PlusIcon size={16} />} onClick={add}>
            {say(list === 'directors' ? 'companies.add_director' : 'companies.add_shareholder')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
