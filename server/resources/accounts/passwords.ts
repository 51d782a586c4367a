import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import * as argon2 from '@node-rs/argon2'
import { tooBusy } from './refusal.ts'

type Room = {
  /** How many work at the same time. */
  readonly atOnce: number
  /** How many may wait for it. */
  readonly waiting: number
}

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Runs so many at once; the others wait in the order in which they came, and whoever finds the line full is told at once. */
export function createHashingTurns({ atOnce, waiting }: Room, full: () => Error): InTurn {
  const line: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw full()
      await new Promise<void>((resolve) => line.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // Who waits takes the place over, so that nobody can slip in between.
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** What is slow on purpose, in the threads that Node has for it. */
export type Hasher = {
  hash(password: Uint8Array): Promise<string>
  verify(kept: string, password: Uint8Array): Promise<boolean>
}

type Hashing = {
  hash(password: string): Promise<string>
  /** Takes as long for an account without a password, and for no account at all. */
  matches(password: string, kept: string | null): Promise<boolean>
}

export type Passwords = {
  /**
   * Passwords are hashed and checked in here only, with all the work around it that a crowd at the door would cause. Refuses
   * at once when too many wait.
   */
  inTurn<T>(work: (hashing: Hashing) => Promise<T>): Promise<T>
}

export type PasswordOptions = { readonly hasher?: Hasher; readonly atOnce?: number; readonly waiting?: number }

// argon2id with what OWASP asks at least: 19 MiB and two passes. More would make a crowd at the door wait.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const argon: Hasher = {
  hash: (password) => argon2.hash(password, cost),
  verify: (kept, password) => argon2.verify(kept, password),
}

/**
 * One core is left to everybody else; and of the four threads of Node two, in which it also reads files and looks up names:
 * whoever waits for those would wait for all the passwords before them.
 */
const roomHere = (): number => Math.max(1, Math.min(availableParallelism() - 1, 2))

/** About a second of waiting for the last in line. */
const waitingEach = 25

export function createPasswords({
  hasher = argon,
  atOnce = roomHere(),
  waiting = atOnce * waitingEach,
}: PasswordOptions = {}): Passwords {
  const inTurn = createHashingTurns({ atOnce, waiting }, tooBusy)
  // The same password may be typed in two ways that look alike; both are the same bytes here.
  const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'))
  let nobodys: string | undefined

  const hashing: Hashing = {
    hash: (password) => hasher.hash(bytesOf(password)),
    async matches(password, kept) {
      nobodys ??= await hasher.hash(randomBytes(32))
      const right = await hasher.verify(kept ?? nobodys, bytesOf(password))
      return right && kept !== null
    },
  }
  return { inTurn: (work) => inTurn(() => work(hashing)) }
}
