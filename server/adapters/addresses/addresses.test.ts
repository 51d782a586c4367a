import { createServer, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '#server/testing/ports.ts'
import { fakeClock } from '../clock/index.ts'
import { AddressError, pdokAddresses, rememberedAddresses } from './index.ts'

/** A server that speaks as the look-up does, and what it was asked. */
async function lookUp(answer: (response: ServerResponse) => void) {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://look.up'))
    answer(response)
  })
  const port = await portOf(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, url: `http://127.0.0.1:${port}/search/v3_1/` }
}

const json = (docs: unknown) => (response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ response: { docs } }))

const nieuwestad = { straatnaam: 'Nieuwestad', woonplaatsnaam: 'Leeuwarden', huisnummer: 12, postcode: '8911AB' }
const wish = { postal_code: '8911AB', house_number: 12 }

test('asks by postal code and number, and takes street and town from the answer', async () => {
  const { asked, url } = await lookUp(json([{ ...nieuwestad, huisnummer: 120 }, nieuwestad]))
  expect(await pdokAddresses({ url }).find(wish)).toEqual({ ...wish, street: 'Nieuwestad', town: 'Leeuwarden' })
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/search/v3_1/free'])
  expect(asked[0]?.searchParams.get('q')).toBe('postcode:8911AB AND huisnummer:12')
  expect(asked[0]?.searchParams.get('fq')).toBe('type:adres')
})

test.each([
  ['nothing', []],
  ['another number', [{ ...nieuwestad, huisnummer: 14 }]],
  ['another postal code', [{ ...nieuwestad, postcode: '8911AC' }]],
])('%s is no address', async (_name, docs) => {
  const { url } = await lookUp(json(docs))
  expect(await pdokAddresses({ url }).find(wish)).toBeNull()
})

test.each<[string, (response: ServerResponse) => void, { timeout?: number }?]>([
  ['an error', (response) => response.writeHead(500).end('{}')],
  ['something that is not JSON', (response) => response.end('<html>')],
  ['something else', (response) => response.end('{"docs":[]}')],
  ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['half an answer and then nothing', (response) => response.write('{'), { timeout: 300 }],
])('%s is a failure that does not tell the address', async (_name, answer, manner) => {
  const { url } = await lookUp(answer)
  const failure: unknown = await pdokAddresses({ url, ...manner })
    .find(wish)
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(AddressError)
  expect(String(failure)).not.toMatch(/8911|postcode/)
})

test('asks once a day for the same address, also for one that does not exist, and forgets the oldest', async () => {
  const asked: string[] = []
  const clock = fakeClock('2026-11-15T12:00:00Z')
  const addresses = rememberedAddresses(
    {
      async find({ postal_code, house_number }) {
        asked.push(`${postal_code} ${house_number}`)
        return house_number === 1 ? null : { postal_code, house_number, street: 'Nieuwestad', town: 'Leeuwarden' }
      },
    },
    clock,
    { most: 2 },
  )
  const find = (house_number: number) => addresses.find({ postal_code: '8911AB', house_number })
  expect(await find(1)).toBeNull()
  expect(await find(1)).toBeNull()
  expect(await find(2)).toEqual(await find(2))
  expect(asked).toEqual(['8911AB 1', '8911AB 2'])
  await find(3)
  await find(1)
  expect(asked).toEqual(['8911AB 1', '8911AB 2', '8911AB 3', '8911AB 1'])
  clock.advance(25 * 60 * 60 * 1000)
  await find(1)
  expect(asked).toHaveLength(5)
})

test('a failure is not remembered', async () => {
  let count = 0
  const failing = rememberedAddresses(
    {
      async find() {
        count += 1
        throw new AddressError('no')
      },
    },
    fakeClock('2026-11-15T12:00:00Z'),
  )
  for (let turn = 0; turn < 2; turn += 1) await expect(failing.find(wish)).rejects.toThrow(AddressError)
  expect(count).toBe(2)
})
