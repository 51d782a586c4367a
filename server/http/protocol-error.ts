/** A "no" in the words of a protocol that is not ours: sent as it is. */
export class ProtocolError extends Error {
  override readonly name: string = 'ProtocolError'
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}
