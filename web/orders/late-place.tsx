import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Resource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Button } from '#web/ui/button.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface Props<Value> {
  readonly resource: Resource<Value>
  /** Tells something at the top of the page that stays when one goes to another. */
  readonly tell: (text: string) => void
  readonly children: (value: Value) => ReactNode
}

/** A screen whose contents come from the server: on their way, refused, failed, or here. */
export function LatePlace<Value>({ resource, tell, children }: Props<Value>) {
  const say = useSay()
  const shown = resource.state === 'ready'
  useEffect(() => {
    if (shown) focusArrived()
  }, [shown])
  if (resource.state === 'ready') return children(resource.value)
  if (resource.state === 'gone') return <NoSuchOrder tell={tell} />
  return (
    <div className="mx-auto w-full max-w-form px-4.5 py-8 md:px-8 md:py-12">
      {resource.state === 'loading' ? (
        <div className="animate-appear">
          <Skeleton label={say('payment.loading')} shape="page" />
        </div>
      ) : (
        <div role="alert" className="grid gap-5">
          <h1>{say('payment.failed.title')}</h1>
          <p className="max-w-prose text-lg text-ink-2">{say('payment.failed.text')}</p>
          <div>
            <Button onClick={resource.again}>{say('payment.failed.again')}</Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** Whoever came from another screen finds the focus at the heading, as with a new page, once there is one. */
function focusArrived(): void {
  const [load] = performance.getEntriesByType('navigation')
  const fresh = load === undefined || new URL(load.name).pathname === location.pathname
  if (fresh || document.activeElement !== document.body) return
  focusHeading()
}

/** Someone else's, or nobody's: told, and brought home. */
function NoSuchOrder({ tell }: { tell: (text: string) => void }) {
  const say = useSay()
  const [, navigate] = useLocation()
  useEffect(() => {
    tell(say('payment.no_access'))
    navigate(href('home'), { replace: true })
  }, [tell, say, navigate])
  return null
}
