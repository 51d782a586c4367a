import { href, ownRedirectTarget, placeAt } from '#web/links/index.ts'

type OnwardCircumstances = {
  readonly origin: string
  /** Other origins that redirect_url may point to. */
  readonly allowed: readonly string[]
}

/** Where someone goes once they are signed in: where they were going, or home. */
export const onwardTo = (redirectUrl: string | undefined, { origin, allowed }: OnwardCircumstances): string =>
  ownRedirectTarget(redirectUrl, origin, allowed) ?? href('home')

/** Goes there in place of this page: inside the app without loading it anew. */
export function goOn(target: string, navigate: (path: string, options: { replace: boolean }) => void): void {
  if (placeAt(target.split(/[?#]/)[0] ?? target)) navigate(target, { replace: true })
  else location.replace(target)
}
