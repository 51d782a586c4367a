// One screen for each kind of step; a new kind does not compile until it has one.
import type { StepKind } from '#domain/flow/index.ts'
import { fetchOnce } from '../reference/fetch-once.ts'
import { CompanyStep } from './company.tsx'
import type { StepScreen } from './step-screen.ts'

/** Here at once, or fetched while the steps before it are filled in. */
type Entry = { readonly Screen: StepScreen } | { readonly load: () => Promise<StepScreen> }

export const stepScreens: Readonly<Record<StepKind, Entry>> = {
  company: { Screen: CompanyStep },
  shareholders: { load: () => import('./shareholders.tsx').then((file) => file.ShareholdersStep) },
  holding_upsell: { load: () => import('./holding-upsell.tsx').then((file) => file.HoldingUpsellStep) },
  share_distribution: { load: () => import('./share-distribution.tsx').then((file) => file.ShareDistributionStep) },
  share_counts: { load: () => import('./share-counts.tsx').then((file) => file.ShareCountsStep) },
  membership: { load: () => import('./membership.tsx').then((file) => file.MembershipStep) },
  dga: { load: () => import('./dga.tsx').then((file) => file.DgaStep) },
  extra_services: { load: () => import('./extra-services.tsx').then((file) => file.ExtraServicesStep) },
  preview: { load: () => import('./preview.tsx').then((file) => file.PreviewStep) },
}

export const stepKey = (kind: StepKind): string => `step ${kind}`

/** Fetches the screen of a step before it is wanted. */
export function prepareStep(kind: StepKind): void {
  const entry = stepScreens[kind]
  if ('load' in entry) fetchOnce(stepKey(kind), entry.load).catch(() => undefined)
}
