import { useLocation, useSearch } from 'wouter'
import { href, queryAt } from '#web/links/index.ts'
import { useSession } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'

/** Where the account buttons lead from here, and how one signs out. */
export function useAccount() {
  const site = useSite()
  const { signedIn, signOut } = useSession()
  const [path] = useLocation()
  const search = useSearch()

  // After signing in one comes back to where one was; on the way to somewhere already, that stays the goal.
  const given = queryAt('login', search)
  const onTheWay = path === href('login') || path === href('register')
  const redirect_url = onTheWay ? given.redirect_url : path === href('home') ? undefined : path
  const query = { redirect_url, product_type: given.product_type }

  return {
    signedIn: signedIn === true,
    login: href('login', {}, query),
    register: href('register', {}, query),
    dashboard: site.dashboard_url,
    logout: () => {
      signOut()
      // A whole new page: nothing of this visitor stays in memory, and a chat that was open is gone.
      location.assign(site.home_url ?? href('home'))
    },
  }
}
