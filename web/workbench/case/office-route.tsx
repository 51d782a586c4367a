import { plural } from '#domain/messages/index.ts'
import type { SigningRoute } from '#domain/signing/index.ts'
import { useSay } from '#web/i18n/index.ts'

/** How somebody signs, for who prepares it: the way, how long it takes, and everything that keeps it from being online. */
export function OfficeRoute({ route }: { readonly route: SigningRoute }) {
  const say = useSay()
  const { way, working_days, reasons } = route
  const by = say('case.overview.signing_by', { way: say(`signing.ways.${way}.short`) })
  return (
    <>
      {working_days > 0 ? `${by} (${plural(say('signing.time.days'), working_days)})` : by}
      {reasons.map((reason) => (
        <span key={reason} className="block text-sm">
          {say(`signing.reasons.${reason}`)}
        </span>
      ))}
    </>
  )
}
