import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { freePort } from '#server/testing/ports.ts'

type Site = { readonly base: string; stop(): Promise<void> }

/** Our own server, as it runs, with a database of its own. */
export async function startOurs(folder: string): Promise<Site> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const settings = {
    NODE_ENV: 'development',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: base,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '100000',
  }
  const { PATH } = process.env
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...(PATH ? { PATH } : {}), ...settings },
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const failed = ended.then(() => Promise.reject(new Error('The server of the bench stopped by itself.')))
  await Promise.race([new Promise((ready) => child.stdout.once('data', ready)), failed])
  failed.catch(() => undefined)
  return {
    base,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The form of SurveyJS, and our home page as nothing but HTML and styles; compressed as our own server does. */
export async function startOthers(survey: string, home: string): Promise<Site> {
  const app = fastify()
  await app.register(compress, { encodings: ['br', 'gzip'] })
  const files = { preCompressed: true, cacheControl: false, wildcard: false } as const
  await app.register(fastifyStatic, { ...files, root: survey, prefix: '/survey/' })
  await app.register(fastifyStatic, {
    ...files,
    root: resolve('dist/web/assets'),
    prefix: '/assets/',
    decorateReply: false,
  })
  app.get('/home', (_request, reply) => reply.type('text/html; charset=utf-8').send(home))
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  return { base, stop: () => app.close() }
}

/** A page without its scripts: what it would cost if it did nothing. */
export async function withoutScripts(address: string): Promise<string> {
  const html = await (await fetch(address)).text()
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}

/** Bytes of a built script as it is sent, compressed with gzip. */
export const sizeOf = async (file: string): Promise<number> => (await readFile(`${file}.gz`)).length
