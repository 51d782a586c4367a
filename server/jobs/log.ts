type Line = (fields: object, sentence: string) => void

/** The part of the server's logger that jobs write to. */
export type Log = { readonly info: Line; readonly warn: Line; readonly error: Line }

export function logWith(log: Log, fields: object): Log {
  return {
    info: (more, sentence) => log.info({ ...fields, ...more }, sentence),
    warn: (more, sentence) => log.warn({ ...fields, ...more }, sentence),
    error: (more, sentence) => log.error({ ...fields, ...more }, sentence),
  }
}

/** What may be kept of an error: its code and where it was thrown. Its message may quote someone's data. */
export function traceOf(error: unknown): { code: string; at: string[] } {
  if (!(error instanceof Error)) return { code: 'unknown', at: [] }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  // The stack begins with the message, which may have lines of its own that look like places in the code.
  const stack = error.stack ?? ''
  const places = stack.slice(stack.indexOf(error.message) + error.message.length)
  const frames = places.split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
  return { code: /^[\w.-]{1,60}$/.test(code) ? code : 'unknown', at: frames.slice(0, 5).map((frame) => frame.trim()) }
}
