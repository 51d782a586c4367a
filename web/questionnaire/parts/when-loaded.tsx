import type { ReactNode } from 'react'
import type { Resource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton, type SkeletonProps } from '#web/ui/skeleton.tsx'

interface Props<Value> {
  readonly resource: Resource<Value>
  /** The shape of what is coming, so that its place is kept. */
  readonly shape?: SkeletonProps['shape']
  readonly children: (value: Value) => ReactNode
}

/** Shows what was loaded, that it is coming, or that it failed and can be tried again. */
export function WhenLoaded<Value>({ resource, shape = 'card', children }: Props<Value>) {
  const say = useSay()
  if (resource.state === 'ready') return children(resource.value)
  if (resource.state === 'loading') return <Skeleton label={say('questionnaire.loading')} shape={shape} />
  return (
    <FailedBanner
      title={say('questionnaire.failed.title')}
      text={say('questionnaire.failed.text')}
      again={say('questionnaire.failed.again')}
      onAgain={resource.again}
    />
  )
}
