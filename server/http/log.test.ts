import { expect, test } from 'vitest'
import { createLogger } from './log.ts'

function logger() {
  const lines: Record<string, unknown>[] = []
  return { lines, log: createLogger('trace', { write: (line) => void lines.push(JSON.parse(line)) }) }
}

test('a line is JSON with a level, a time and what was given', () => {
  const { lines, log } = logger()
  log.info({ route: '/api/site', status: 200 }, 'request')
  expect(lines).toEqual([{ level: 'info', time: expect.any(String), route: '/api/site', status: 200, msg: 'request' }])
})

test.each([
  ['an error as it is', (log: ReturnType<typeof createLogger>, error: Error) => log.error(error)],
  ['an error without a message', (log: ReturnType<typeof createLogger>, error: Error) => log.error({ err: error })],
  ['under another name', (log: ReturnType<typeof createLogger>, error: Error) => log.warn({ error })],
])('%s says nothing of what someone typed', (_name, write) => {
  const { lines, log } = logger()
  write(log, new Error('duplicate "jan@voorbeeld.nl"'))
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toContain('jan@')
  expect(JSON.stringify(lines)).toContain('duplicate')
})

test('what must never be logged is dropped, at the top and one level down', () => {
  const { lines, log } = logger()
  log.info({ email: 'a@b.nl', body: { bsn: '1' }, user: { email: 'a@b.nl', id: 7 } }, 'careless')
  expect(lines[0]).toEqual({ level: 'info', time: expect.any(String), user: { id: 7 }, msg: 'careless' })
})

test('a request or a reply is logged without its headers and address', () => {
  const { lines, log } = logger()
  log.info(
    { req: { method: 'GET', id: 'x', url: '/a?token=1', headers: { cookie: 'c' } }, res: { statusCode: 200 } },
    'odd',
  )
  expect(lines[0]).toMatchObject({ req: { method: 'GET', id: 'x' }, res: { status: 200 } })
  expect(JSON.stringify(lines)).not.toMatch(/token|cookie/)
})
