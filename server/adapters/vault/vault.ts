import { createCipheriv, createDecipheriv, createHash, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import { derivedKey, type Purpose, type Signing, signerWith } from './signing.ts'

/**
 * `damaged`: altered, cut off, or sealed for another place. `unknown_key`: sealed with a key we do not have. The others keep
 * the service from starting: the key is not a key (`bad_key`), is not there (`no_key`), or does not go with the data
 * (`wrong_key`).
 */
export class VaultError extends Error {
  readonly code: 'damaged' | 'unknown_key' | 'unknown_format' | 'bad_key' | 'no_key' | 'wrong_key'
  constructor(code: VaultError['code'], sentence: string) {
    super(sentence)
    this.name = 'VaultError'
    this.code = code
  }
}

/**
 * `place` names the row and column a value belongs to (`jobs/<id>/payload`). It is not stored, only checked: a sealed value
 * copied to another row does not open there.
 */
export type Vault = {
  /** Tells the key that seals from others, and tells nothing about it. */
  readonly keyId: string
  sealJson(value: unknown, place: string): string
  openJson(sealed: string, place: string): unknown
  sealBytes(bytes: Uint8Array, place: string): Uint8Array
  openBytes(sealed: Uint8Array, place: string): Uint8Array
  /** Whether something was sealed with the key that seals now, and not with an older one. */
  isCurrent(sealed: Uint8Array): boolean
  /** Proof that a text comes from us, for text that anyone may read. `purpose` keeps one use apart from another. */
  sign(text: string, purpose: Purpose): string
  isSigned(text: string, signature: string, purpose: Purpose): boolean
}

// The envelope, in bytes: format (1) · key id (8) · nonce (12) · tag (16) · ciphertext.
const format = 1
const keyIdLength = 8
const nonceLength = 12
const tagLength = 16
const headLength = 1 + keyIdLength
const overhead = headLength + nonceLength + tagLength

type VaultKey = { readonly id: Buffer; readonly secret: KeyObject }

// The encryption key is derived, so that the same data key can one day serve another purpose with another label.
const toKey = (dataKey: Uint8Array): VaultKey => {
  if (dataKey.length !== 32) throw new VaultError('bad_key', 'A data key must be 32 bytes.')
  return {
    id: idOf(dataKey),
    secret: derivedKey(dataKey, 'vault aes-256-gcm v1'),
  }
}

const idOf = (dataKey: Uint8Array): Buffer =>
  createHash('sha256').update('vault key id').update(dataKey).digest().subarray(0, keyIdLength)

/** As `keyId` of a vault that seals with it. */
export const keyIdOf = (dataKey: Uint8Array): string => idOf(dataKey).toString('hex')

/** How every text begins that was sealed with this key: nine bytes are twelve letters, whatever comes after them. */
export const sealHead = (keyId: string): string =>
  Buffer.concat([Buffer.from([format]), Buffer.from(keyId, 'hex')]).toString('base64url')

/**
 * Seals with the first key and opens with any of them, so a new key can be put in front of an old one. Signs with the keys
 * too, except where other secrets are given for that.
 */
export function vaultWith(
  dataKeys: readonly [Uint8Array, ...Uint8Array[]],
  signing: Signing = { secrets: {}, now: new Date() },
): Vault {
  const [current, ...older] = dataKeys
  const sealing = toKey(current)
  const signatures = signerWith(dataKeys, signing)
  const keys = new Map([sealing, ...older.map(toKey)].map((key) => [key.id.toString('hex'), key]))

  function sealBytes(bytes: Uint8Array, place: string): Uint8Array {
    const head = Buffer.concat([Buffer.from([format]), sealing.id])
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv('aes-256-gcm', sealing.secret, nonce).setAAD(bound(head, place))
    const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([head, nonce, cipher.getAuthTag(), ciphertext])
  }

  function openBytes(sealed: Uint8Array, place: string): Uint8Array {
    const envelope = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    if (envelope.length < overhead) throw damaged()
    if (envelope[0] !== format)
      throw new VaultError('unknown_format', 'This value was sealed in a format we do not know.')
    const head = envelope.subarray(0, headLength)
    const key = keys.get(head.subarray(1).toString('hex'))
    if (!key) throw new VaultError('unknown_key', 'This value was sealed with another data key than the one in use.')
    const nonce = envelope.subarray(headLength, headLength + nonceLength)
    const tag = envelope.subarray(headLength + nonceLength, overhead)
    const decipher = createDecipheriv('aes-256-gcm', key.secret, nonce, { authTagLength: tagLength })
      .setAAD(bound(head, place))
      .setAuthTag(tag)
    const start = decipher.update(envelope.subarray(overhead))
    try {
      return Buffer.concat([start, decipher.final()])
    } catch {
      throw damaged()
    }
  }

  return {
    keyId: sealing.id.toString('hex'),
    sealBytes,
    openBytes,
    isCurrent: (sealed) => sealing.id.equals(sealed.subarray(1, headLength)),
    sign: (text, purpose) => (signatures(text, purpose)[0] ?? Buffer.alloc(0)).toString('base64url'),
    isSigned: (text, signature, purpose) => {
      const given = Buffer.from(signature, 'base64url')
      // Only the one way to write it: otherwise a signature could be altered and still be good.
      if (given.toString('base64url') !== signature) return false
      return signatures(text, purpose).some((right) => given.length === right.length && timingSafeEqual(given, right))
    },
    sealJson: (value, place) => {
      const json = JSON.stringify(value)
      if (json === undefined) throw new TypeError('Only a value that JSON can hold can be sealed.')
      return Buffer.from(sealBytes(Buffer.from(json), place)).toString('base64url')
    },
    openJson: (sealed, place) => {
      // Buffer.from skips characters outside the alphabet: without this check an altered text might still open.
      if (!/^[\w-]+$/.test(sealed)) throw damaged()
      return JSON.parse(Buffer.from(openBytes(Buffer.from(sealed, 'base64url'), place)).toString())
    },
  }
}

const bound = (head: Buffer, place: string) => Buffer.concat([head, Buffer.from(place)])

const damaged = () => new VaultError('damaged', 'This sealed value was altered or belongs to another place.')

/**
 * A column that holds sealed text. Every room that seals something into a row declares its column once, so that all of it can
 * be found: when the service starts, to see whether the key goes with it, and when another key replaces that.
 */
export type SealedColumn = {
  readonly table: string
  readonly column: string
  /** The column that names the row. */
  readonly row: string
  /** The column whose value the sealed text is bound to, where that is another. */
  readonly boundTo?: string
} & (
  | { readonly holds: 'a text'; readonly place: (bound: string) => string }
  /** An object of sealed texts, each by its own name. */
  | { readonly holds: 'texts by name'; readonly place: (bound: string, name: string) => string }
)
