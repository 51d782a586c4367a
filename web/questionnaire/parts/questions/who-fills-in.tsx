import type { ShareholderKey } from '#domain/fields/index.ts'
import type { FieldView } from '#domain/flow/index.ts'
import { fillsInThemselves } from '#domain/shareholders/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { LockIcon } from '#web/ui/icons.tsx'
import { useLaterTexts } from '../../model/use/later-texts.ts'
import { shareholderNameOf, useNaming } from '../../model/use/people.ts'
import { useAnswers } from '../../model/use/questionnaire.ts'
import { FlowQuestion } from './question.tsx'
import { useIsDone } from './use-is-done.ts'

/** Who fills in the rest of somebody, and what that person will get when they do it themselves. */
export function WhoFillsIn(view: FieldView) {
  const { person = 'p1' } = view
  const isSelf = useAnswers((answers) => fillsInThemselves(answers[person]))
  const isDone = useIsDone(person)
  return (
    <>
      <FlowQuestion {...view} unmarked instead="customer" disabled={isDone} />
      <div role="status">{isSelf && <LeftToThem person={person} isDone={isDone} />}</div>
    </>
  )
}

type LeftProps = { readonly person: ShareholderKey; readonly isDone: boolean }

function LeftToThem({ person, isDone }: LeftProps) {
  const say = useSay()
  const naming = useNaming()
  const name = useAnswers((answers) => shareholderNameOf(answers, person, naming))
  const words = useLaterTexts('invited')
  if (words.state !== 'ready') return null
  return (
    <div className="mt-3 flex gap-3 rounded-m border border-line-strong bg-sunken p-4 text-hint">
      <span className="mt-0.5 flex-none">
        <LockIcon size={16} />
      </span>
      <div className="grid gap-1">
        <p className="font-semibold">{say(isDone ? 'invited.choice.done' : 'invited.choice.title', { name })}</p>
        {(isDone ? (['final'] as const) : (['text', 'gets', 'when'] as const)).map((key) => (
          <p key={key} className="text-ink-2">
            {say(`invited.choice.${key}`)}
          </p>
        ))}
      </div>
    </div>
  )
}
