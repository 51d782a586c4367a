import type { Mail, Mailer } from './port.ts'

export type FakeMailer = Mailer & { readonly sent: readonly Mail[] }

/** Keeps what was sent, once per id, for tests. */
export function fakeMailer(): FakeMailer {
  const sent = new Map<string, Mail>()
  return {
    send: async (mail, id) => {
      sent.set(id, mail)
    },
    get sent() {
      return [...sent.values()]
    },
  }
}
