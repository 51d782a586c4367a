import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** `damaged`: altered, cut off, or sealed for another place. `unknown_key`: sealed with a key we do not have. */
export class VaultError extends Error {
  readonly code: 'damaged' | 'unknown_key' | 'unknown_format' | 'bad_key'
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
  sealJson(value: unknown, place: string): string
  openJson(sealed: string, place: string): unknown
  sealBytes(bytes: Uint8Array, place: string): Uint8Array
  openBytes(sealed: Uint8Array, place: string): Uint8Array
  /** Proof that a text comes from us, for text that anyone may read. `purpose` keeps one use apart from another. */
  sign(text: string, purpose: string): string
  isSigned(text: string, signature: string, purpose: string): boolean
}

// The envelope, in bytes: format (1) · key id (8) · nonce (12) · tag (16) · ciphertext.
const format = 1
const keyIdLength = 8
const nonceLength = 12
const tagLength = 16
const headLength = 1 + keyIdLength
const overhead = headLength + nonceLength + tagLength

type Key = { readonly id: Buffer; readonly secret: KeyObject }

// As an object of the library, made once: from bytes it would make one for every value.
const derived = (dataKey: Uint8Array, label: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', dataKey, '', label, 32)))

// The encryption key is derived, so that the same data key can one day serve another purpose with another label.
const toKey = (dataKey: Uint8Array): Key => {
  if (dataKey.length !== 32) throw new VaultError('bad_key', 'A data key must be 32 bytes.')
  return {
    id: createHash('sha256').update('vault key id').update(dataKey).digest().subarray(0, keyIdLength),
    secret: derived(dataKey, 'vault aes-256-gcm v1'),
  }
}

/** Derived per purpose, once: a cookie is checked at every request. */
const signerWith = (dataKey: Uint8Array) => {
  const secrets = new Map<string, KeyObject>()
  return (text: string, purpose: string): Buffer => {
    const secret = secrets.get(purpose) ?? derived(dataKey, `sign ${purpose} v1`)
    secrets.set(purpose, secret)
    return createHmac('sha256', secret).update(text).digest()
  }
}

/** Seals with the first key and opens with any of them, so a new key can be put in front of an old one. */
export function vaultWith(dataKeys: readonly [Uint8Array, ...Uint8Array[]]): Vault {
  const [current, ...older] = dataKeys
  const sealing = toKey(current)
  const signer = signerWith(current)
  const olderSigners = older.map(signerWith)
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
    sealBytes,
    openBytes,
    sign: (text, purpose) => signer(text, purpose).toString('base64url'),
    isSigned: (text, signature, purpose) => {
      const given = Buffer.from(signature, 'base64url')
      // Only the one way to write it: otherwise a signature could be altered and still be good.
      if (given.toString('base64url') !== signature) return false
      return [signer, ...olderSigners].some((signature) => {
        const right = signature(text, purpose)
        return given.length === right.length && timingSafeEqual(given, right)
      })
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
