import { type FormEvent, useState } from 'react'
import type { Api } from '#contract/index.ts'
import { type PaperFact, readPaperFact } from '#domain/cases/index.ts'
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

type Facts = Api['PATCH /api/notary/cases/:uuid']['body']

/** What the office records on the last rungs: the appointment, the signed deed, the number in the register. */
export function FactsCard() {
  const say = useSay()
  const { found } = useOpenCase()
  const { status } = found
  const facts =
    status === 'scheduling_meeting' ? (
      <AppointmentFacts />
    ) : status === 'executing_deed' ? (
      <>
        <Recorded name="signed_on" />
        <OfficeFile type="final_deed" label={say('case.facts.signed_deed')} />
      </>
    ) : status === 'extracting_kvk' ? (
      <>
        <Recorded name="kvk_number" />
        <OfficeFile type="kvk" label={say('case.facts.kvk_extract')} />
      </>
    ) : null
  if (facts === null) return null
  return (
    <OverviewCard heading={say('case.facts.heading')}>
      <div className="grid gap-5">{facts}</div>
    </OverviewCard>
  )
}

function useRecord(): (facts: Facts) => Promise<boolean> {
  const say = useSay()
  const { found, act } = useOpenCase()
  return (body) =>
    act(() => call('PATCH /api/notary/cases/:uuid', { params: { uuid: found.uuid }, body }), say('case.saved'))
}

const wrongs = { signed_on: 'case.facts.signed_missing', kvk_number: 'case.facts.kvk_wrong' } as const

/** A day or a number that is typed over from paper. */
function Recorded({ name }: { name: PaperFact }) {
  const say = useSay()
  const record = useRecord()
  const { counts } = useDesk()
  const { found, busy } = useOpenCase()
  const kept = found[name]
  const [typed, setTyped] = useState(kept === null ? '' : name === 'signed_on' ? dutchDayOf(kept) : kept)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const value = readPaperFact(name, typed, dutchDayOf(counts.today))
    if (value === null) return setError(say(wrongs[name]))
    void record({ [name]: value })
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
