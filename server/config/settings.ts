import { isIP } from 'node:net'
import { z } from 'zod'
import { mailAddress } from '#contract/mail-address.ts'
import { keepSettings } from './keep.ts'
import { flag, httpUrl, optionalUrl, type Setting, secret, setting, text, wholeNumber } from './setting.ts'
import { socketAddress } from './socket-address.ts'

const clientId = (who: string, path: string) =>
  setting(
    z.string().min(1).max(255).optional(),
    `Id of our client at ${who}, where \`PUBLIC_URL/api/member_auth/${path}/callback\` must be allowed as redirect address.`,
    'a sandbox in development; no button in production',
    'a text of 1 to 255 characters',
  )

const clientSecret = (who: string) =>
  secret(
    setting(
      z.string().min(1).max(255).optional(),
      `Secret of our client at ${who}.`,
      'not set',
      'a text of 1 to 255 characters',
    ),
  )

/** Who people are must not be overheard or altered on the way: plain http only on this very machine. */
const issuer = (who: string, fallback: string) =>
  setting(
    httpUrl.refine((value) => value.startsWith('https:') || isLoopback(value)).default(fallback),
    `OpenID Connect issuer that vouches for people of ${who}.`,
    fallback,
    'an https address, or http on this machine',
  )

const partner = (what: string) =>
  setting(
    mailAddress.optional(),
    `Partner who gets ${what}, each sent by support after the founder agreed; without it support does it by hand.`,
    'not set',
    'a mail address',
  )

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`
}

/** Whether an address is on this very machine, where nobody else can listen in. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

function isAddressOrNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  return version !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

/** The one list of environment variables. The README's table is made from it and a test keeps the two equal. */
export const settings = {
  NODE_ENV: setting(
    z.enum(['development', 'test', 'production']).default('development'),
    'In `production` the development-only parts (outbox, list of widgets) are absent and their settings are required.',
    'development',
    'development, test or production',
  ),
  PORT: wholeNumber(0, 65_535, 3000, 'Port the server listens on; 0 takes a free one.'),
  HOST: text(255, 'Address the server listens on; `0.0.0.0` for every network.', '127.0.0.1'),
  PUBLIC_URL: setting(
    httpUrl.refine(isOrigin).optional(),
    'Address people type, used in mails and redirects.',
    'http://localhost:PORT',
    'an address like https://www.example.nl, without a path',
  ),
  DATA_DIR: text(4096, 'Folder of the embedded database, files and key.', './data'),
  DATABASE_URL: secret(
    setting(
      z.url({ protocol: /^postgres(ql)?$/ }).optional(),
      'PostgreSQL 15 or newer; any number of server processes may share it.',
      'embedded database in DATA_DIR',
      'an address like postgres://user:password@host:5432/name',
    ),
  ),
  DATA_KEY: secret(
    setting(
      z
        .string()
        .regex(/^[A-Za-z0-9+/]{43}=$/)
        .optional(),
      'Key that sensitive data is encrypted with: 32 random bytes in base64. Keep it apart from the database.',
      'made once in DATA_DIR',
      '32 bytes in base64 (44 characters, for example from "openssl rand -base64 32")',
    ),
  ),
  DATA_KEY_NEW: secret(
    setting(
      z
        .string()
        .regex(/^[A-Za-z0-9+/]{43}=$/)
        .optional(),
      'Key that replaces `DATA_KEY`, for `npm run data:rekey` alone.',
      'made in DATA_DIR, where the key is there',
      '32 bytes in base64 (44 characters, for example from "openssl rand -base64 32")',
    ),
  ),
  BRAND_NAME: text(60, 'Name shown in the toolbar, titles, mails and documents.', 'Oprecht'),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'How much is logged. Logs never hold personal data.',
    'info',
    'fatal, error, warn, info, debug, trace or silent',
  ),
  TRUST_PROXY: setting(
    z
      .union([
        z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1'),
        z
          .string()
          .transform((value) => value.split(/[\s,]+/).filter(Boolean))
          .pipe(z.array(z.string().refine(isAddressOrNetwork)).min(1)),
      ])
      .default(false),
    'Proxies whose X-Forwarded headers are believed: `true`, or addresses and networks like `10.0.0.0/8`.',
    'false',
    '"true", "false" or a list of addresses',
  ),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000, 600, 'Requests to the API that one address may make in a minute.'),
  MAINTENANCE: flag(false, 'Every screen shows the maintenance page; the API answers 503.'),
  HIDE_ACCOUNTS: flag(
    false,
    'Answers the same for addresses with and without an account, everywhere. Signing in then needs a confirmed address.',
  ),
  STAFF_SECOND_FACTOR: setting(
    z.enum(['required', 'optional']).optional(),
    'Whether who works here (notary, support, admin) must sign in with a second factor before they can do their work.',
    'required in production, optional elsewhere',
    'required or optional',
  ),
  TOKEN_ROTATION: flag(
    false,
    'Every call of someone who is signed in brings a new token; for clients that can handle it.',
  ),
  METRICS_TOKEN: secret(
    setting(
      z.string().min(16).max(200).optional(),
      'Bearer token for `/metrics`. Without it metrics are only served to this machine.',
      'not set',
      'a text of 16 to 200 characters',
    ),
  ),
  CONTENT_PREVIEW_TOKEN: secret(
    setting(
      z.string().min(16).max(200).optional(),
      'Opens drafts of pages to clients of `/api/cdn` (`version=draft&token=…`).',
      'drafts are for the back office only',
      'a text of 16 to 200 characters',
    ),
  ),
  STORYBLOK_TOKEN: secret(
    setting(
      z.string().min(8).max(200).optional(),
      'Reads the public pages from a space at Storyblok instead of from the back office; when that is away they stay as they last were.',
      'pages of the back office',
      'an access token of 8 to 200 characters',
    ),
  ),
  STORYBLOK_REGION: setting(
    z.enum(['eu', 'us', 'ca', 'ap', 'cn']).default('eu'),
    'Where that space is: `eu`, `us`, `ca`, `ap` or `cn`.',
    'eu',
    'eu, us, ca, ap or cn',
  ),
  STORYBLOK_VERSION: setting(
    z.enum(['published', 'draft']).default('published'),
    'What of that space is shown: `draft` for a place to look at what is not live yet, with a preview token.',
    'published',
    'published or draft',
  ),
  STORYBLOK_URL: optionalUrl(
    'Address of the content delivery API, where it is not that of the region.',
    'that of the region',
  ),

  HOME_URL: optionalUrl('Main site to return to when leaving.', 'the home screen'),
  DASHBOARD_URL: optionalUrl('Customer dashboard, opened in a new tab.', '/dashboard'),
  SUPPORT_EMAIL: setting(
    mailAddress.default('hallo@oprecht.example'),
    'Where messages from the contact form go; shown on the maintenance page.',
    'hallo@oprecht.example',
    'a mail address',
  ),
  SECURITY_CONTACT: setting(
    z.union([mailAddress, z.url({ protocol: /^https$/ })]).optional(),
    'Where somebody who found a hole can tell us, in `/.well-known/security.txt`: a mail address or an https address.',
    'SUPPORT_EMAIL',
    'a mail address or an https address',
  ),
  SUPPORT_PHONE: setting(
    z
      .string()
      .regex(/^\+?[\d ()-]{6,24}$/)
      .optional(),
    'Phone number behind "Bel ons"; without it the contact form offers to call back.',
    'not set',
    'a phone number',
  ),
  MEETING_URL: optionalUrl('Page where a founder books a meeting; without it the contact form asks for one.'),
  CHAT_URL: optionalUrl('Script of the chat widget; without it the contact form takes the message.'),
  CHAT_IDENTITY_SECRET: secret(
    setting(
      z.string().min(16).max(200).optional(),
      'Secret shared with the chat, which proves to it who is signed in.',
      'not set',
      'a text of 16 to 200 characters',
    ),
  ),
  VIDEO_URL: optionalUrl('Video file that explains the holding; without it the same is told in words and drawings.'),
  ADDRESS_SERVICE_URL: optionalUrl(
    'Look-up of Dutch addresses by postal code and house number, as PDOK’s locatieserver v3_1 has it; without it people type them.',
  ),
  KVK_API_KEY: secret(
    setting(
      z.string().min(1).max(200).optional(),
      'Key of the KVK trade register; with it a KVK number fills in name and address, without it people type them.',
      'not set',
      'a text of 1 to 200 characters',
    ),
  ),
  KVK_API_URL: setting(
    httpUrl.default('https://api.kvk.nl/api'),
    'Where the trade register is; its test environment is at https://api.kvk.nl/test/api.',
    'https://api.kvk.nl/api',
    'a full http or https address',
  ),
  TRADEMARK_REGISTRATION_URL: optionalUrl('External service: trademark registration.'),
  TRADEMARK_MONITORING_URL: optionalUrl('External service: trademark monitoring.'),
  TRADEMARK_SEARCH_URL: optionalUrl('External service: trademark search.'),
  TERMS_DRAFTING_URL: optionalUrl('External service: drafting general terms.'),
  TERMS_CHECKING_URL: optionalUrl('External service: checking general terms.'),
  DEBT_COLLECTION_URL: optionalUrl('External service: debt collection.'),
  PARTNER_BOOKKEEPERS_EMAIL: partner('requests for quotes of bookkeepers'),
  PARTNER_TAX_EMAIL: partner('requests for a talk with a tax adviser'),
  PARTNER_PAYROLL_EMAIL: partner('new payrolls'),
  PARTNER_BANK_EMAIL: partner('introductions for a bank account'),
  PARTNER_TRADEMARK_EMAIL: partner('names to be checked as a trademark'),
  PARTNER_TERMS_EMAIL: partner('requests for general terms'),
  ALLOWED_REDIRECT_ORIGINS: setting(
    z
      .string()
      .transform((value) => value.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(httpUrl.refine(isOrigin).transform((value) => new URL(value).origin)))
      .default([]),
    'Other origins that redirect_url may point to, separated by commas.',
    'none',
    'a list of origins like https://www.example.nl, separated by commas',
  ),
  TAG_MANAGER_ID: setting(
    z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/)
      .optional(),
    'Tag manager that reads `dataLayer`, loaded after consent.',
    'dataLayer only',
    'an id like GTM-AB12CD',
  ),

  FOUNDATIONS_ENABLED: flag(false, 'Offers the foundation and ANBI flows instead of the notice.'),
  INCORPORATION_SPEED_ENABLED: flag(true, 'Asks how fast the company must exist; off means the standard speed.'),
  TRANSFER_TO_ENGLISH_ENABLED: flag(true, 'Lets a Dutch questionnaire move on as the English one.'),
  YEAR_END_WARNING_ENABLED: flag(
    true,
    'Warns in the last months of a year that a conversion may not be done by 1 January.',
  ),
  SHARE_DEVIATION_ENABLED: flag(
    false,
    'Told to clients of the API: whether unequal rights on shares may be asked about. Our own screens ask nothing of the kind yet.',
  ),
  PARTICIPANTS_ENABLED: flag(true, 'Lets co-founders, sellers and buyers fill in their own part by a link.'),
  ASSISTANTS_ENABLED: flag(true, 'Lets people connect their own AI assistant, which prepares and never decides.'),
  IN_PERSON_ENABLED: flag(false, 'Shows the toggle for visiting the notary in person.'),
  PRESELECT_MEMBERSHIP: flag(
    true,
    'Ticks a membership beforehand, which can be taken out again anywhere a price is shown; off means that everybody chooses for themselves, as the law wants towards consumers.',
  ),

  SMTP_URL: secret(
    setting(
      z.url({ protocol: /^smtps?$/ }).optional(),
      'Mail server. Required in production.',
      'outbox at /outbox',
      'an address like smtps://user:password@host:465',
    ),
  ),
  MAIL_FROM: setting(mailAddress.optional(), 'Sender of our mails.', 'SUPPORT_EMAIL', 'a mail address'),

  REMINDERS_ENABLED: flag(
    true,
    'Reminds whoever left a draft, an order or a case that waits for them: three times at most, never at night or on a Sunday, until they want no more.',
  ),
  REMINDERS_PER_HOUR: wholeNumber(
    1,
    100_000,
    500,
    'Reminders of drafts and orders that go out in an hour at most; who is left comes in the next.',
  ),
  ...keepSettings,

  FILES_S3_BUCKET: setting(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    'Bucket of an S3-compatible service for documents and uploads; they are encrypted before they leave.',
    'files in DATA_DIR',
    'the name of a bucket',
  ),
  FILES_S3_REGION: text(60, 'Region of the bucket.', 'eu-central-1'),
  FILES_S3_ENDPOINT: optionalUrl('Address of the S3-compatible service, where it is not that of AWS.', 'AWS'),
  FILES_S3_KEY_ID: setting(
    z.string().min(1).max(255).optional(),
    'Id of the key that opens the bucket.',
    'what the machine was given by AWS',
    'a text of 1 to 255 characters',
  ),
  FILES_S3_SECRET: secret(
    setting(
      z.string().min(1).max(255).optional(),
      'Secret of the key that opens the bucket.',
      'not set',
      'a text of 1 to 255 characters',
    ),
  ),
  CLAMD_URL: setting(
    z
      .string()
      .transform((value, context) => {
        const address = socketAddress(value, 3310)
        if (address === null) context.addIssue('no address')
        return address ?? z.NEVER
      })
      .optional(),
    'ClamAV daemon that looks for viruses in uploads; without its verdict nothing is kept.',
    'uploads are not scanned',
    'an address like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
  ),
  DOCUMENT_WORKERS: wholeNumber(1, 16, 1, 'Processes that draw documents; each takes about 300 MB.'),

  INVOICE_SENDER: setting(
    z
      .string()
      .transform((value) =>
        value
          .split('|')
          .map((line) => line.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.string().max(100)).min(1).max(10))
      .optional(),
    'Who invoices are from: name, address, KVK and VAT number, one line each, separated by `|`. Required in production.',
    'an example',
    'lines separated by |, at most 10',
  ),
  MOLLIE_API_KEY: secret(
    setting(
      z
        .string()
        .regex(/^(test|live)_[A-Za-z0-9]{10,100}$/)
        .optional(),
      'Key of the payment provider. Required in production.',
      'a sandbox with a test checkout',
      'a key that begins with test_ or live_',
    ),
  ),
  /** Money must not be asked for by someone in between: plain http only on this very machine. */
  MOLLIE_API_URL: setting(
    httpUrl
      .refine((value) => value.startsWith('https:') || isLoopback(value))
      .transform((value) => value.replace(/\/+$/, ''))
      .default('https://api.mollie.com/v2'),
    'Where the payment provider answers.',
    'https://api.mollie.com/v2',
    'an https address, or http on this machine',
  ),

  GOOGLE_CLIENT_ID: clientId('Google', 'google_oauth2'),
  GOOGLE_CLIENT_SECRET: clientSecret('Google'),
  GOOGLE_ISSUER_URL: issuer('Google', 'https://accounts.google.com'),
  LINKEDIN_CLIENT_ID: clientId('LinkedIn', 'linkedin'),
  LINKEDIN_CLIENT_SECRET: clientSecret('LinkedIn'),
  LINKEDIN_ISSUER_URL: issuer('LinkedIn', 'https://www.linkedin.com/oauth'),
} as const satisfies Record<string, Setting>
