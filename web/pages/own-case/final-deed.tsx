import { useState } from 'react'
import type { CustomerCase } from '#contract/cases.ts'
import { useWhen } from '#web/cases/index.ts'
import { loadTexts, useLocale, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { ActButton } from './act-button.tsx'
import { useCase } from './case-at-hand.ts'
import { CaseSection } from './part.tsx'

type Concept = NonNullable<CustomerCase['concept']>

/** A deed is drawn as it is beside the questions, with the words that go with that. */
const loadReading = {
  nl: () => Promise.all([import('./deed-reading.tsx'), loadTexts('nl', ['questionnaire'])]).then(([file]) => file),
  en: () => Promise.all([import('./deed-reading.tsx'), loadTexts('en', ['questionnaire'])]).then(([file]) => file),
}

/** The final deed as the office sent it round: to be read, and agreed with by everybody who signs. */
export function FinalDeed({ concept }: { readonly concept: Concept }) {
  const say = useSay()
  const when = useWhen()
  const { locale } = useLocale()
  const { actions } = useCase().case
  const canAgree = actions.some(({ action }) => action === 'approve_concept')
  // Who is asked to agree sees it at once; later it is there to be read again.
  const [open, setOpen] = useState(canAgree)
  const reading = useLoadedModule(loadReading[locale], open)
  const waits = concept.approvals.some(({ approved_at }) => approved_at === null)
  return (
    <CaseSection
      id="deed"
      heading={say('founder.deed.heading')}
      beside={
        <span className="text-hint text-ink-2">
          {say('founder.deed.version', { number: concept.number, when: when(concept.sent_at) })}
        </span>
      }
    >
      {waits && canAgree && (
        <p className="mb-3 text-ink-2">
          {concept.number > 1 && `${say('founder.deed.again')} `}
          {say('founder.deed.about')}
        </p>
      )}
      {open ? (
        reading ? (
          <reading.DeedReading key={concept.hash} number={concept.number} />
        ) : (
          <Skeleton label={say('founder.deed.loading')} shape="page" />
        )
      ) : (
        <Button look="line" size="small" onClick={() => setOpen(true)}>
          {say('founder.deed.read')}
        </Button>
      )}
      <ul className="mt-5">
        {concept.approvals.map((approval) => (
          <Approval key={approval.person} concept={concept} canAgree={canAgree} {...approval} />
        ))}
      </ul>
    </CaseSection>
  )
}

type ApprovalProps = Concept['approvals'][number] & { readonly concept: Concept; readonly canAgree: boolean }

function Approval({ person, approved_at, concept, canAgree }: ApprovalProps) {
  const say = useSay()
  const when = useWhen()
  const { people } = useCase().case
  const name = people.find(({ id }) => id === person)?.name ?? person
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <span className="font-semibold">{name}</span>
      {approved_at !== null ? (
        <span className="inline-flex items-center gap-2 text-green-deep">
          <CheckIcon size={16} />
          {say('founder.deed.agreed', { when: when(approved_at) })}
        </span>
      ) : (
        canAgree && (
          <ActButton
            move="approve_concept"
            more={{ hash: concept.hash, person }}
            label={say('founder.deed.agree')}
            named={`${say('founder.deed.agree')}: ${name}`}
            done={say('founder.acting.approved')}
            size="small"
          />
        )
      )}
    </li>
  )
}
