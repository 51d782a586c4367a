import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInAs } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { askToConnect, askTokens, connectAssistant, registerAssistant } from '#server/testing/assistants.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { type SignedIn, signedIn } from '#server/testing/signed-in.ts'
import { assistantAuthentication } from './connection.ts'
import { assistantJobs } from './jobs.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const day = 86_400_000
const founder = () => signedIn(openBrowser(service.app))
const authenticate = (bearer: string) => assistantAuthentication(service)(bearer)
const connected = async (owner: SignedIn) => (await owner.call('GET', '/api/assistants')).json().assistants
/** What else happens by itself. */
async function run(job: keyof typeof assistantJobs) {
  await service.database.inTransaction((tx) => service.jobs.enqueue(tx, assistantJobs[job], {}))
  await service.jobs.drain()
}
const renewed = async ({ client_id, refresh_token }: { client_id: string; refresh_token: string }) =>
  (await askTokens(service, { grant_type: 'refresh_token', client_id, refresh_token })).json()

describe('is over at once', () => {
  test('when its owner disconnects it, and for nobody else', async () => {
    const [owner, other] = [await founder(), await founder()]
    const [gone, stays] = [await connectAssistant(service, owner), await connectAssistant(service, owner)]
    const uuid = (await authenticate(gone.access_token))?.uuid
    expect((await other.call('DELETE', `/api/assistants/${uuid}`)).statusCode).toBe(404)
    expect((await owner.call('DELETE', `/api/assistants/${uuid}`)).json()).toEqual({ disconnected: true })
    expect(await authenticate(gone.access_token)).toBeNull()
    expect((await renewed(gone)).error).toBe('invalid_grant')
    expect(await authenticate(stays.access_token)).not.toBeNull()
    expect(await connected(owner)).toHaveLength(1)
    expect((await owner.call('DELETE', `/api/assistants/${uuid}`)).statusCode).toBe(404)
  })

  const password = 'een-ander-goed-wachtwoord'
  test.each([
    [
      'another password',
      (owner: SignedIn) =>
        owner.call('PUT', '/api/member_auth/password', { payload: { password, password_confirmation: password } }),
    ],
    [
      'another password among what is changed',
      (owner: SignedIn) =>
        owner.call('PUT', '/api/member_auth', { payload: { password, password_confirmation: password } }),
    ],
    ['everybody signed out', (owner: SignedIn) => owner.call('DELETE', '/api/account/sessions')],
    ['an account that is gone', (owner: SignedIn) => owner.call('DELETE', '/api/member_auth')],
    [
      'an account that is blocked',
      async (owner: SignedIn) => {
        const admin = await signedInAs(service, 'admin')
        const payload = { blocked: true, reason: 'Proef' }
        return admin.call('POST', `/api/admin/accounts/${owner.account}/block`, { payload })
      },
    ],
  ])('with %s', async (_what, change) => {
    const [owner, other] = [await founder(), await founder()]
    const [gone, stays] = [await connectAssistant(service, owner), await connectAssistant(service, other)]
    expect((await change(owner)).statusCode).toBe(200)
    expect(await authenticate(gone.access_token)).toBeNull()
    expect((await renewed(gone)).error).toBe('invalid_grant')
    expect(await authenticate(stays.access_token)).not.toBeNull()
  })

  test('with its account shut out, for as long as that is so', async () => {
    const owner = await founder()
    const { access_token } = await connectAssistant(service, owner)
    const set = (blocked_at: Date | null) =>
      service.database.db.updateTable('accounts').set({ blocked_at }).where('uuid', '=', owner.account).execute()
    await set(service.clock.now())
    expect(await authenticate(access_token)).toBeNull()
    await set(null)
    expect(await authenticate(access_token)).not.toBeNull()
  })

  test('when the only draft it had is thrown away', async () => {
    const owner = await founder()
    const draft = (await owner.call('POST', '/api/dutch_bv_incorporations')).json().uuid
    const { access_token } = await connectAssistant(service, owner, { questionnaire: draft })
    expect(await authenticate(access_token)).not.toBeNull()
    expect((await owner.call('DELETE', `/api/drafts/${draft}`)).statusCode).toBe(200)
    expect([await authenticate(access_token), await connected(owner)]).toEqual([null, []])
  })
})

