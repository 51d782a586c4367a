import type { Api } from '#contract/index.ts'
import type { Say, TextKey } from '#web/i18n/index.ts'

/** A line of the log. */
export type LogEntry = Api['GET /api/admin/audit']['response']['data'][number]

/** What the log is about, as the beginnings of its subjects. */
export const logSubjects = [
  'price_books',
  'story',
  'picture',
  'office',
  'account',
  'country',
  'question',
  'switch',
  'data',
] as const

type Underscored<Name extends string> = Name extends `${infer Head}.${infer Tail}` ? `${Head}_${Tail}` : Name

/** What was done, in words. */
export const actionWords = (say: Say, action: LogEntry['action']): string =>
  say(`admin_log.actions.${action.replace('.', '_') as Underscored<LogEntry['action']>}`)

const details = ['number', 'at', 'nl', 'en', 'reason', 'note'] as const satisfies readonly string[]

/** What there is to say of it; everything else is in the table that can be downloaded. */
export function detailWords(say: Say, { detail }: LogEntry): string[] {
  const { from, to } = detail
  const change = plain(say, from) !== null && plain(say, to) !== null ? [`${plain(say, from)} → ${plain(say, to)}`] : []
  const rest = details.flatMap((name) => {
    const value = plain(say, detail[name])
    const key: TextKey = `admin_log.details.${name}`
    return value === null || value === '' ? [] : [say(key, { value })]
  })
  return [...change, ...counted(say, detail.changes), ...rest]
}

function counted(say: Say, changes: unknown): string[] {
  if (!Array.isArray(changes) || changes.length === 0) return []
  const value = String(changes.length)
  return [changes.length === 1 ? say('admin_log.details.change') : say('admin_log.details.changes', { value })]
}

function plain(say: Say, value: unknown): string | null {
  if (typeof value === 'boolean') return say(value ? 'admin_log.on' : 'admin_log.off')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value.join(', ') : null
}
