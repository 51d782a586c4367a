import type { ReactNode } from 'react'
import type { Notary } from '#contract/reference.ts'
import { searchList } from '#domain/lists/index.ts'
import { type NotaryWay, notaryWays, wayOf } from '#domain/orders/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Field, FieldGroup } from '#web/ui/field.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { withAnswer } from '../model/store/answers.ts'
import { useNotaries, usePredefinedNotary, usePrices } from '../model/use/offers-data.ts'
import { useAnswers, useField, useFlowView, useQuestionnaire } from '../model/use/questionnaire.ts'
import { fieldId } from '../parts/questions/field-id.ts'
import { Appeared, QuestionRows } from '../parts/questions/question-rows.tsx'
import { WhenLoaded } from '../parts/when-loaded.tsx'

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
          {way !== 'online' && <NotaryWays ways={atTheOffice} chosen={way} />}
        </>
      ) : (
        <NotaryWays ways={notaryWays} chosen={way} />
      )}
      {way === 'partner_notary' && <PartnerNotary />}
      {further.length > 0 && <QuestionRows rows={further} />}
      {further.length === 0 && <Appeared rows={further} />}
      <IdentificationNote way={way} />
    </div>
  )
}

function NotaryWays({ ways, chosen }: { ways: readonly NotaryWay[]; chosen: NotaryWay | null }) {
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
  const amount = (cents: number) => formatMoney(cents, locale)
  return (
    <Banner live="status" tone={paysElsewhere(way) ? 'info' : 'positive'}>
      {paysElsewhere(way)
        ? say('offers.notary.elsewhere', { lowest: amount(lowest), highest: amount(highest) })
        : say(way === 'help_finding' ? 'offers.notary.help_note' : 'offers.notary.nothing_extra')}
    </Banner>
  )
}

const atTheOffice: readonly NotaryWay[] = notaryWays.filter((way) => way !== 'online')

/** The answers with this way chosen. What was filled in for another way stays, so that choosing back restores it. */
export function chooseWay(answers: Answers, way: NotaryWay): Answers {
  const placed = withAnswer(answers, 'main.online_notary', way === 'online')
  if (way === 'online') return placed
  const chosen = withAnswer(placed, 'main.notary_option', way)
  // A notary from our list belongs to that way only: elsewhere it would be a second notary.
  return way === 'partner_notary' ? chosen : withAnswer(chosen, 'main.notary_id', null)
}

/** Ways where the identification is paid at that notary. */
export const paysElsewhere = (way: NotaryWay | null): boolean => way === 'notary_in_area' || way === 'known_notary'

const notaryPath = 'main.notary_id'

/** One of the notaries we work with, found by town or name. */
function PartnerNotary() {
  const notaries = useNotaries()
  return <WhenLoaded resource={notaries}>{(list) => <NotarySearch notaries={list} />}</WhenLoaded>
}

function NotarySearch({ notaries }: { notaries: readonly Notary[] }) {
  const say = useSay()
  const { locale } = useLocale()
  const { store } = useQuestionnaire()
  const { id, towns } = useAnswers(({ main }) => ({
    id: main.notary_id,
    towns: [main.headquarters, main.place_of_business].filter((town) => town !== undefined),
  }))
  const chosen = notaries.find((candidate) => String(candidate.id) === String(id))
  const byTown = notaries.toSorted((a, b) => a.city.localeCompare(b.city, locale))
  const choose = (value: string) => {
    const found = notaries.find((candidate) => String(candidate.id) === value)
    store.change((answers) => withAnswer(answers, notaryPath, found?.id ?? null))
  }
  return (
    <div className="grid gap-3">
      <Field
        id={fieldId(notaryPath)}
        label={say('offers.notary.which')}
        hint={say('offers.notary.which_hint')}
        optional={say('widgets.optional')}
      >
        {(wiring) => (
          <Combobox
            {...wiring}
            value={chosen ? String(chosen.id) : ''}
            onChange={choose}
            options={byTown.map((notary) => ({
              value: String(notary.id),
              label: say('offers.notary.option', { city: notary.city, name: notary.name }),
              aliases: [notary.city, notary.name, notary.province],
              // Where the company is comes first.
              priority: towns.includes(notary.city),
            }))}
            search={searchList}
            texts={{
              list: say('offers.notary.list'),
              none: say('widgets.list.none'),
              guess: say('widgets.list.guess'),
              unpicked: say('widgets.list.unpicked'),
              count: (count) => (count === 1 ? say('widgets.list.one') : say('widgets.list.many', { count })),
            }}
          />
        )}
      </Field>
      {chosen && <NotaryCard notary={chosen} />}
    </div>
  )
}

/** Who the notary is, in the reader's language. */
function NotaryCard({ notary, children }: { notary: Notary; children?: ReactNode }) {
  const { locale } = useLocale()
  return (
    <Card padding="small">
      <div className="flex items-center gap-4">
        {notary.picture !== null && (
          <img
            src={notary.picture}
            alt=""
            width={64}
            height={64}
            className="size-16 flex-none rounded-full object-cover"
          />
        )}
        <div className="min-w-0">
          <p className="font-semibold">{notary.notary_name ?? notary.name}</p>
          <p className="text-hint text-ink-2">
            {[notary.notary_name === null ? null : notary.name, notary.city, notary.province]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
      </div>
      <p className="mt-2 text-md">{locale === 'nl' ? notary.dutch_information : notary.english_information}</p>
      {children}
    </Card>
  )
}

/** Whoever came by way of a notary has one: nothing is left to choose. */
export function SettledNotary() {
  const say = useSay()
  const notaries = useNotaries()
  const predefined = usePredefinedNotary()
  return (
    <>
      <h2 className="mt-7 mb-1 text-lg">{say('offers.notary.settled')}</h2>
      <p className="mb-3 text-hint text-ink-2">{say('offers.notary.settled_about')}</p>
      <WhenLoaded resource={predefined}>
        {(id) => (
          <WhenLoaded resource={notaries}>
            {(list) => {
              const notary = list.find((candidate) => candidate.id === id)
              return notary ? <NotaryCard notary={notary} /> : null
            }}
          </WhenLoaded>
        )}
      </WhenLoaded>
    </>
  )
}
