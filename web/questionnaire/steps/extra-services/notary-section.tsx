import { type NotaryWay, notaryWays, wayOf } from '#domain/orders/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Appeared } from '../../questions/appeared.tsx'
import { fieldId } from '../../questions/field-id.ts'
import { QuestionRows } from '../../questions/question-rows.tsx'
import { usePrices } from '../../reference/offers-data.ts'
import { useQuestionnaire } from '../../store/context.tsx'
import { useAnswers, useField, useFlowView } from '../../store/use-flow.ts'
import { atTheOffice, chooseWay, paysElsewhere } from './notary-choice.ts'
import { PartnerNotary } from './partner-notary.tsx'

const own: readonly string[] = ['online_notary', 'notary_option']

/** How and where the founders meet their notary. */
export function NotarySection() {
  const { flags } = useQuestionnaire().store.context
  const way = useAnswers(({ main }) => wayOf(main))
  const rows = useFlowView((view) => view.rows)
  const online = rows.filter((row) => row.some(({ field }) => field.key === 'online_notary'))
  const further = rows.filter((row) => row.every(({ field }) => !own.includes(field.key)))
  return (
    <div className="grid gap-5">
      {flags?.in_person ? (
        <>
          <QuestionRows rows={online} />
          {way !== 'online' && <Ways ways={atTheOffice} chosen={way} />}
        </>
      ) : (
        <Ways ways={notaryWays} chosen={way} />
      )}
      {way === 'partner_notary' && <PartnerNotary />}
      {further.length > 0 && <QuestionRows rows={further} />}
      {further.length === 0 && <Appeared rows={further} />}
      <IdentificationNote way={way} />
    </div>
  )
}

function Ways({ ways, chosen }: { ways: readonly NotaryWay[]; chosen: NotaryWay | null }) {
  const say = useSay()
  const { store } = useQuestionnaire()
  const path = 'main.notary_option'
  const { issues } = useField(path)
  return (
    <FieldGroup
      id={fieldId(path)}
      radios
      required
      label={say('offers.notary.label')}
      error={chosen === null && issues.length > 0 ? say('offers.notary.choose') : undefined}
    >
      <RadioCards
        name="notary-way"
        layout="stack"
        value={chosen}
        invalid={chosen === null && issues.length > 0}
        onChange={(way) => store.change((answers) => chooseWay(answers, way))}
        options={ways.map((way) => ({
          value: way,
          label: say(`offers.notary.ways.${way}.name`),
          description: say(`offers.notary.ways.${way}.about`),
        }))}
      />
    </FieldGroup>
  )
}

/** What identification costs there, before it comes as a surprise. */
function IdentificationNote({ way }: { way: NotaryWay | null }) {
  const say = useSay()
  const { locale } = useLocale()
  const prices = usePrices()
  if (prices.state !== 'ready' || way === null) return null
  const { lowest, highest } = prices.value.identification_elsewhere
  const amount = (cents: number) => formatMoney(cents, locale, { decimals: 'needed' })
  return (
    <Banner live="status" tone={paysElsewhere(way) ? 'info' : 'positive'}>
      {paysElsewhere(way)
        ? say('offers.notary.elsewhere', { lowest: amount(lowest), highest: amount(highest) })
        : say(way === 'help_finding' ? 'offers.notary.help_note' : 'offers.notary.nothing_extra')}
    </Banner>
  )
}
