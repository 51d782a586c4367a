import { useState } from 'react'
import type { Address } from '#contract/addresses.ts'
import { useLookUp } from '#web/addresses/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Field } from '#web/ui/field.tsx'
import { FullRow } from '#web/ui/form-grid.tsx'
import { SideBySide } from '#web/ui/side-by-side.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { fieldId } from '../questions/field-id.ts'
import { Question } from '../questions/question.tsx'
import { readAnswer } from '../store/answers.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { useAnswers } from '../store/use-flow.ts'
import type { AddressView } from './address-rows.ts'

/** A Dutch address: postal code and house number find the street and the town, which can always be typed as well. */
export function AddressQuestions({ address, zip, town }: Omit<AddressView, 'country'>) {
  const say = useSay()
  const { store } = useQuestionnaire()
  const [number, setNumber] = useState('')
  const [left, setLeft] = useState('')
  const code = useAnswers((answers) => readAnswer(answers, zip.path))

  const fill = (found: Address) => {
    const answers = [
      [address.path, `${found.street} ${left}`],
      [town.path, found.town],
    ] as const
    // What someone is typing at this moment is theirs.
    for (const [path, value] of answers) if (!store.drafts().has(path)) store.leave(path, value)
  }
  const result = useLookUp(code, left, fill)
  return (
    <>
      <FullRow>
        <SideBySide>
          <Question {...zip} />
          <Field
            id={`${fieldId(address.path)}-number`}
            label={say('questionnaire.address.number')}
            optional={say('widgets.optional')}
            hint={say('questionnaire.address.hint')}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                value={number}
                onChange={setNumber}
                onLeave={() => setLeft(number.trim())}
                autoComplete="off"
                maxLength={20}
                width="short"
              />
            )}
          </Field>
        </SideBySide>
        <p role="status" className="text-hint text-ink-2 not-empty:mt-2">
          {result.state === 'found' && say('questionnaire.address.found', { town: result.town })}
          {result.state === 'none' && say('questionnaire.address.none')}
        </p>
      </FullRow>
      <FullRow>
        <Question {...address} />
      </FullRow>
      <FullRow>
        <Question {...town} />
      </FullRow>
    </>
  )
}
