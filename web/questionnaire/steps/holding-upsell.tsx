import { useSay } from '#web/i18n/index.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { BlockerNotes } from '../blockers/blocker-notes.tsx'
import { PricePanel } from '../prices/price-panel.tsx'
import { Appeared } from '../questions/appeared.tsx'
import { SectionHead } from '../screen/section-head.tsx'
import { useFlowView } from '../store/use-flow.ts'
import { HoldingVideo } from './holding-upsell/holding-video.tsx'
import { PersonHolding } from './holding-upsell/person-holding.tsx'
import { Structure } from './holding-upsell/structure.tsx'
import type { StepScreenProps } from './step-screen.ts'
import { withOffers } from './with-offers.tsx'

const reasons = ['profit', 'sale', 'order'] as const

/** A holding for each person who wants one. */
function HoldingUpsell({ section }: StepScreenProps) {
  const say = useSay()
  const rows = useFlowView((view) => view.rows)
  const fields = rows.flat()
  const wishes = fields.filter(({ field }) => field.key === 'holding')
  return (
    <>
      <SectionHead section={section} />
      <div className="mb-6 grid items-start gap-5 lg:grid-cols-2">
        <div>
          <Tag tone="orange">{say('offers.holding.claim')}</Tag>
          <p className="mt-3">{say('offers.holding.what')}</p>
          <ul className="mt-3 grid gap-2">
            {reasons.map((reason) => (
              <li key={reason} className="flex gap-2">
                <span className="mt-0.5 text-green">
                  <CheckIcon />
                </span>
                {say(`offers.holding.reasons.${reason}`)}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-hint text-ink-2">{say('offers.holding.but')}</p>
        </div>
        <div className="grid gap-3">
          <Structure />
          <div>
            <HoldingVideo />
          </div>
        </div>
      </div>
      <ul aria-label={say('offers.holding.list')} className="grid gap-3">
        {wishes.map((wish) => (
          <PersonHolding
            key={wish.path}
            holding={wish}
            name={fields.find(({ field, person }) => field.key === 'holding_name' && person === wish.person)}
          />
        ))}
      </ul>
      <div className="mt-3 empty:hidden">
        <BlockerNotes paths={['main.holding_structure']} />
      </div>
      <Appeared rows={rows} />
      <PricePanel />
    </>
  )
}

export const HoldingUpsellStep = withOffers(HoldingUpsell)
