import { SectionHead } from '../screen/section-head.tsx'
import { useQuestionnaire } from '../store/context.tsx'
import { NotarySection } from './extra-services/notary-section.tsx'
import { ServicesSection } from './extra-services/services-section.tsx'
import { SettledNotary } from './extra-services/settled-notary.tsx'
import type { StepScreenProps } from './step-screen.ts'
import { withOffers } from './with-offers.tsx'

/** What else we can arrange, and the notary. */
function ExtraServices({ section }: StepScreenProps) {
  const { predefined_notary } = useQuestionnaire().store.context
  return (
    <>
      <SectionHead section={section} />
      {section.name === 'notary' ? <NotarySection /> : <ServicesSection />}
      {section.name !== 'notary' && predefined_notary && <SettledNotary />}
    </>
  )
}

export const ExtraServicesStep = withOffers(ExtraServices)
