import { expect, test } from 'vitest'
import { allowedMethods } from './api.ts'

const routes = [
  { method: 'GET', path: '/api/things' },
  { method: 'POST', path: '/api/things' },
  { method: 'GET', path: '/api/things/:id', trailingSlash: true },
  { method: 'PATCH', path: '/api/things/:id' },
] as const

test.each([
  ['/api/things', ['GET', 'HEAD', 'POST']],
  ['/api/things/7', ['GET', 'HEAD', 'PATCH']],
  ['/api/things/7/', ['GET', 'HEAD']],
  ['/api/things/', []],
  ['/api/things/7/8', []],
  ['/api', []],
  ['/api/thing', []],
  ['', []],
])('%s takes %j', (path, methods) => {
  expect(allowedMethods(routes, path)).toEqual(methods)
})
