import { useLocation, useSearch } from 'wouter'
import { href, placeAt, queryAt } from '#web/links/index.ts'
import { useSession } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'

/** Screens that lead to signing in: what comes after is in their address. */
const way = /login|register|confirm|assword/

/** Where the account buttons lead from here, and how one signs out. */
export function useAccount() {
  const site = useSite()
  const { signedIn } = useSession()
  const [path] = useLocation()
  const search = useSearch()

  // After signing in one comes back to where one was; on the way to somewhere already, that stays the goal.
  const given = queryAt('login', search)
  const place = placeAt(path)?.name
  const onTheWay = place !== undefined && way.test(place)
  const here = place && place !== 'home' ? path : undefined
  // One drawn page serves many addresses, so it names none of them until the browser has taken it over.
  const redirect_url = signedIn === null ? undefined : onTheWay ? given.redirect_url : here
  const query = { redirect_url, product_type: onTheWay ? given.product_type : undefined }

  return {
    signedIn: signedIn === true,
    login: href('login', {}, query),
    register: href('register', {}, query),
    dashboard: site.dashboard_url,
    logout: () => {
      const target = site.home_url ?? href('home')
      void import('./log-out.ts').then(({ logOut }) => logOut(target))
    },
  }
}
