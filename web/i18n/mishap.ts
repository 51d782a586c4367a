import type { Locale } from '#domain/values/index.ts'
import { mishap as en } from './en/mishap.ts'
import { mishap as nl } from './nl/mishap.ts'
import type { TextShape } from './shape.ts'

/** In both languages at once: a screen that broke down cannot wait for words. */
export const mishapTexts: Readonly<Record<Locale, TextShape<typeof nl>>> = { nl, en }
