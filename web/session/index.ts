// Who is at the screen: the stored token and what having none means for a route.
export { guardTarget } from './guard.ts'
export { acceptRedirection, SessionProvider, useSession } from './session.tsx'
