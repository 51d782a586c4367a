import type { ReactNode } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { FailedBanner } from '#web/ui/failed-banner.tsx'
import { Skeleton, type SkeletonProps } from '#web/ui/skeleton.tsx'
import type { Fetched } from '../model/use/fetched.ts'

interface Props<Value> {
  readonly fetched: Fetched<Value>
  /** The shape of what is coming, so that its place is kept. */
  readonly shape?: SkeletonProps['shape']
  readonly children: (value: Value) => ReactNode
}

/** Shows what was fetched, that it is coming, or that it failed and can be tried again. */
export function WhenFetched<Value>({ fetched, shape = 'card', children }: Props<Value>) {
  const say = useSay()
  if (fetched.state === 'ready') return children(fetched.value)
  if (fetched.state === 'loading') return <Skeleton label={say('questionnaire.loading')} shape={shape} />
  return (
    <FailedBanner
      title={say('questionnaire.failed.title')}
      text={say('questionnaire.failed.text')}
      again={say('questionnaire.failed.again')}
      onAgain={fetched.again}
    />
  )
}
