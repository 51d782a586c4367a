import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Config } from '#server/config/index.ts'

type SecuritySettings = Pick<Config, 'PUBLIC_URL' | 'CHAT_URL' | 'TAG_MANAGER_ID' | 'VIDEO_URL'> &
  Partial<Pick<Config, 'STORYBLOK_TOKEN' | 'STORYBLOK_REGION'>>

const tagManager = 'https://www.googletagmanager.com'
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** What a page of ours may load and do. Nothing of others, unless a setting names them; never a script in the HTML. */
export function contentSecurityPolicy(settings: SecuritySettings): Record<string, string[]> {
  const chat = settings.CHAT_URL === undefined ? [] : [new URL(settings.CHAT_URL).origin]
  const chatSocket = chat.map((origin) => origin.replace(/^http/, 'ws'))
  const tags = settings.TAG_MANAGER_ID === undefined ? [] : [tagManager]
  const figures = tags.length === 0 ? [] : analytics
  const video = settings.VIDEO_URL === undefined ? [] : [new URL(settings.VIDEO_URL).origin]
  const pictures = settings.STORYBLOK_TOKEN === undefined ? [] : assetHosts(settings.STORYBLOK_REGION)
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...chat, ...tags],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...chat],
    'img-src': ["'self'", 'data:', ...chat, ...tags, ...figures, ...pictures],
    // Letters come inside the styles.
    'font-src': ["'self'", 'data:', ...chat],
    'connect-src': ["'self'", ...chat, ...chatSocket, ...tags, ...figures],
    'media-src': ["'self'", ...video],
    'frame-src': ["'self'", ...chat],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    ...(isHttps(settings) && { 'upgrade-insecure-requests': [] }),
  }
}

/** Where the content provider keeps the pictures of its pages. */
const assetHosts = (region: Config['STORYBLOK_REGION'] | undefined): string[] => [
  'https://a.storyblok.com',
  ...(region === undefined || region === 'eu' ? [] : [`https://a-${region}.storyblok.com`]),
]

/** Lets the forms of one answer go to other origins as well. A browser holds what follows on a form to this too. */
export function allowForms(reply: FastifyReply, origins: readonly string[]): void {
  if (origins.length === 0) return
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header(
    'content-security-policy',
    policy.replace(/form-action [^;]*/, (own) => [own, ...origins].join(' ')),
  )
}

/** The same headers on every answer, so they are worked out once: the library would do it again for each request. */
export async function secure(app: FastifyInstance, settings: SecuritySettings): Promise<void> {
  const headers = {
    ...(await securityHeaders(settings)),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** What the library sets on an answer, and nothing else that stands on one. */
async function securityHeaders(settings: SecuritySettings): Promise<Record<string, string>> {
  const plain = Fastify()
  const secured = Fastify()
  await secured.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(settings) },
    // Not for subdomains: those may belong to someone else's server.
    strictTransportSecurity: isHttps(settings) ? { maxAge: 365 * 24 * 3600, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  const [before, after] = await Promise.all([plain, secured].map(answerOf))
  return Object.fromEntries(
    Object.entries(after ?? {}).flatMap(([name, value]) => (before && name in before ? [] : [[name, String(value)]])),
  )
}

async function answerOf(app: FastifyInstance) {
  app.get('/', async () => '')
  const { headers } = await app.inject('/')
  await app.close()
  return headers
}

const isHttps = ({ PUBLIC_URL }: SecuritySettings) => PUBLIC_URL.startsWith('https:')
