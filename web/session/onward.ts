import { placeAt } from '#web/links/index.ts'

/** Goes there in place of this page: inside the app without loading it anew. */
export function goOn(target: string, navigate: (path: string, options: { replace: boolean }) => void): void {
  if (placeAt(target.split(/[?#]/)[0] ?? target)) navigate(target, { replace: true })
  else location.replace(target)
}
