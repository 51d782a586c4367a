import { writeSync } from 'node:fs'
import { type DestinationStream, type Logger, pino } from 'pino'

export type ErrorDescription = {
  readonly type: string
  readonly code?: string
  readonly message?: string
  readonly stack?: string
  readonly cause?: ErrorDescription
}

/** What a log may say of an error: databases and parsers like to quote the value they stumbled over. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    message: withoutValues(error.message),
    ...(frames && { stack: frames.join('\n') }),
    ...(error.cause !== undefined && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  }
}

/** Takes out what is quoted, mail addresses, and numbers as long as a BSN or a phone number. */
export function withoutValues(message: string): string {
  return message
    .slice(0, 2000)
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|=\([^()]*\)/g, '"…"')
    .replace(/[^\s@<>]+@[^\s@<>]+/g, '…')
    .replace(/\d(?:[ .-]?\d){7,}/g, '…')
}

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

/**
 * JSON lines on standard output. Nothing a person typed may get in: requests are logged by route pattern, errors
 * without the values in their messages, and these keys never, wherever a careless line might put them.
 */
const never = [
  'headers',
  'body',
  'query',
  'params',
  'payload',
  'url',
  'answers',
  'data',
  'ip',
  'remoteAddress',
  'email',
  'phone_number',
  'phone',
  'name',
  'firstname',
  'lastname',
  'bsn',
  'birthdate',
  'password',
  'token',
  'authorization',
  'cookie',
  'to',
  'subject',
  'text',
  'html',
]

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: ({ method, id }: { method?: string; id?: string }) => ({ method, id }),
      res: ({ statusCode }: { statusCode?: number }) => ({ status: statusCode }),
      err: describeError,
      error: describeError,
    },
    redact: { paths: never.flatMap((key) => [key, `*.${key}`]), remove: true },
    hooks: { logMethod: withoutErrorMessage },
  }
  return pino(options, destination ?? standardOutput())
}

function standardOutput(): LogOutput {
  const output = logOutput(1)
  process.once('exit', output.flushSync)
  return output
}

/** Without a message of its own pino takes the error's, which may quote what someone typed. */
function withoutErrorMessage(
  this: Logger,
  args: Parameters<Logger['info']>,
  method: (this: Logger, ...args: Parameters<Logger['info']>) => void,
): void {
  const [first, message] = args as [unknown, unknown]
  const aboutError =
    first instanceof Error || (isRecord(first) && (first.err instanceof Error || first.error instanceof Error))
  if (aboutError && typeof message !== 'string') method.call(this, first as object, 'error')
  else method.apply(this, args)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
