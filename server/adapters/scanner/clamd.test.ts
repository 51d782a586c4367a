import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eicar, openClamd } from '#server/testing/clamd.ts'
import { scratchFolder } from '#server/testing/scratch.ts'
import { clamdScanner, createScanner, ScannerError } from './index.ts'

const infected = Buffer.from(`%PDF-1.7\n${eicar}\n%%EOF\n`)
const clean = Buffer.from('%PDF-1.7\n%%EOF\n')

const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (!(error instanceof ScannerError)) throw new Error('expected a ScannerError')
  return error.code
}

describe('a scan', () => {
  test('finds the test virus, and nothing in a clean file', async () => {
    const { address } = await openClamd()
    const scanner = clamdScanner({ address })
    expect(await scanner.scan(infected)).toEqual({ infected: true, signature: 'Eicar-Signature' })
    expect(await scanner.scan(clean)).toEqual({ infected: false })
  })

  test('sends every byte, in chunks', async () => {
    const { address, scans } = await openClamd()
    const bytes = randomBytes(3 * 1024 * 1024 + 7)
    await clamdScanner({ address }).scan(bytes)
    const [scan] = scans
    expect(scan?.command).toBe('zINSTREAM\0')
    expect(scan?.bytes.equals(bytes)).toBe(true)
    expect(scan?.chunks).toEqual([...Array.from({ length: 48 }, () => 65_536), 7])
  })

  test('goes through a socket file too', async () => {
    const folder = scratchFolder('clamd')
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const path = join(folder, 'clamd.ctl')
    await openClamd({ listen: { path } })
    expect(await clamdScanner({ address: { path } }).scan(infected)).toMatchObject({ infected: true })
  })

  test('is not made where no scanner is set', async () => {
    expect(await createScanner({ CLAMD_URL: undefined }).scan(infected)).toEqual({ infected: false })
  })
})

describe('without a verdict', () => {
  test.each([
    ['a refusal', { reply: "INSTREAM: Can't write to temporary file. ERROR\0" }, 'failed'],
    ['a file that is too large for it', { most: 4 }, 'too_large'],
    ['something else', { reply: 'PONG\0' }, 'garbled'],
    ['half a reply', { reply: 'stream: O' }, 'garbled'],
    ['a verdict without its end', { reply: 'stream: OK' }, 'garbled'],
    ['no end of words', { reply: 'x'.repeat(10_000) }, 'garbled'],
    ['nothing, and it hangs up', { reply: '' }, 'unreachable'],
  ] as const)('%s is no verdict', async (_what, options, code) => {
    const { address } = await openClamd(options)
    expect(await failureOf(clamdScanner({ address }).scan(clean))).toBe(code)
  })

  test('a scanner that says nothing is waited for no longer than it may take', async () => {
    const { address } = await openClamd({ reply: null })
    expect(await failureOf(clamdScanner({ address, patience: 50 }).scan(clean))).toBe('slow')
  })

  test('one that is content before it has seen the whole file is not believed', async () => {
    const { address } = await openClamd({ hasty: true })
    const code = await failureOf(clamdScanner({ address }).scan(Buffer.alloc(10 * 1024 * 1024)))
    // The socket may break before its words are read.
    expect(['garbled', 'unreachable']).toContain(code)
  })

  test('one that is away is unreachable', async () => {
    const { address, close } = await openClamd()
    await close()
    expect(await failureOf(clamdScanner({ address }).scan(clean))).toBe('unreachable')
    expect(await failureOf(clamdScanner({ address: { path: '/nowhere/clamd.ctl' } }).scan(clean))).toBe('unreachable')
  })
})

test.each([
  ['stream: Win.Test.EICAR_HDB-1 FOUND\n', 'Win.Test.EICAR_HDB-1'],
  [
    'stream: Eicar-Signature(44d88612fea8a8f36de82e1278abb02f:68) FOUND\0',
    'Eicar-Signature(44d88612fea8a8f36de82e1278abb02f:68)',
  ],
])('%j names what was found', async (reply, signature) => {
  const { address } = await openClamd({ reply })
  expect(await clamdScanner({ address }).scan(clean)).toEqual({ infected: true, signature })
})
