// One screen for each kind of step; a new kind does not compile until it has one.
import type { Step } from '#domain/blueprint/index.ts'
import { fetchPart } from '#web/ui/use-part.ts'
import { prepareInputs } from '#web/widgets/index.ts'
import { CompanyStep } from './company.tsx'
import type { StepScreen } from './step-screen.tsx'

/** Here at once, or fetched while the steps before it are filled in. */
type StepEntry = { readonly Screen: StepScreen } | { readonly load: () => Promise<StepScreen> }

/** A later step comes with the inputs that it may ask for. */
const laterStep = (load: () => Promise<StepScreen>): StepEntry => ({
  load: () => Promise.all([load(), prepareInputs()]).then(([screen]) => screen),
})

export const stepScreens: Readonly<Record<Step['kind'], StepEntry>> = {
  company: { Screen: CompanyStep },
  shareholders: laterStep(() => import('./shareholders.tsx').then((file) => file.ShareholdersStep)),
  holding_upsell: laterStep(() => import('./holding-upsell.tsx').then((file) => file.HoldingUpsellStep)),
  share_distribution: laterStep(() => import('./share-distribution.tsx').then((file) => file.ShareDistributionStep)),
  share_counts: laterStep(() => import('./share-counts.tsx').then((file) => file.ShareCountsStep)),
  membership: laterStep(() => import('./membership.tsx').then((file) => file.MembershipStep)),
  dga: laterStep(() => import('./dga.tsx').then((file) => file.DgaStep)),
  extra_services: laterStep(() => import('./extra-services.tsx').then((file) => file.ExtraServicesStep)),
  preview: laterStep(() => import('./preview.tsx').then((file) => file.PreviewStep)),
}

/** Fetches the screen of a step before it is wanted. */
export function prepareStep(kind: Step['kind']): void {
  const entry = stepScreens[kind]
  if ('load' in entry) fetchPart(entry.load).catch(() => undefined)
}
