import type { SocialProvider } from '#contract/account-answers.ts'
import { useSay } from '#web/i18n/index.ts'
import { useSession } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { GoogleMark, LinkedInMark } from './provider-marks.tsx'
import { socialHref } from './social-href.ts'

const marks = { google_oauth2: GoogleMark, linkedin: LinkedInMark } as const satisfies Record<SocialProvider, unknown>

/** Signing in with someone who knows you already, and the line that leads on to the email address. */
export function SocialWays({ redirectUrl, note }: { redirectUrl: string | undefined; note?: React.ReactNode }) {
  const say = useSay()
  const { sign_in_providers } = useSite()
  const { signedIn } = useSession()
  if (sign_in_providers.length === 0) return null
  // One drawn page serves many addresses, so it names none of them until the browser has taken it over.
  const onward = signedIn === null ? undefined : redirectUrl
  return (
    <>
      <div className="grid gap-2.5">
        {sign_in_providers.map((provider) => {
          const Mark = marks[provider]
          return (
            <ButtonLink key={provider} wide look="line" before={<Mark />} href={socialHref(provider, onward)}>
              {say(`auth.social.${provider}`)}
            </ButtonLink>
          )
        })}
      </div>
      {note && <p className="mt-2.5 text-hint text-ink-2">{note}</p>}
      <p className="my-5 flex items-center gap-3.5 text-hint text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {say('auth.or')}
      </p>
    </>
  )
}
