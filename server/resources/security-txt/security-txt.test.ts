import { expect, test } from 'vitest'
import { buildTestApp } from '#server/testing/app.ts'

const address = '/.well-known/security.txt'

test('says whom to tell about a hole, and until when that holds', async () => {
  const { app } = await buildTestApp({ settings: { PUBLIC_URL: 'https://www.oprecht.example' } })
  const answer = await app.inject(address)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(answer.body.split('\n')).toEqual([
    'Contact: mailto:hallo@oprecht.example',
    'Expires: 2027-05-14T00:00:00.000Z',
    'Preferred-Languages: nl, en',
    `Canonical: https://www.oprecht.example${address}`,
    '',
  ])
})

test.each([
  ['veilig@oprecht.example', 'mailto:veilig@oprecht.example'],
  ['https://www.oprecht.example/melden', 'https://www.oprecht.example/melden'],
])('%s is where to report', async (SECURITY_CONTACT, contact) => {
  const { app } = await buildTestApp({ settings: { SECURITY_CONTACT } })
  expect((await app.inject(address)).body).toContain(`Contact: ${contact}\n`)
})
