import { randomUUID } from 'node:crypto'
import type { Role } from '#contract/roles.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { createClients } from '#server/resources/accounts/clients.ts'
import { type Account, insertAccount } from '#server/resources/accounts/store.ts'
import type { TestApp } from './app-open.ts'
import { type Browser, openBrowser } from './browser.ts'
import { type Token, withToken } from './signed-in.ts'

export type TestAccount = Account & { readonly token: Token }

type Service = Pick<TestApp, 'database' | 'config'> & { readonly clock: Clock }

/** An account with a device that is signed in, without a form: for tests that need many, of every role. */
export async function insertTestAccount(service: Service, role: Role = 'customer'): Promise<TestAccount> {
  const { database, clock, config } = service
  const now = clock.now()
  const email = `${randomUUID()}@voorbeeld.nl`
  const made = await insertAccount(database.db, {
    ...{ uuid: randomUUID(), provider: 'email', uid: email, email, password_hash: null, role },
    ...{ confirmed_at: now, created_at: now, updated_at: now },
  })
  if (made === undefined) throw new Error('The account was not made.')
  const issued = await createClients({ database, clock, config }).issue(database.db, made, { device: null })
  const { token, client, uid, expires_at } = issued
  return { ...made, token: { 'access-token': token, client, uid, expiry: String(expires_at.getTime() / 1000) } }
}

/** A browser in which somebody of that role is signed in. */
export async function signedInAs(service: Service & Pick<TestApp, 'app'>, role?: Role): Promise<Browser> {
  return withToken(openBrowser(service.app), (await insertTestAccount(service, role)).token)
}
