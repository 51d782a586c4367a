import type { SocialErrorCode } from '#contract/account-answers.ts'
import type { SignInFailure } from '#web/accounts/index.ts'

type ToldInAddress = { readonly error?: string | undefined; readonly provider?: string | undefined }

const known: readonly SocialErrorCode[] = [
  'different_provider',
  'email_not_verified',
  'cancelled',
  'provider_unavailable',
  'redirect_not_allowed',
  'account_blocked',
]

/** What is in the address of someone who comes back from a provider without being signed in. */
export function arrivedWith({ error, provider }: ToldInAddress): SignInFailure | null {
  if (error === undefined) return null
  const code = known.find((one) => one === error) ?? 'sign_in_failed'
  return { code, fields: [], data: { provider }, kind: 'refused' }
}
