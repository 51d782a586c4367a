import { commonPasswords } from './lists/common-passwords.ts'

const alike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
}

const plain = (text: string) => [...text].map((sign) => alike[sign] ?? sign).join('')
const bare = (text: string) => text.replace(/^[\d\p{P}\p{S}\s]+|[\d\p{P}\p{S}\s]+$/gu, '')

/** Along the keyboard, the alphabet or the digits, there or back; and the same few signs over and over. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '01234567890123456789',
  '1qaz2wsx3edc4rfv5tgb',
]
const isRow = (text: string) => {
  const back = [...text].reverse().join('')
  return rows.some((row) => row.includes(text) || row.includes(back))
}
const isRepeated = (text: string) => /^(.{1,4}?)\1+.{0,3}$/u.test(text)

/** Whether a password is one of the first that anyone would try. */
export function isCommon(password: string): boolean {
  const text = password.toLowerCase()
  if (isRow(text) || isRepeated(text)) return true
  const core = bare(text)
  return [text, core, plain(core), bare(plain(text))].some((form) => commonPasswords.has(form))
}
