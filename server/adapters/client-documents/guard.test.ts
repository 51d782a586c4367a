import { createServer, request as plainRequest, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openLookupBy } from '../webhooks/index.ts'
import { clientDocumentReader } from './index.ts'

// The internet of these tests: names resolve to what a test says, and whoever is called is a server on this machine.
const internet = { addresses: [] as string[], port: 0, asked: [] as string[] }

const readDocument = clientDocumentReader({
  lookup: openLookupBy((_host, _options, found) =>
    found(
      null,
      internet.addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  ),
  request: (target, { lookup, headers, signal }, answered) => {
    internet.asked.push(target.pathname)
    const here = { port: internet.port, host: '127.0.0.1', path: target.pathname }
    const call = plainRequest({ ...here, ...(headers && { headers }), ...(signal && { signal }) }, answered)
    // Judged as it is when a connection is made.
    lookup?.(target.hostname, { all: true }, (error) => error && call.destroy(error))
    return call
  },
})

async function answeredBy(listener: RequestListener, addresses = ['93.184.216.34']) {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  Object.assign(internet, { addresses, port: (server.address() as AddressInfo).port, asked: [] })
  return (signal?: AbortSignal) => readDocument('https://nova.example/client.json', signal)
}

test('a document is read as it stands', async () => {
  const read = await answeredBy((_request, response) =>
    response.setHeader('cache-control', 'max-age=60').end('{"a":1}'),
  )
  const answer = await read()
  expect([await answer.json(), answer.headers.get('cache-control')]).toEqual([{ a: 1 }, 'max-age=60'])
})

test.each([
  ['inside', ['10.0.0.1']],
  ['inside, in the guise of the newer internet', ['::ffff:10.0.0.1']],
  ['outside and inside at once', ['93.184.216.34', '127.0.0.1']],
  ['nowhere', []],
])('a name that leads %s when it is called is not called', async (_where, addresses) => {
  const read = await answeredBy((_request, response) => response.end('{}'), addresses)
  await expect(read()).rejects.toMatchObject({ code: 'private' })
})

test('a name that leads elsewhere the second time is judged the second time', async () => {
  const read = await answeredBy((_request, response) => response.end('{}'))
  await read()
  internet.addresses = ['169.254.169.254']
  await expect(read()).rejects.toMatchObject({ code: 'private' })
})

test.each([301, 302, 307, 308, 404, 500, 204])('an answer of %s is none, and leads nowhere', async (status) => {
  const read = await answeredBy((_request, response) =>
    response.writeHead(status, { location: 'https://evil.example/inside' }).end(),
  )
  await expect(read()).rejects.toMatchObject({ code: 'unreachable' })
  expect(internet.asked).toEqual(['/client.json'])
})

test('more than 64 KB is not read to its end', async () => {
  const read = await answeredBy((_request, response) => {
    response.on('error', () => {})
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384))) {}
    }
    response.on('drain', more)
    more()
  })
  await expect(read()).rejects.toMatchObject({ code: 'unreachable' })
})

test('whoever keeps us waiting is left, after five seconds or when nobody waits any more', async () => {
  const soon = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon.signal)
  onTestFinished(() => timeout.mockRestore())
  const read = await answeredBy((_request, response) => {
    response.write('{')
    soon.abort()
  })
  await expect(read()).rejects.toThrow()
  expect(timeout).toHaveBeenCalledWith(5_000)
  await expect((await answeredBy(() => {}))(AbortSignal.abort())).rejects.toThrow()
})
