import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { logOutput } from './log.ts'

function file() {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'log')
}

function open(path: string, flags: string): number {
  const descriptor = openSync(path, flags)
  onTestFinished(() => closeSync(descriptor))
  return descriptor
}

test('lines arrive in order', () => {
  const path = file()
  const output = logOutput(open(path, 'w'))
  const lines = Array.from({ length: 500 }, (_, number) => `line ${number} é\n`)
  for (const line of lines) output.write(line)
  expect(readFileSync(path, 'utf8')).toBe(lines.join(''))
})

test('a reader who is slow gets them all, in order', async () => {
  const program = `
    import { logOutput } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)}
    // Writes to a pipe do not wait from here on.
    process.stdout.write('')
    process.stdout._handle.setBlocking?.(false)
    const output = logOutput(1)
    for (let line = 0; line < 400; line += 1) output.write(String(line).padEnd(999) + '\\n')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const got: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    got.push(line)
    if (got.length === 400) break
  }
  expect(got.map(Number)).toEqual(Array.from({ length: 400 }, (_, line) => line))
})

test('where nothing can be written lines are lost, and nothing else', () => {
  const path = file()
  writeFileSync(path, '')
  // Opened for reading: every write fails, as on a full disk.
  const output = logOutput(open(path, 'r'))
  for (let line = 0; line < 100; line += 1) output.write(`${'x'.repeat(50_000)}\n`)
  output.flushSync()
  expect(readFileSync(path, 'utf8')).toBe('')
})
