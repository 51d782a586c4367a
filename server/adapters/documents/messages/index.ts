import type { Locale } from '#domain/values/index.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'
import type { PaperWords } from './paper-words.ts'

export const paperWords: Readonly<Record<Locale, PaperWords>> = { nl, en }
