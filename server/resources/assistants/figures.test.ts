import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '#server/http/index.ts'
import { openTestApp } from '#server/testing/app-open.ts'
import { allowedAssistant, answerConsent, askToConnect, connectAssistant } from '#server/testing/assistants.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { signedIn } from '#server/testing/signed-in.ts'
import { connectingFigures } from './figures.ts'

test('what is connected, answered and turned away is counted, of nobody', async () => {
  const service = await openTestApp()
  onTestFinished(() => service.close())
  const figures = () => service.metrics.registry.metrics()
  const owner = await signedIn(openBrowser(service.app))
  const { client_id, access_token } = await connectAssistant(service, owner)
  const { uid } = await askToConnect(service, owner, { client_id })
  await answerConsent(owner, uid, { ...allowedAssistant, allow: false })
  // Answered twice, counted once.
  await answerConsent(owner, uid, { ...allowedAssistant, allow: false })
  const post = (headers: Record<string, string>) =>
    service.app.inject({ method: 'POST', url: '/mcp', headers: { host: 'localhost:3000', ...headers }, payload: {} })
  expect((await post({})).statusCode).toBe(401)
  expect((await post({ origin: 'https://evil.example' })).statusCode).toBe(403)
  for (let call = 0; call < 61; call += 1) await post({ authorization: `Bearer ${access_token}` })

  const seen = await figures()
  const counted = [
    'assistant_connections 1',
    'assistant_consents_total{answer="allowed"} 1',
    'assistant_consents_total{answer="refused"} 1',
    ...['401', '403', '429'].map(
      (status) => `http_request_duration_seconds_count{method="POST",route="/mcp",status="${status}"} 1`,
    ),
  ]
  expect(
    seen
      .split('\n')
      .filter((line) => counted.includes(line))
      .sort(),
  ).toEqual(counted.toSorted())
  for (const personal of [client_id, access_token, uid, owner.account, owner.email, 'Nova', 'nova.example'])
    expect(seen).not.toContain(personal)

  const [{ uuid }] = (await owner.call('GET', '/api/assistants')).json().assistants
  await owner.call('DELETE', `/api/assistants/${uuid}`)
  expect((await figures()).split('\n')).toContain('assistant_connections 0')
})

test('the other figures are there while the database is not', async () => {
  const { database, clock, close } = await openTestApp()
  onTestFinished(close)
  const metrics = createMetrics({ ofProcess: false })
  const nowhere = { ...database, db: database.db.withSchema('nowhere') }
  connectingFigures({ database: nowhere, clock, metrics })
  const seen = await metrics.registry.metrics()
  expect(seen).toContain('assistant_connections Nan')
  expect(seen).toContain('# TYPE http_request_duration_seconds histogram')
})
