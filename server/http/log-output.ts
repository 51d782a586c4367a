import { writeSync } from 'node:fs'

/** Takes whole lines; `flushSync` is for a process that is about to end. */
export type LogOutput = { write(line: string): void; flushSync(): void }

/** More than this waits only where nobody reads; then lines are lost, not the service. */
const mostWaiting = 4 * 1024 * 1024

const pauseWhenBusy = 50

/**
 * Lines to an open file or pipe, in order. Where they cannot be written (a full disk, a reader that is gone) they are lost:
 * the logger's own way ends the process on such an error, and hangs for ever when it must flush.
 */
export function logOutput(descriptor: number): LogOutput {
  let waiting: Buffer[] = []
  let size = 0
  let timer: NodeJS.Timeout | undefined

  const keep = (bytes: Buffer) => {
    if (bytes.length === 0 || size >= mostWaiting) return
    waiting.push(bytes)
    size += bytes.length
  }

  /** What a full pipe does not take yet is kept. */
  function send(bytes: Buffer): void {
    let rest = bytes
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(descriptor, rest))
    } catch (error) {
      if (isBusy(error)) keep(rest)
    }
  }

  function sendWaiting(): void {
    const all = Buffer.concat(waiting)
    waiting = []
    size = 0
    send(all)
    timer = size > 0 ? setTimeout(sendWaiting, pauseWhenBusy).unref() : undefined
  }

  return {
    write(line) {
      const bytes = Buffer.from(line)
      // In order: nothing goes before what waits.
      if (timer !== undefined) return keep(bytes)
      send(bytes)
      if (size > 0) sendWaiting()
    },
    flushSync: sendWaiting,
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EAGAIN' || error.code === 'EBUSY')
