import type { CaseDeed } from '#contract/case-deed.ts'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { useSay } from '#web/i18n/index.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { DocumentIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DeedDesk } from './deed-desk.tsx'
import { useDeedWork } from './use-deed.ts'

export type DeedTabProps = {
  readonly uuid: string
  readonly found: OfficeCase
  /** The case as it became; without one it is to be looked up again. */
  readonly onChanged: (found?: OfficeCase) => void
}

/** The deed of a case: what is open, who agreed, what the office adds and strikes, and what changed. */
export function DeedTab({ uuid, found, onChanged }: DeedTabProps) {
  const say = useSay()
  const deed = useDeedWork(uuid, () => onChanged())
  const { resource, work } = deed
  if (resource.state === 'loading') {
    return (
      <div className="p-6">
        <Skeleton label={say('deed.loading')} shape="page" />
      </div>
    )
  }
  if (resource.state === 'gone') {
    return (
      <EmptyState icon={<DocumentIcon />} heading="h2" title={say('deed.gone')}>
        {null}
      </EmptyState>
    )
  }
  if (resource.state === 'failed' || !work) {
    return (
      <div className="p-6">
        <FailedBanner text={say('deed.failed')} again={say('deed.again')} onAgain={resource.again} />
      </div>
    )
  }
  const shown: CaseDeed = { ...resource.value, blanks: { ...work.blanks }, layer: work.layer }
  return <DeedDesk deed={shown} found={found} work={deed} onChanged={onChanged} />
}
