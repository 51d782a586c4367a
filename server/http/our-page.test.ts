import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { isFromOurPage } from './redirects.ts'

const config = { PUBLIC_URL: 'https://www.oprecht.example' }
const ours = 'https://www.oprecht.example'

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: ours }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: ours, referer: `${ours}/x` }, false],
  // Typed, or from a bookmark or a mail: nobody's page.
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: ours }, true],
  [{ referer: `${ours}/questionnaire/login` }, true],
  [{ origin: 'https://evil.example', referer: `${ours}/x` }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'https://www.oprecht.example.evil.example' }, false],
  [{ origin: 'http://www.oprecht.example' }, false],
  [{ referer: 'no address' }, false],
  [{}, false],
])('%o is from a page of ours: %s', (headers, ours) => {
  expect(isFromOurPage({ headers } as unknown as FastifyRequest, config)).toBe(ours)
})
