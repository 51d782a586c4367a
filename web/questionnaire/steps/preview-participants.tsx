import { useMemo } from 'react'
import { relevant } from '#domain/flow/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import { flows } from '#domain/products/index.ts'
import { activeShareholders, fillsInThemselves } from '#domain/shareholders/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Participants } from '#web/participants/index.ts'
import { useSession } from '#web/session/index.ts'
import { serverStateFrom } from '../model/save/transport.ts'
import { useLaterTexts } from '../model/use/later-texts.ts'
import { usePaid } from '../model/use/paid.ts'
import { unnamed } from '../model/use/people.ts'
import { useAnswers, useQuestionnaire } from '../model/use/questionnaire.ts'
import { WhenLoaded } from '../parts/when-loaded.tsx'

/** Those who fill in their own part, and how far each is. */
export function PreviewParticipants() {
  const { store } = useQuestionnaire()
  const answers = useAnswers((all) => all)
  const { product, context } = store
  const counted = useMemo(() => relevant(product, answers, context), [product, answers, context])
  const selves = activeShareholders(answers).filter((key) => fillsInThemselves(counted[key]))
  const words = useLaterTexts('invited')
  if (selves.length === 0) return null
  return (
    <div className="mt-9">
      <WhenLoaded resource={words}>{() => <Selves selves={selves} />}</WhenLoaded>
    </div>
  )
}

function Selves({ selves }: { readonly selves: ReturnType<typeof activeShareholders> }) {
  const say = useSay()
  const { flow, uuid, saving } = useQuestionnaire()
  const { signedIn } = useSession()
  const answers = useAnswers((all) => all)
  const people = selves.map((person) => {
    const { email = '' } = answers[person]
    return { person, email, name: fullNameOf(answers[person]) || unnamed(person, say) }
  })
  /** What was done may have changed who somebody is, and who fills in their part. */
  const hearAnew = async () => {
    saving.hear(serverStateFrom(await call(`GET /api/${flows[flow].api_path}/:uuid`, { params: { uuid } })))
  }
  return (
    <Participants
      questionnaire={signedIn === true ? uuid : null}
      people={people}
      paid={usePaid() !== null}
      onChanged={() => void hearAnew().catch(() => undefined)}
    />
  )
}
