import { type ReactNode, useState } from 'react'
import type { Membership } from '#contract/reference.ts'
import { chosenMembership, noMembership, withMembership } from '#domain/pricing/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { FieldError } from '#web/ui/field.tsx'
import { useMemberships } from '../model/use/offers-data.ts'
import { useAnswers, useField, useQuestionnaire } from '../model/use/questionnaire.ts'
import { BlockerNotes } from '../parts/blockers/blocker-notes.tsx'
import { QuotePanel } from '../parts/prices/quote.tsx'
import { AnsweredBefore } from '../parts/questions/answered-before.tsx'
import { fieldId } from '../parts/questions/field-id.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { MembershipCard, type MembershipPeriod, membershipPeriods, NoMembershipCard } from './membership-card.tsx'
import { NotarySection, SettledNotary } from './notary.tsx'
import { type StepScreenProps, withOffers } from './step-screen.tsx'

/** A membership, or none; and the notary, where no later step asks for one. */
function MembershipScreen({ section, step }: StepScreenProps) {
  const { context, product } = useQuestionnaire().store
  const settled = product.steps[step.index]?.sections.some(({ settledBy }) => settledBy) && context.predefined_notary
  return (
    <>
      <SectionHead section={section} />
      {section.name === 'notary' ? <NotarySection /> : <Memberships />}
      {section.name !== 'notary' && settled && <SettledNotary />}
    </>
  )
}

function Memberships() {
  const memberships = useMemberships()
  return (
    <>
      <WhenLoaded resource={memberships}>{(list) => <MembershipOrBefore memberships={list} />}</WhenLoaded>
      <QuotePanel />
    </>
  )
}

/** Whoever chose in the calculator sees what they chose: nobody is asked twice, and a no is a no. */
function MembershipOrBefore({ memberships }: { memberships: readonly Membership[] }) {
  const say = useSay()
  const { locale } = useLocale()
  const { calculation } = useQuestionnaire()
  const chosen = useAnswers(({ main }) => chosenMembership(main, memberships))
  const [asked, setAsked] = useState(calculation === null || chosen === null)
  if (asked) return <MembershipChoice memberships={memberships} />
  const found = memberships.find(({ name }) => name === chosen)
  return (
    <AnsweredBefore
      path={membershipPath}
      question={say('offers.membership.before')}
      answer={found ? found.translation_json[locale].package_name : say('offers.membership.none')}
      onChange={() => setAsked(true)}
    />
  )
}

/** The second one is what most founders take. */
const mostPopular = 1

const membershipPath = 'main.upsell_package_type_id'

function MembershipChoice({ memberships }: { memberships: readonly Membership[] }) {
  const say = useSay()
  const { locale } = useLocale()
  const { store } = useQuestionnaire()
  const chosen = useAnswers(({ main }) => chosenMembership(main, memberships))
  const isOwnChoice = useAnswers(({ main }) => main.upsell_package_type_id !== undefined)
  // Who came here finds one ticked that they did not tick themselves: that is said.
  const beforehand = memberships.find(({ name, preselected }) => preselected && name === chosen && !isOwnChoice)
  const { issues } = useField(membershipPath)
  const [shownPer, setShownPer] = useState<MembershipPeriod>('month')
  const choose = (membership: Membership | null) =>
    store.change((answers) => ({ ...answers, main: withMembership(answers.main, membership) }))
  const id = fieldId(membershipPath)
  const error = chosen === null && issues.length > 0 ? say('offers.membership.choose') : undefined
  return (
    <>
      {beforehand && (
        <p className="mb-4">
          {say('offers.membership.beforehand', { name: beforehand.translation_json[locale].package_name })}
        </p>
      )}
      <PeriodSwitch value={shownPer} onChange={setShownPer} />
      <fieldset id={id} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
        <legend className="sr-only">{say('offers.membership.label')}</legend>
        <ul className="grid gap-3 md:grid-cols-2">
          <li>
            <NoMembershipCard
              shownPer={shownPer}
              selected={chosen === noMembership}
              radio={
                <ChoiceRadio value={noMembership} selected={chosen === noMembership} onChoose={() => choose(null)}>
                  {say(chosen === noMembership ? 'offers.membership.none_chosen' : 'offers.membership.take_none')}
                </ChoiceRadio>
              }
            />
          </li>
          {memberships.map((membership, index) => {
            const words = membership.translation_json[locale]
            const selected = chosen === membership.name
            return (
              <li key={membership.id}>
                <MembershipCard
                  membership={membership}
                  shownPer={shownPer}
                  popular={index === mostPopular}
                  selected={selected}
                  radio={
                    <ChoiceRadio value={membership.name} selected={selected} onChoose={() => choose(membership)}>
                      {say(selected ? 'offers.membership.chosen' : 'offers.membership.take', {
                        name: words.package_name,
                      })}
                    </ChoiceRadio>
                  }
                />
              </li>
            )
          })}
        </ul>
        <FieldError id={id} error={error} />
      </fieldset>
      <div className="mt-3">
        <BlockerNotes paths={['main.upsell_package']} />
      </div>
    </>
  )
}

interface RadioProps {
  readonly value: string
  readonly selected: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** Its label covers the card it stands in. */
function ChoiceRadio({ value, selected, onChoose, children }: RadioProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold before:absolute before:inset-0 before:rounded-m">
      <input
        type="radio"
        name="membership"
        value={value}
        checked={selected}
        onChange={onChoose}
        className="tick relative z-1 outline-none"
      />
      {children}
    </label>
  )
}

export const MembershipStep = withOffers(MembershipScreen)

interface Props {
  readonly value: MembershipPeriod
  readonly onChange: (period: MembershipPeriod) => void
}

/** Shows all prices per month or per year, so that they can be compared. It changes no choice. */
function PeriodSwitch({ value, onChange }: Props) {
  const say = useSay()
  return (
    <fieldset className="mb-4">
      <legend className="sr-only">{say('offers.membership.period')}</legend>
      <div className="inline-flex rounded-s border border-line-strong bg-surface p-0.5">
        {membershipPeriods.map((period) => (
          <label
            key={period}
            className={cx(
              'grid min-h-11 cursor-pointer place-items-center rounded-s px-4 text-md',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green',
              period === value
                ? 'bg-green font-semibold text-white forced-colors:border-2'
                : 'text-ink-2 hover:text-ink',
            )}
          >
            <input
              type="radio"
              name="membership-period"
              value={period}
              checked={period === value}
              onChange={() => onChange(period)}
              className="sr-only"
            />
            {say(`offers.membership.per_${period}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
