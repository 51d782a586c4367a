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
