import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { notices } from '#web/shell/index.ts'

type Outcome = { readonly linked?: string | undefined; readonly error?: string | undefined }

const reasons = ['identity_taken', 'already_linked', 'cancelled'] as const
const reasonIn = (error: string | undefined) => reasons.find((reason) => reason === error) ?? 'link_failed'

/** Someone comes back from linking an account elsewhere: how it went is said once. */
export function useLinkOutcome({ linked, error }: Outcome): void {
  const say = useSay()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (linked === undefined && error === undefined) return
    if (linked === 'google_oauth2' || linked === 'linkedin') {
      const provider = say(`auth.provider.${linked}`)
      notices.show({ tone: 'positive', text: say('account.ways.linked_notice', { provider }) })
    } else notices.show({ tone: 'negative', text: say(`account.ways.${reasonIn(error)}`) })
    navigate(href('account'), { replace: true })
  }, [linked, error, say, navigate])
}
