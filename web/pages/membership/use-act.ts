import { useRef, useState } from 'react'
import { ApiError } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'

/** Longer than any browser needs to begin with the next page: then something is in the way and one may try again. */
const patience = 20_000

type ActOutcome = {
  /** Where it is paid; null where there is nothing to pay. */
  readonly payment_link?: string | null
}

/** Does one thing with a membership, once however often it is pressed, and leads on to where it is paid. */
export function useMembershipAct(onChanged: () => Promise<void>) {
  const say = useSay()
  const [isGoing, setGoing] = useState(false)
  const under = useRef(false)
  const stop = () => {
    under.current = false
    setGoing(false)
  }

  const tell = async (error: unknown): Promise<void> => {
    const status = error instanceof ApiError ? error.status : null
    const why = status === 0 ? 'offline' : status === 409 ? 'changed' : status === 503 ? 'provider' : 'ours'
    notices.show({ tone: 'negative', text: say(`membership.problem.${why}`) })
    if (why === 'changed') await onChanged()
  }

  /** Null where something else is asked first. */
  const act = async (what: () => Promise<ActOutcome | null>, done?: string): Promise<boolean> => {
    if (under.current) return false
    under.current = true
    setGoing(true)
    try {
      const outcome = await what()
      if (outcome === null) {
        stop()
        return false
      }
      if (outcome.payment_link) {
        location.assign(outcome.payment_link)
        setTimeout(stop, patience)
        return true
      }
      await onChanged()
      if (done) notices.show({ tone: 'positive', text: done })
      stop()
      return true
    } catch (error) {
      stop()
      await tell(error)
      return false
    }
  }
  return { isGoing, act }
}
