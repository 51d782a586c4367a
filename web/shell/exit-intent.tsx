import { useExitIntent } from './use-exit-intent.ts'

/** Watches for who is about to leave; shows nothing. */
export function ExitIntent({ onLeaving }: { readonly onLeaving: () => void }) {
  useExitIntent(onLeaving)
  return null
}
