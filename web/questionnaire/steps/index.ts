// One screen for each kind of step; a new kind does not compile until it has one.
import { lazy } from 'react'
import type { StepKind } from '#domain/flow/index.ts'
import { CompanyStep } from './company.tsx'
import { ShareholdersStep } from './shareholders.tsx'
import type { StepScreen } from './step-screen.ts'

/** Nobody begins at these: they come while the first ones are filled in. */
const later = {
  holding_upsell: () => import('./holding-upsell.tsx').then((file) => ({ default: file.HoldingUpsellStep })),
  share_distribution: () =>
    import('./share-distribution.tsx').then((file) => ({ default: file.ShareDistributionStep })),
  membership: () => import('./membership.tsx').then((file) => ({ default: file.MembershipStep })),
  dga: () => import('./dga.tsx').then((file) => ({ default: file.DgaStep })),
  extra_services: () => import('./extra-services.tsx').then((file) => ({ default: file.ExtraServicesStep })),
  preview: () => import('./preview.tsx').then((file) => ({ default: file.PreviewStep })),
} as const

export const stepScreens: Readonly<Record<StepKind, StepScreen>> = {
  company: CompanyStep,
  shareholders: ShareholdersStep,
  holding_upsell: lazy(later.holding_upsell),
  share_distribution: lazy(later.share_distribution),
  membership: lazy(later.membership),
  dga: lazy(later.dga),
  extra_services: lazy(later.extra_services),
  preview: lazy(later.preview),
}

/** Fetches the screen of a step before it is wanted. */
export function prepareStep(kind: StepKind): void {
  const load = Object.entries(later).find(([name]) => name === kind)?.[1]
  load?.().catch(() => undefined)
}