test('switched off there is nothing, and what was connected sleeps', async () => {
  const owner = await founder()
  const { access_token, ...tokens } = await connectAssistant(service, owner)
  const admin = await signedInAs(service, 'admin')
  const turn = (is_on: boolean) => admin.call('PUT', '/api/admin/switches/assistants', { payload: { is_on } })
  const off = await openTestApp({ database: service.database, settings: { ASSISTANTS_ENABLED: 'false' } })
  expect(await assistantAuthentication(off)(access_token)).toBeNull()
  for (const path of [
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-protected-resource',
    '/oauth/auth',
  ])
    expect((await off.app.inject(path)).statusCode).toBe(404)
  expect((await askTokens(off, { grant_type: 'refresh_token', ...tokens })).statusCode).toBe(404)
  await off.close()
  await turn(false)
  expect((await owner.call('GET', '/api/assistants')).statusCode).toBe(404)
  expect((await service.app.inject('/.well-known/oauth-protected-resource')).statusCode).toBe(404)
  await turn(true)
  expect(await connected(owner)).toHaveLength(1)
  expect(await authenticate(access_token)).not.toBeNull()
})

test('how long ago it was used is noted, once a minute', async () => {
  const start = service.clock.now()
  const owner = await founder()
  const { access_token } = await connectAssistant(service, owner)
  const lastUse = async () => (await connected(owner))[0].last_used_at
  expect(await lastUse()).toBeNull()
  await authenticate(access_token)
  expect(await lastUse()).toBe(start.toISOString())
  service.clock.set(new Date(start.getTime() + 59_000))
  await authenticate(access_token)
  expect(await lastUse()).toBe(start.toISOString())
  service.clock.set(new Date(start.getTime() + 60_000))
  await authenticate(access_token)
  expect(await lastUse()).toBe(new Date(start.getTime() + 60_000).toISOString())
  service.clock.set(start)
})

test('the day before it ends its owner is told, once', async () => {
  const start = service.clock.now()
  const owner = await founder()
  await connectAssistant(service, owner, { days: 7 })
  await connectAssistant(service, owner, { days: 1 })
  const told = async (after: number) => {
    service.clock.set(new Date(start.getTime() + after))
    await run('tell_of_assistants')
    const mails = await service.outbox.listMails()
    return mails.filter(({ to, kind }) => to === owner.email && kind === 'assistant_ending')
  }
  expect(await told(6 * day - 7_200_000)).toEqual([])
  const [mail] = await told(6 * day + 3_600_000)
  expect(mail).toMatchObject({ subject: 'Nova stopt op zondag 22 november | Oprecht', locale: 'nl' })
  expect(mail?.text).toContain('/questionnaire/account#assistants')
  expect(await told(6 * day + 7_200_000)).toHaveLength(1)
  service.clock.set(start)
})

test('what ran out is not kept, and a year later nothing is', async () => {
  const start = service.clock.now()
  const owner = await founder()
  const { client_id } = await connectAssistant(service, owner, { days: 30 })
  await askToConnect(service, owner, { client_id: await registerAssistant(service) })
  const models = async (after: number) => {
    service.clock.set(new Date(start.getTime() + after))
    await run('purge_assistants')
    const rows = await service.database.db.selectFrom('oauth_records').select('model').distinct().execute()
    return rows.map(({ model }) => model).sort()
  }
  expect(await models(0)).toContain('AccessToken')
  expect(await models(day)).toEqual(['Client', 'Grant', 'RefreshToken'])
  expect(await models(31 * day)).toEqual(['Client'])
  const ofOwner = () =>
    service.database.db
      .selectFrom('assistant_connections')
      .select('uuid')
      .where('account', '=', owner.account)
      .execute()
  expect(await ofOwner()).toHaveLength(1)
  // Registered and never connected: three months. Connected: three months after that.
  expect((await askToConnect(service, owner, { client_id })).uid).not.toBe('')
  expect(await models(121 * day)).toEqual([])
  expect(await models(396 * day)).toEqual([])
  expect(await ofOwner()).toEqual([])
  service.clock.set(start)
})
