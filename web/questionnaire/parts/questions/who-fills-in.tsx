import type { ShareholderKey } from '#domain/fields/index.ts'
import type { FieldView } from '#domain/flow/index.ts'
import { fillsInThemselves } from '#domain/shareholders/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { loadTexts, useLocale, useSay } from '#web/i18n/index.ts'
import { useSession } from '#web/session/index.ts'
import { LockIcon } from '#web/ui/icons.tsx'
import { useFetched } from '../../model/use/fetched.ts'
import { shareholderNameOf, useNaming } from '../../model/use/people.ts'
import { useAnswers, useQuestionnaire } from '../../model/use/questionnaire.ts'
import { FlowQuestion } from './question.tsx'

/** Who fills in the rest of somebody, and what that person will get when they do it themselves. */
export function WhoFillsIn(view: FieldView) {
  const { person = 'p1' } = view
  const isSelf = useAnswers((answers) => fillsInThemselves(answers[person]))
  const isDone = useIsDone(isSelf ? person : null)
  return (
    <>
      <FlowQuestion {...view} unmarked instead="customer" disabled={isDone} />
      <div role="status">{isSelf && <LeftToThem person={person} isDone={isDone} />}</div>
    </>
  )
}

/** Whether they declared their part right: then it is theirs and the notary's. Who has no account has invited nobody. */
function useIsDone(person: ShareholderKey | null): boolean {
  const { uuid } = useQuestionnaire()
  const { signedIn } = useSession()
  const listed = useResource(person && signedIn && uuid ? `done ${uuid}` : null, () =>
    call('GET /api/api_customer_dashboard/shareholders', { query: { questionnaire: uuid } }),
  )
  if (listed.state !== 'ready') return false
  return listed.value.participants.some((one) => one.person === person && one.state === 'complete')
}

type LeftProps = { readonly person: ShareholderKey; readonly isDone: boolean }

function LeftToThem({ person, isDone }: LeftProps) {
  const say = useSay()
  const { locale } = useLocale()
  const naming = useNaming()
  const name = useAnswers((answers) => shareholderNameOf(answers, person, naming))
  const words = useFetched(`invited ${locale}`, () => loadTexts(locale, ['invited']))
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
