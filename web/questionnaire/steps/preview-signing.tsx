import { type MouseEvent, useMemo } from 'react'
import { usualCalendar } from '#domain/cases/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { relevant } from '#domain/flow/index.ts'
import { fullNameOf } from '#domain/names/index.ts'
import type { ProductPrices } from '#domain/pricing/index.ts'
import type { Answers, RelevantAnswers } from '#domain/questions/index.ts'
import { addressesToFind, type Refusal, refusalsIn, signingDayOf } from '#domain/refusals/index.ts'
import { fillsInThemselves, isYou } from '#domain/shareholders/index.ts'
import { signingRoutes } from '#domain/signing/index.ts'
import { ApiError, call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { RefusalList, SigningSection } from '#web/signing/index.ts'
import { useSite } from '#web/site/index.ts'
import { useLaterTexts } from '../model/use/later-texts.ts'
import { usePrices } from '../model/use/offers-data.ts'
import { shareholderNameOf, unnamed, useNaming } from '../model/use/people.ts'
import { hrefOf, setReturning } from '../model/use/place.ts'
import { useAnswers, useQuestionnaire } from '../model/use/questionnaire.ts'
import { useGoThere } from '../parts/questions/go-there.ts'
import { WhenLoaded } from '../parts/when-loaded.tsx'

/** What a founder should know before paying: what would be refused, and how everybody signs. */
export function SigningBeforePaying() {
  const words = useLaterTexts('signing')
  const prices = usePrices()
  return (
    <WhenLoaded resource={words}>
      {() => <WhenLoaded resource={prices}>{(value) => <Known prices={value} />}</WhenLoaded>}
    </WhenLoaded>
  )
}

function Known({ prices }: { prices: ProductPrices }) {
  const { store } = useQuestionnaire()
  const answers = useAnswers((all) => all)
  const { product, context } = store
  const counted = useMemo(() => relevant(product, answers, context), [product, answers, context])
  const unknownAddresses = useUnknownAddresses(counted)
  const around = {
    ...{ product, today: context.today, calendar: usualCalendar },
    ...{ speeds: prices.incorporation_speeds, unknownAddresses },
  }
  return (
    <>
      <div className="mt-9">
        <RefusedAnswers
          answers={answers}
          refusals={refusalsIn(counted, around)}
          signingDay={signingDayOf(counted, around)}
        />
      </div>
      <div className="mt-9">
        <SigningWays answers={answers} counted={counted} elsewhere={prices.identification_elsewhere} />
      </div>
    </>
  )
}

interface RefusedAnswersProps {
  readonly answers: Answers
  readonly refusals: readonly Refusal[]
  readonly signingDay: string
}

function RefusedAnswers({ answers, refusals, signingDay }: RefusedAnswersProps) {
  const naming = useNaming()
  const { flow, uuid, store } = useQuestionnaire()
  const { goThere } = useGoThere()
  const { people } = store.product
  const placeOf = ({ step, substep, person }: Refusal) => ({ step, substep, ...(person ? { person } : {}) })
  const follow = (event: MouseEvent, refusal: Refusal) => {
    // With a key held the browser does what it always does.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setReturning(store, true)
    goThere({ path: refusal.path, ...placeOf(refusal) })
  }
  return (
    <RefusalList
      saysNone
      refusals={refusals}
      signingDay={signingDay}
      hrefOf={(refusal) => hrefOf(flow, uuid, placeOf(refusal))}
      onFollow={follow}
      aboutOf={({ person }) => {
        if (person === null) return 'company'
        return isYou(people, answers, person) ? 'you' : { name: shareholderNameOf(answers, person, naming) }
      }}
    />
  )
}

interface SigningWaysProps {
  readonly answers: Answers
  readonly counted: RelevantAnswers
  readonly elsewhere: ProductPrices['identification_elsewhere']
}

function SigningWays({ answers, counted, elsewhere }: SigningWaysProps) {
  const say = useSay()
  const { people, ownership } = useQuestionnaire().store.product
  const nameOf = (key: ShareholderKey): string => fullNameOf(answers[key]) || unnamed(key, say)
  return (
    <SigningSection
      elsewhere={elsewhere}
      people={signingRoutes(counted, ownership).map(({ person, route }) => ({
        ...{ id: person, name: nameOf(person), route },
        isYou: isYou(people, answers, person),
        isSealed: fillsInThemselves(answers[person]),
      }))}
    />
  )
}

/** Addresses that the address service does not know, where there is one; while it looks, or is out, none. */
function useUnknownAddresses(answers: RelevantAnswers): readonly string[] {
  const { address_lookup } = useSite()
  const wanted = address_lookup ? addressesToFind(answers) : []
  const looked = useResource(wanted.length === 0 ? null : JSON.stringify(wanted), async () => {
    const found = await Promise.all(
      wanted.map(({ path, postal_code, house_number }) =>
        call('GET /api/addresses', { query: { postal_code, house_number: String(house_number) } }).then(
          () => [],
          (error: unknown) => (error instanceof ApiError && error.status === 404 ? [path] : []),
        ),
      ),
    )
    return found.flat()
  })
  return looked.state === 'ready' ? looked.value : []
}
