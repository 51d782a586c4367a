import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readClientDocument } from '#server/adapters/client-documents/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { createLogger, createMetrics, createServer } from '#server/http/index.ts'
import { insertTestAccount } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { allowedAssistant, askToConnect, exchangeCode } from '#server/testing/assistants.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { questionnairesWithin } from '../../questionnaires/within.ts'
import { knownReferences } from '../../reference/references.ts'
import { authorizationRoutes } from './routes.ts'
import { assistantAuthorization } from './service.ts'

// An assistant that is known by what it publishes of itself, as the newest protocol has it.

const address = 'https://nova.example/oauth/client.json'
const document = {
  client_id: address,
  client_name: 'Nova',
  client_uri: 'https://nova.example/',
  policy_uri: 'https://nova.example/privacy',
  redirect_uris: ['https://nova.example/back'],
}

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

/** The authorization server with an internet of its own: what is published there, by address. */
async function authorization(published: Readonly<Record<string, object | string>>) {
  const { config, database, clock } = service
  const metrics = createMetrics({ ofProcess: false })
  const vault = vaultWith([Buffer.alloc(32, 1)])
  const log = createLogger('silent', { write: () => undefined })
  const app = await createServer({ config, log, metrics })
  const asked: string[] = []
  const { server, consents, authenticate } = assistantAuthorization({
    ...{ config, database, clock, vault, log, metrics },
    questionnaires: questionnairesWithin({ config, database, vault, clock }),
    references: knownReferences({ database, clock }),
    async readDocument(url, signal) {
      asked.push(url)
      const found = published[url]
      if (found === undefined) return readClientDocument(url, signal)
      return new Response(typeof found === 'string' ? found : JSON.stringify(found))
    },
  })
  await app.register(authorizationRoutes, { config, server })
  onTestFinished(() => app.close())
  const { uuid: account } = await insertTestAccount(service)
  return { app, config, asked, account, consents, authenticate, browser: openBrowser(app) }
}

const back = 'https://nova.example/back'

test('is asked about by its name and its own host, connected and known again', async () => {
  const { app, config, account, consents, authenticate, browser } = await authorization({ [address]: document })
  const asked = await askToConnect({ app, config }, browser, { client_id: address, redirect_uri: back })
  expect(asked.answer.statusCode).toBe(303)
  expect((await consents.read(asked.uid, account)).client).toEqual({
    ...{ name: 'Nova', host: 'nova.example', local: false },
    ...{ uri: 'https://nova.example/', policy_uri: 'https://nova.example/privacy' },
  })
  const { pathname, search } = new URL(await consents.answer(asked.uid, account, allowedAssistant))
  const { headers } = await browser.call('GET', `${pathname}${search}`)
  const code = new URL(headers.location ?? '').searchParams.get('code') ?? ''
  const tokens = (await exchangeCode({ app }, asked, code)).json()
  expect(await authenticate(tokens.access_token)).toMatchObject({ account, client_id: address, name: 'Nova' })
})

describe('is not let in', () => {
  const refusedWith = async (published: object | string, client_id = address, redirect_uri = back) => {
    const { app, config, browser } = await authorization({ [client_id]: published })
    const { answer, uid } = await askToConnect({ app, config }, browser, { client_id, redirect_uri })
    return [answer.statusCode, answer.headers.location, uid]
  }

  test.each([
    ['says it is another', { ...document, client_id: 'https://other.example/client.json' }],
    ['is no document', 'nothing'],
    ['comes back nowhere', { ...document, redirect_uris: [] }],
    ['comes back elsewhere than it asks', { ...document, redirect_uris: ['https://nova.example/other'] }],
    ['wants a secret', { ...document, token_endpoint_auth_method: 'client_secret_post' }],
  ])('when it %s', async (_what, published) => {
    expect(await refusedWith(published)).toEqual([400, undefined, ''])
  })

  test.each([
    'https://127.0.0.1/client.json',
    'https://[::1]/client.json',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/client.json',
    'http://nova.example/client.json',
    'https://nova.example:8443/client.json',
  ])('%s is not looked at', async (client_id) => {
    const { app, config, browser } = await authorization({})
    const { answer } = await askToConnect({ app, config }, browser, { client_id, redirect_uri: back })
    expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
    expect(answer.body).not.toMatch(/ECONN|EHOST|private|unreachable/)
  })
})
