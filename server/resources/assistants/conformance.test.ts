import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { insertTestAccount } from '#server/testing/accounts.ts'
import { buildTestApp } from '#server/testing/app.ts'
import { callingAssistant } from '#server/testing/assistant-calls.ts'
import { freePort } from '#server/testing/ports.ts'
import { scratchFolder } from '#server/testing/scratch.ts'

// The conformance suite of the protocol against the whole service. It knows the two revisions of 2025 alone: that of 2026
// is tried with the published client, in the tests of the door.

const suite = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'))

/** What a server must do that has tools and nothing else, behind a name of its own. */
const applicable = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection']

/** Why others say nothing about this service; what it tells of itself names none of these. */
const notOurs: Readonly<Record<string, readonly string[]>> = {
  'They call example tools of the suite by name, and ours are nine others; how ours are called is tried with them.': [
    ...['tools-call-simple-text', 'tools-call-image', 'tools-call-audio', 'tools-call-embedded-resource'],
    ...['tools-call-mixed-content', 'tools-call-with-logging', 'tools-call-error', 'tools-call-with-progress'],
    ...['tools-call-sampling', 'tools-call-elicitation', 'elicitation-sep1034-defaults', 'elicitation-sep1330-enums'],
    'json-schema-2020-12',
  ],
  'They go on with a session or a stream of before, and every call here stands by itself.': [
    ...['server-sse-polling', 'server-sse-multiple-streams'],
  ],
  'There are no resources: what an assistant reads, it asks for by a tool.': [
    ...['resources-list', 'resources-read-text', 'resources-read-binary', 'resources-templates-read'],
    ...['resources-subscribe', 'resources-unsubscribe'],
  ],
  'There are no prompts, and so nothing to complete.': [
    ...['prompts-list', 'prompts-get-simple', 'prompts-get-with-args', 'prompts-get-embedded-resource'],
    ...['prompts-get-with-image', 'completion-complete'],
  ],
  'Nothing of our log goes to an assistant.': ['logging-set-level'],
}

/** The service behind one that shows a token: the suite has none. */
async function serviceWithToken(): Promise<string> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const service = await buildTestApp({ settings: { PUBLIC_URL: origin } })
  const inside = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
  const { uuid: account } = await insertTestAccount(service)
  const { token } = await callingAssistant(service, account)
  const front = createServer((asked, reply) => {
    // So that many calls do not fall in one minute.
    service.clock.advance(1_500)
    const headers = { ...asked.headers, authorization: `Bearer ${token}` }
    const { hostname, port } = inside
    const call = request({ hostname, port, path: asked.url, method: asked.method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    call.on('error', () => reply.destroy())
    asked.pipe(call)
  })
  await once(front.listen(port, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    front.closeAllConnections()
    front.close()
  })
  return `${origin}/mcp`
}

const checks = z.array(z.object({ id: z.string(), status: z.string(), errorMessage: z.string().optional() }))

/** What came of every scenario that the suite has, by its name. */
async function outcomes(url: string) {
  const folder = scratchFolder('conformance')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // It ends badly, since not all of it is for us.
  await new Promise<void>((resolve) => {
    execFile(process.execPath, [suite, 'server', '--url', url, '--suite', 'all', '-o', folder], () => resolve())
  })
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const scenario = name.replace(/^server-(.*)-\d{4}-\d\d-\d\dT.*$/, '$1')
      return [scenario, checks.parse(JSON.parse(await readFile(join(folder, name, 'checks.json'), 'utf8')))] as const
    }),
  )
  return new Map(found)
}

test('every scenario of the suite that is for a server like this one passes', async () => {
  const found = await outcomes(await serviceWithToken())
  expect([...found.keys()].sort()).toEqual([...applicable, ...Object.values(notOurs).flat()].sort())
  for (const name of applicable) {
    const results = found.get(name) ?? []
    expect(results.filter(({ status }) => status === 'SUCCESS').length, name).toBeGreaterThan(0)
    expect(results.filter(({ status }) => status !== 'SUCCESS' && status !== 'INFO')).toEqual([])
  }
})
