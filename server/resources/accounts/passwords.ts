import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes as long for an account without a password, and for no account at all. */
  matches(password: string, kept: string | null): Promise<boolean>
}

// argon2id with what OWASP asks at least: 19 MiB and two passes. More would make a crowd at the door wait.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** At most one at a time for each core: more would only take memory and the time of everybody else. */
export function createPasswords(atOnce = availableParallelism()): Passwords {
  const inTurn = createTurns(atOnce)
  // The same password may be typed in two ways that look alike; both are the same bytes here.
  const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'))
  let nobodys: Promise<string> | undefined

  return {
    hash: (password) => inTurn(() => hash(bytesOf(password), cost)),
    async matches(password, kept) {
      nobodys ??= hash(randomBytes(32), cost)
      const against = kept ?? (await nobodys)
      const right = await inTurn(() => verify(against, bytesOf(password)))
      return right && kept !== null
    },
  }
}

/** Runs so many at once; the others wait in the order in which they came. */
export function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // Who waits takes the place over, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
