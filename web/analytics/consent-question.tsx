import { useSite } from '#web/site/index.ts'
import { useLoadedModule } from '#web/ui/use-part.ts'
import type { useConsent } from './use-consent.ts'

const loadBar = () => import('./consent-bar.tsx')

/** The question about measuring, for who has not answered it yet or wants to again; never during maintenance. */
export function ConsentQuestion({ consent }: { consent: ReturnType<typeof useConsent> }) {
  const { brand, maintenance } = useSite()
  const asking = consent.asking !== null && !maintenance
  const part = useLoadedModule(loadBar, asking)
  if (!part || !asking) return null
  return <part.ConsentBar brand={brand} onChoose={consent.choose} called={consent.asking === 'again'} />
}
