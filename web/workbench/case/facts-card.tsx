import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { Api } from '#contract/index.ts'
import { areDistinct, type PaperFact, readPaperFact } from '#domain/cases/index.ts'
import type { ShareholderKey } from '#domain/fields/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { dutchDayOf } from '../desk/days.ts'
import { useDesk } from '../desk/desk.ts'
import { useOpenCase } from '../desk/open-case.ts'
import { AppointmentFacts } from './appointment-facts.tsx'
import { OfficeFile } from './office-file.tsx'
import { OverviewCard } from './overview-card.tsx'

type RecordedFacts = Api['PATCH /api/notary/cases/:uuid']['body']

/** What the office records on the last rungs: the appointment, the signed deed, the number in the register. */
export function FactsCard() {
  const say = useSay()
  const { found } = useOpenCase()
  const facts = { scheduling_meeting: AppointmentFacts, executing_deed: SignedCard, extracting_kvk: RegisteredCard }
  const Shown = Object.entries(facts).find(([status]) => status === found.status)?.[1]
  if (Shown === undefined) return null
  return (
    <OverviewCard heading={say('case.facts.heading')}>
      <div className="grid gap-5">
        <Shown />
      </div>
    </OverviewCard>
  )
}

/** One day for all of them, and a deed of each. */
function SignedCard() {
  const say = useSay()
  return (
    <>
      <TypedOver name="signed_on" />
      <EachCompany>
        {(holdingOf) => <OfficeFile type="final_deed" holdingOf={holdingOf} label={say('case.facts.signed_deed')} />}
      </EachCompany>
    </>
  )
}

function RegisteredCard() {
  const say = useSay()
  return (
    <EachCompany>
      {(holdingOf) => (
        <>
          <TypedOver name="kvk_number" holdingOf={holdingOf} />
          <OfficeFile type="kvk" holdingOf={holdingOf} label={say('case.facts.kvk_extract')} />
        </>
      )}
    </EachCompany>
  )
}

/** The company, and the holdings that are founded along, each under its own name where there is more than one. */
function EachCompany({ children }: { readonly children: (holdingOf?: ShareholderKey) => ReactNode }) {
  const { found } = useOpenCase()
  const { company_name, number, holdings } = found
  if (holdings.length === 0) return children()
  return (
    <>
      <CompanySection name={company_name || number}>{children()}</CompanySection>
      {holdings.map(({ person, name }) => (
        <CompanySection key={person} name={name}>
          {children(person)}
        </CompanySection>
      ))}
    </>
  )
}

function CompanySection({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-4 first:border-0 first:pt-0">
      <h3 id={id} className="font-sans text-base! font-semibold">
        {name}
      </h3>
      {children}
    </section>
  )
}

function useRecord(): (facts: RecordedFacts) => Promise<boolean> {
  const say = useSay()
  const { found, act } = useOpenCase()
  return (body) =>
    act('PATCH /api/notary/cases/:uuid', (key) => call(key, { params: { uuid: found.uuid }, body }), say('case.saved'))
}

const wrongs = { signed_on: 'case.facts.signed_missing', kvk_number: 'case.facts.kvk_wrong' } as const

/** A day or a number that is typed over from paper. */
function TypedOver({ name, holdingOf }: { readonly name: PaperFact; readonly holdingOf?: ShareholderKey | undefined }) {
  const say = useSay()
  const record = useRecord()
  const { counts } = useDesk()
  const { found, busy } = useOpenCase()
  const holding = found.holdings.find(({ person }) => person === holdingOf)
  const kept = holding ? holding.kvk_number : found[name]
  const [typed, setTyped] = useState(kept === null ? '' : name === 'signed_on' ? dutchDayOf(kept) : kept)
  const [error, setError] = useState<string>()
  const others = [
    ...(holding ? [found.kvk_number] : []),
    ...found.holdings.filter((one) => one !== holding).map(({ kvk_number }) => kvk_number),
  ]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const value = readPaperFact(name, typed, dutchDayOf(counts.today))
    if (value === null) return setError(say(wrongs[name]))
    if (name === 'kvk_number' && !areDistinct([value, ...others])) return setError(say('case.facts.kvk_taken'))
    void record(holding ? { holding_kvk_numbers: { [holding.person]: value } } : { [name]: value })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2.5">
      <Field label={say(`case.facts.${name}`)} error={error}>
        {(wiring) => (
          <TextInput
            {...wiring}
            value={typed}
            inputMode="numeric"
            width="medium"
            onChange={(text) => {
              setTyped(text)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" look="line" size="small" busy={busy ? say('case.busy') : undefined}>
          {say('case.facts.save')}
        </Button>
      </div>
    </form>
  )
}
