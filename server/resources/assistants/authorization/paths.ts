export const authorizationPaths = {
  authorization: '/oauth/auth',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  jwks: '/oauth/jwks',
} as const

/** Named by a request's own address, so that several can be under way in one browser. */
export const consentCookie = 'assistant_consent'
export const consentPath = (uid: string): string => `/api/assistant_consents/${uid}`
