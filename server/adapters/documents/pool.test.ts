import { expect, it, onTestFinished } from 'vitest'
import { sampleDeed } from '#server/testing/documents.ts'
import { patience } from '#server/testing/patience.ts'
import { someOf } from '#testing/laws.ts'
import { documentWith } from './hostile.fixture.ts'
import { createDrawer, type DrawerOptions } from './pool.ts'
import type { DrawRequest } from './port.ts'

const open = (options: Partial<DrawerOptions> = {}) => {
  const drawer = createDrawer({ workers: 1, timeoutMs: patience, ...options })
  onTestFinished(() => drawer.close())
  return drawer
}

const request: DrawRequest = { document: documentWith('x'), draft: false, brand: 'Oprecht' }
/** Not a document at all, so that whoever draws it breaks down. */
const broken = { ...request, document: { ...request.document, parts: null } } as unknown as DrawRequest

it('ends what takes too long, each with a process of its own', async () => {
  const drawer = open({ timeoutMs: 1 })
  await expect(drawer.pdf({ ...request, document: await sampleDeed('dutch-bv') })).rejects.toMatchObject({
    code: 'timeout',
  })
  await expect(drawer.docx(request)).rejects.toMatchObject({ code: 'timeout' })
})

it('survives a document that breaks down', async () => {
  const drawer = open()
  const [first, second] = await Promise.allSettled([drawer.pdf(broken), drawer.pdf(request)])
  expect(first).toMatchObject({ status: 'rejected', reason: { code: 'failed' } })
  expect(second).toMatchObject({ status: 'fulfilled', value: { pages: 1 } })
})

it('takes a new process after so many documents', async () => {
  const drawer = open({ documentsPerProcess: 1 })
  drawer.warm([request])
  const drawn = await Promise.all(someOf([1, 2, 3, 4], { oneIn: 2 }).map(() => drawer.pdf(request)))
  expect(drawn.length).toBeGreaterThan(1)
  expect(new Set(drawn.map(({ sha256 }) => sha256)).size).toBe(1)
})

it('refuses more than it can carry, and everything once it is closed', async () => {
  const drawer = open({ mostWaiting: 1 })
  const results = Promise.allSettled([1, 2, 3].map(() => drawer.pdf(request)))
  await drawer.close()
  const codes = (await results).map((result) => (result.status === 'rejected' ? result.reason.code : 'drawn'))
  expect(codes).toEqual(['closed', 'closed', 'busy'])
  await expect(drawer.pdf(request)).rejects.toMatchObject({ code: 'closed' })
})
