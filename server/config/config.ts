import { resolve } from 'node:path'
import type { Setting } from './setting.ts'
import { settings } from './settings.ts'

type SettingValues = {
  readonly [Name in keyof typeof settings]: (typeof settings)[Name] extends Setting<infer Schema>
    ? Schema['_zod']['output']
    : never
}

/** All settings, typed and complete: no other file reads the environment. */
export type Config = Omit<SettingValues, 'PUBLIC_URL' | 'MAIL_FROM' | 'SECURITY_CONTACT' | 'STAFF_SECOND_FACTOR'> & {
  /** Origin of the service without a trailing slash. */
  readonly PUBLIC_URL: string
  readonly MAIL_FROM: string
  readonly SECURITY_CONTACT: string
  readonly STAFF_SECOND_FACTOR: 'required' | 'optional'
  readonly production: boolean
}

/** Where assistants call. What they are given to show is for this, and nothing else of ours takes it. */
export const assistantAddress = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string => `${PUBLIC_URL}/mcp`

/** Thrown with one sentence per wrong setting, for the person who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

type Environment = Readonly<Record<string, string | undefined>>

export function readConfig(environment: Environment): Config {
  const problems: string[] = []
  const values = Object.fromEntries(
    Object.entries<Setting>(settings).map(([name, setting]) => {
      // An empty variable counts as not set: compose files and CI systems pass "" for that.
      const given = environment[name]?.trim() || undefined
      const parsed = setting.schema.safeParse(given)
      if (!parsed.success) problems.push(`${name} is ${shownValue(given, setting)}, but must be ${setting.must}.`)
      return [name, parsed.data]
    }),
  ) as SettingValues
  if (problems.length === 0) problems.push(...missingInProduction(values), ...halfKeys(values))
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))

  const production = values.NODE_ENV === 'production'
  return {
    ...values,
    DATA_DIR: resolve(values.DATA_DIR),
    PUBLIC_URL: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    MAIL_FROM: values.MAIL_FROM ?? values.SUPPORT_EMAIL,
    SECURITY_CONTACT: values.SECURITY_CONTACT ?? values.SUPPORT_EMAIL,
    STAFF_SECOND_FACTOR: values.STAFF_SECOND_FACTOR ?? (production ? 'required' : 'optional'),
    production,
  }
}

function shownValue(given: string | undefined, { secret }: Setting): string {
  if (given === undefined) return 'not set'
  return secret ? 'not usable' : JSON.stringify(given)
}

function missingInProduction(values: SettingValues): string[] {
  if (values.NODE_ENV !== 'production') return []
  const needs = {
    PUBLIC_URL: 'so that links in mails lead here',
    DATA_KEY: 'so that the key of sensitive data lives apart from the data',
    SMTP_URL: 'because the outbox is for development only',
    INVOICE_SENDER: 'because an invoice must say who it is from',
    MOLLIE_API_KEY: 'because the payment sandbox is for development only',
  } as const
  return Object.entries(needs)
    .filter(([name]) => values[name as keyof typeof needs] === undefined)
    .map(([name, why]) => `${name} must be set when NODE_ENV is production, ${why}.`)
}

const halves = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  ['FILES_S3_KEY_ID', 'FILES_S3_SECRET'],
] as const

/** An id without its secret would only fail when it is first used. */
function halfKeys(values: SettingValues): string[] {
  return halves.flatMap(([id, secret]) => {
    const given = [id, secret].filter((name) => values[name] !== undefined)
    return given.length === 1 ? [`${id} and ${secret} must be set together; now only ${given[0]} is.`] : []
  })
}
