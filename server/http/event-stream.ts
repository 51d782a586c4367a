import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** An answer that goes on: events as they happen, until one of both sides ends it. */
export type EventStream = {
  send(event: string, data: object): void
  /** A sign of life, so that nothing in between takes it for dead. */
  beat(): void
  end(): void
  onEnd(listener: () => void): void
}

/** Who does not read what is sent is let go: they ask again when they are back. */
const mostUnread = 64 * 1024

export function openEventStream(reply: FastifyReply): EventStream {
  const stream = new PassThrough()
  const write = (text: string) => {
    if (stream.writableEnded || stream.destroyed) return
    stream.write(text)
    if (stream.writableLength > mostUnread) stream.destroy()
  }
  reply
    .type('text/event-stream; charset=utf-8')
    // Some servers in between would keep it until it is whole.
    .header('x-accel-buffering', 'no')
    .send(stream)
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => void stream.end(),
    onEnd: (listener) => void stream.once('close', listener),
  }
}
