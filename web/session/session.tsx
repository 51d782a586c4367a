import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { clearToken, readToken, type Token, writeToken } from './token.ts'

type Session = {
  /** Null until the browser has looked: the server draws pages for nobody in particular. */
  readonly signedIn: boolean | null
  readonly signIn: (token: Token) => void
  readonly signOut: () => void
}

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ children }: { children: ReactNode }) {
  const [signedIn, setSignedIn] = useState<boolean | null>(null)
  useEffect(() => setSignedIn(readToken() !== null), [])
  const session = useMemo<Session>(
    () => ({
      signedIn,
      signIn: (token) => {
        writeToken(token)
        setSignedIn(true)
      },
      signOut: () => {
        clearToken()
        setSignedIn(false)
      },
    }),
    [signedIn],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('A screen has a session only inside SessionProvider.')
  return session
}

type Parameters = Readonly<Partial<Record<'access_token' | 'client' | 'expiry' | 'uid', string | undefined>>>

/** The token of an authenticated redirection: all four parameters, or nothing. */
export function acceptRedirection({ access_token, client, expiry, uid }: Parameters): Token | null {
  if (!access_token || !client || !expiry || !uid || !/^\d{1,12}$/.test(expiry)) return null
  return { access_token, client, expiry: Number(expiry), uid }
}
