import { useMemo } from 'react'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { relevant } from '#domain/flow/index.ts'
import { signingRouteOf } from '#domain/signing/index.ts'
import { SigningNote } from '#web/signing/index.ts'
import { useLaterTexts } from '../../model/use/later-texts.ts'
import { shareholderNameOf, useIsYou, useNaming } from '../../model/use/people.ts'
import { useAnswers, useFlowView, useQuestionnaire } from '../../model/use/questionnaire.ts'

/** What the way of signing follows from. */
const deciding: readonly string[] = ['residence_country', 'nationality', 'document_type', 'director_authorized']

/** How this person is going to sign, under the questions it follows from and as soon as it is known. */
export function SigningLine() {
  const person = useFlowView((view) => view.person) ?? 'p1'
  const isDecidedHere = useFlowView(({ rows }) => rows.flat().some(({ field }) => deciding.includes(field.key)))
  return isDecidedHere ? <KnownRoute person={person} /> : null
}

function KnownRoute({ person }: { person: ShareholderKey }) {
  const { store } = useQuestionnaire()
  const naming = useNaming()
  const isYou = useIsYou(person)
  const answers = useAnswers((all) => all)
  const { product, context } = store
  const route = useMemo(
    () => signingRouteOf(relevant(product, answers, context), person, product.ownership),
    [product, answers, context, person],
  )
  const words = useLaterTexts('signing')
  return (
    <div role="status" className="not-empty:mt-6">
      {route && words.state === 'ready' && (
        <SigningNote route={route} name={isYou ? null : shareholderNameOf(answers, person, naming)} />
      )}
    </div>
  )
}
