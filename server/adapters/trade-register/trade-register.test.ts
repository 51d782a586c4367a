import { createServer, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '#server/testing/ports.ts'
import { fakeClock } from '../clock/index.ts'
import { kvkRegister, rememberedRegister, TradeRegisterError } from './index.ts'

/** A server that speaks as the register does, and what it was asked. */
async function register(answer: (response: ServerResponse) => void) {
  const asked: { path: string | undefined; key: unknown }[] = []
  const server = createServer((request, response) => {
    asked.push({ path: request.url, key: request.headers.apikey })
    answer(response)
  })
  const port = await portOf(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, url: `http://127.0.0.1:${port}/test/api/` }
}

const json = (body: unknown) => (response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

const visit = {
  type: 'bezoekadres',
  indAfgeschermd: 'Nee',
  volledigAdres: 'Hizzaarderlaan 3A 8823SJ Lollum',
  straatnaam: 'Hizzaarderlaan',
  huisnummer: 3,
  huisletter: 'A',
  postcode: '8823SJ',
  plaats: 'Lollum',
  land: 'Nederland',
}
/** In the form of the register's own test environment. */
const profile = (adressen: readonly object[] = [{ type: 'correspondentieadres', postbusnummer: 200 }, visit]) => ({
  kvkNummer: '68750110',
  indNonMailing: 'Ja',
  naam: 'Test BV Donald',
  formeleRegistratiedatum: '20170519',
  statutaireNaam: 'Test BV Donald',
  handelsnamen: [{ naam: 'Test BV Donald', volgorde: 0 }],
  sbiActiviteiten: [{ sbiCode: '01241', sbiOmschrijving: 'Teelt van appels en peren', indHoofdactiviteit: 'Ja' }],
  _embedded: {
    hoofdvestiging: { vestigingsnummer: '000037178598', eersteHandelsnaam: 'Donald Fruit', adressen },
    eigenaar: { rsin: '857587973', rechtsvorm: 'BeslotenVennootschap' },
  },
})

test('asks by number with the key, and takes the name and where it can be visited', async () => {
  const { asked, url } = await register(json(profile()))
  expect(await kvkRegister({ url, key: 'a-key' }).find('68750110')).toEqual({
    name: 'Test BV Donald',
    trade_name: 'Donald Fruit',
    address: { street: 'Hizzaarderlaan 3A', postal_code: '8823SJ', town: 'Lollum' },
  })
  expect(asked).toEqual([{ path: '/test/api/v1/basisprofielen/68750110', key: 'a-key' }])
})

test.each<[string, readonly object[], unknown]>([
  ['an address that is kept private', [{ ...visit, indAfgeschermd: 'Ja' }], null],
  ['only a post box', [{ type: 'correspondentieadres', postbusnummer: 200, plaats: 'Lollum' }], null],
  ['no address', [], null],
  [
    'an addition',
    [{ ...visit, huisletter: undefined, huisnummerToevoeging: '2' }],
    { street: 'Hizzaarderlaan 3-2', postal_code: '8823SJ', town: 'Lollum' },
  ],
])('%s', async (_name, addresses, expected) => {
  const { url } = await register(json(profile(addresses)))
  expect((await kvkRegister({ url, key: 'k' }).find('68750110'))?.address).toEqual(expected)
})

test('a business without articles is called by its trade name, and a number that nobody has is nothing', async () => {
  const sole = { naam: 'Bakkerij Jansen', _embedded: {} }
  expect(await kvkRegister({ url: (await register(json(sole))).url, key: 'k' }).find('69599084')).toEqual({
    name: 'Bakkerij Jansen',
    trade_name: 'Bakkerij Jansen',
    address: null,
  })
  const none = await register((response) => response.writeHead(404).end('{"fout":[]}'))
  expect(await kvkRegister({ url: none.url, key: 'k' }).find('00000001')).toBeNull()
})

test.each<[string, (response: ServerResponse) => void, { timeout?: number }?]>([
  ['a key that is refused', (response) => response.writeHead(401).end('{}')],
  ['an error', (response) => response.writeHead(500).end('{}')],
  ['something that is not JSON', (response) => response.end('<html>')],
  ['something else', (response) => response.end('{"naam":12}')],
  ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['half an answer and then nothing', (response) => response.write('{'), { timeout: 300 }],
])('%s is a failure that tells neither number nor key', async (_name, answer, manner) => {
  const { url } = await register(answer)
  const failure: unknown = await kvkRegister({ url, key: 'a-secret-key', ...manner })
    .find('68750110')
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(TradeRegisterError)
  expect(String(failure)).not.toMatch(/68750110|a-secret-key/)
})

test('asks once a day for the same number, and remembers no failure', async () => {
  const asked: string[] = []
  const clock = fakeClock('2026-11-15T12:00:00Z')
  const found = rememberedRegister(
    {
      async find(kvk) {
        asked.push(kvk)
        if (kvk === '90004973') throw new TradeRegisterError('no')
        return null
      },
    },
    clock,
  )
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await found.find('68750110')).toBeNull()
    await expect(found.find('90004973')).rejects.toThrow(TradeRegisterError)
  }
  expect(asked).toEqual(['68750110', '90004973', '90004973'])
  clock.advance(25 * 60 * 60 * 1000)
  await found.find('68750110')
  expect(asked).toHaveLength(4)
})
