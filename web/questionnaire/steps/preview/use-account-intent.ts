import { measure } from '#web/analytics/index.ts'
import { useSession } from '#web/session/index.ts'
import { useQuestionnaire } from '../../store/context.tsx'

/** Someone without an account is about to make one: that is measured, for whoever agreed to measuring. */
export function useAccountIntent(): () => void {
  const { flow } = useQuestionnaire()
  const { signedIn } = useSession()
  return () => {
    if (signedIn === false) measure({ event: 'account_creation', product_type: flow })
  }
}
