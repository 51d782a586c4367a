import { useSay } from '#web/i18n/index.ts'

/** A thin line at the top while the next screen is on its way: after 300 ms, and after two seconds with words. */
export function PendingLine({ pending }: { pending: boolean }) {
  const say = useSay()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {pending && (
        <>
          <div className="h-[3px] animate-appear overflow-hidden bg-green-tint">
            <div className="h-full w-2/5 animate-shimmer bg-green" />
          </div>
          <p className="mx-auto mt-2 w-max max-w-full animate-late rounded-full bg-ink px-4 py-1.5 text-sm text-white">
            {say('shell.loading')}
          </p>
        </>
      )}
    </div>
  )
}
