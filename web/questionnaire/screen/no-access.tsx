import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { useSession } from '#web/session/index.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Outside } from '../model/use/frame.ts'
import { FlowLayout } from './layout.tsx'

export interface RefusedProps {
  readonly outside: Outside
  /** Where one comes back to after signing in. */
  readonly back: string
}

/** A stranger is asked to sign in and comes back here; someone who is signed in is told and brought home. */
export function QuestionnaireRefused({ outside, back }: RefusedProps) {
  const say = useSay()
  const { signedIn } = useSession()
  const [, navigate] = useLocation()
  const { notify } = outside
  useEffect(() => {
    if (signedIn === null) return
    if (signedIn) notify({ tone: 'negative', text: say('questionnaire.no_access') })
    navigate(signedIn ? href('home') : href('login', {}, { redirect_url: back }), { replace: true })
  }, [signedIn, back, navigate, notify, say])
  return <QuestionnaireLoading />
}

/** The frame stays empty in its own shape, so that nothing jumps when the questions come. */
export function QuestionnaireLoading() {
  const say = useSay()
  return (
    <FlowLayout
      menu={null}
      foot={null}
      total={null}
      wide
      aside={<aside className="hidden border-l border-line bg-sunken min-[75rem]:block" />}
      form={
        <div className="animate-appear pt-6">
          <Skeleton label={say('questionnaire.loading')} shape="page" />
        </div>
      }
    />
  )
}
