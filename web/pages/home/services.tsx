import { ContactCard } from '#web/contact/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { CardGrid } from '#web/ui/form-grid.tsx'
import { RestOfRow } from './rest-of-row.tsx'
import { ServiceCard } from './service-card.tsx'
import { hasWords } from './service-words.ts'

/** The catalogue as cards, with a way to a person as the last one. */
export function Services({ screen }: { screen: 'home' | 'bv' }) {
  const say = useSay()
  const { services } = useSite()
  const shown = services.filter((service) => service.screens.includes(screen)).filter(hasWords)
  const cells = shown.reduce((sum, { featured }) => sum + (featured ? 2 : 1), 0)
  return (
    <section aria-labelledby="services" className="pb-12">
      <h2 id="services" className="sr-only">
        {say('home.services.heading')}
      </h2>
      <CardGrid>
        {shown.map((service) => (
          <ServiceCard key={service.slug} service={service} />
        ))}
        <RestOfRow after={cells}>
          <ContactCard />
        </RestOfRow>
      </CardGrid>
      <p className="mt-4 text-sm text-ink-2">{say('home.services.prices')}</p>
    </section>
  )
}
