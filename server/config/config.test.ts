import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { settings } from './settings.ts'

const complaint = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.example.nl',
  DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
  SMTP_URL: 'smtps://user:secret@mail.example.nl:465',
  MOLLIE_API_KEY: 'live_0123456789abcdef',
  INVOICE_SENDER: 'Oprecht B.V. | Voorbeeldstraat 1',
}

test('with nothing set everything has a value that works on one machine', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: resolve('./data'),
    BRAND_NAME: 'Oprecht',
    TRUST_PROXY: false,
    MAIL_FROM: 'hallo@oprecht.example',
    FOUNDATIONS_ENABLED: false,
    INCORPORATION_SPEED_ENABLED: true,
    PRESELECT_MEMBERSHIP: true,
    ALLOWED_REDIRECT_ORIGINS: [],
    STAFF_SECOND_FACTOR: 'optional',
    production: false,
  })
})

describe('a wrong setting is named in a sentence', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT is "abc", but must be a whole number between 0 and 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536", but must be a whole number between 0 and 65535.'],
    [{ PORT: '-1' }, 'PORT is "-1", but must be a whole number between 0 and 65535.'],
    [{ PORT: '3e3' }, 'PORT is "3e3", but must be a whole number between 0 and 65535.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod", but must be development, test or production.'],
    [
      { PUBLIC_URL: 'example.nl' },
      'PUBLIC_URL is "example.nl", but must be an address like https://www.example.nl, without a path.',
    ],
    [
      { PUBLIC_URL: 'https://example.nl/app' },
      'PUBLIC_URL is "https://example.nl/app", but must be an address like https://www.example.nl, without a path.',
    ],
    [
      { CLAMD_URL: 'localhost:3310' },
      'CLAMD_URL is "localhost:3310", but must be an address like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl.',
    ],
    [
      { GOOGLE_CLIENT_ID: 'id' },
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together; now only GOOGLE_CLIENT_ID is.',
    ],
    [
      { FILES_S3_KEY_ID: 'id' },
      'FILES_S3_KEY_ID and FILES_S3_SECRET must be set together; now only FILES_S3_KEY_ID is.',
    ],
    [
      { LINKEDIN_CLIENT_SECRET: 'secret' },
      'LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET must be set together; now only LINKEDIN_CLIENT_SECRET is.',
    ],
    [
      { GOOGLE_ISSUER_URL: 'http://accounts.example' },
      'GOOGLE_ISSUER_URL is "http://accounts.example", but must be an https address, or http on this machine.',
    ],
    [{ STAFF_SECOND_FACTOR: 'off' }, 'STAFF_SECOND_FACTOR is "off", but must be required or optional.'],
    [{ MAINTENANCE: 'yes' }, 'MAINTENANCE is "yes", but must be "true" or "false".'],
    [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL is "help", but must be a mail address.'],
    [
      { TRUST_PROXY: 'proxy.local' },
      'TRUST_PROXY is "proxy.local", but must be "true", "false" or a list of addresses.',
    ],
    [
      { TRUST_PROXY: '10.0.0.0/33' },
      'TRUST_PROXY is "10.0.0.0/33", but must be "true", "false" or a list of addresses.',
    ],
    [
      { ALLOWED_REDIRECT_ORIGINS: 'https://a.nl/path' },
      'ALLOWED_REDIRECT_ORIGINS is "https://a.nl/path", but must be a list of origins like https://www.example.nl, separated by commas.',
    ],
    [
      { CHAT_URL: 'javascript:alert(1)' },
      'CHAT_URL is "javascript:alert(1)", but must be a full http or https address.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but must be fatal, error, warn, info, debug, trace or silent.'],
  ])('%j', (environment, sentence) => {
    expect(complaint(environment)).toBe(sentence)
  })

  test('several at once are all named', () => {
    expect(complaint({ PORT: 'abc', MAINTENANCE: 'maybe' }).split('\n')).toHaveLength(2)
  })

  test.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db/name'],
    ['DATA_KEY', 'hunter2'],
    ['SMTP_URL', 'http://user:hunter2@mail'],
    ['METRICS_TOKEN', 'hunter2'],
  ])('%s is not repeated', (name, value) => {
    expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name} is not usable, but must be `))
    expect(complaint({ [name]: value })).not.toContain('hunter2')
  })
})

describe('values', () => {
  test.each([
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY', true],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, 'TRUST_PROXY', ['10.0.0.0/8', '::1']],
    [{ PUBLIC_URL: 'https://Example.nl/' }, 'PUBLIC_URL', 'https://example.nl'],
    [{ PORT: ' 8080 ' }, 'PUBLIC_URL', 'http://localhost:8080'],
    [{ PORT: '' }, 'PORT', 3000],
    [{ MAINTENANCE: '1' }, 'MAINTENANCE', true],
    [
      { ALLOWED_REDIRECT_ORIGINS: 'https://a.nl, https://b.nl:8443/' },
      'ALLOWED_REDIRECT_ORIGINS',
      ['https://a.nl', 'https://b.nl:8443'],
    ],
    [{ SUPPORT_EMAIL: 'help@a.nl' }, 'MAIL_FROM', 'help@a.nl'],
    [{ STAFF_SECOND_FACTOR: 'required' }, 'STAFF_SECOND_FACTOR', 'required'],
  ] as const)('%j', (environment, name, value) => {
    expect(readConfig(environment)[name]).toEqual(value)
  })
})

describe('production', () => {
  test('starts when everything it needs is set', () => {
    expect(readConfig(production).production).toBe(true)
  })

  test('wants a second factor of who works here, unless told otherwise', () => {
    expect(readConfig(production).STAFF_SECOND_FACTOR).toBe('required')
    expect(readConfig({ ...production, STAFF_SECOND_FACTOR: 'optional' }).STAFF_SECOND_FACTOR).toBe('optional')
  })

  test.each(['PUBLIC_URL', 'DATA_KEY', 'SMTP_URL', 'MOLLIE_API_KEY', 'INVOICE_SENDER'] as const)(
    'says that %s is missing',
    (name) => {
      const { [name]: _, ...rest } = production
      expect(complaint(rest)).toMatch(new RegExp(`^${name} must be set when NODE_ENV is production, `))
    },
  )
})

test('every setting tells what it is for', () => {
  for (const [name, { about, shown, must }] of Object.entries(settings)) {
    expect(name).toMatch(/^[A-Z][A-Z0-9_]+$/)
    for (const text of [about, shown, must]) expect(text).not.toBe('')
    expect(about).toMatch(/\.$/)
  }
})
