import type { SocialProvider } from '#contract/account-answers.ts'
import { useSay } from '#web/i18n/index.ts'
import { useSession } from '#web/session/index.ts'
import { useSite } from '#web/site/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
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

/** Their own marks, in their own colours, as they ask for. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  )
}

function LinkedInMark() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <rect width="20" height="20" rx="2.5" fill="#0A66C2" />
      <path
        fill="#fff"
        d="M3.1 7.6h2.7v9.2H3.1V7.6Zm1.35-4.5a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM7.7 7.6h2.6v1.26h.04c.36-.68 1.24-1.5 2.56-1.5 2.74 0 3.25 1.8 3.25 4.15v5.29h-2.7v-4.7c0-1.1-.02-2.56-1.56-2.56-1.56 0-1.8 1.22-1.8 2.48v4.78H7.7V7.6Z"
      />
    </svg>
  )
}
