import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { type LogOutput, logOutput } from './log-output.ts'

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
