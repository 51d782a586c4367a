import { type CalculatorMessages, fill, type Messages } from '#domain/messages/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { LaterLoaders } from './later.ts'

/**
 * One file a subject and language, so that a screen brings only the words it shows, in one language. Those of a first visit;
 * where the others are is fetched with the first of them.
 */
export const loaders = {
  nl: {
    shell: () => import('./nl/shell.ts').then((file) => file.shell),
    home: () => import('./nl/home.ts').then((file) => file.home),
    contact: () => import('./nl/contact.ts').then((file) => file.contact),
    widgets: () => import('./nl/widgets.ts').then((file) => file.widgets),
    questionnaire: () => import('./nl/questionnaire.ts').then((file) => file.questionnaire),
    auth: () => import('./nl/auth.ts').then((file) => file.auth),
    calculator: () => import('./nl/calculator.ts').then((file) => file.calculator),
    forms: (): Promise<object> => import('./nl/forms.ts').then((file) => file.forms),
    early: (): Promise<object> => import('./nl/early.ts').then((file) => file.early),
    sums: (): Promise<object> => import('./nl/sums.ts').then((file) => file.sums),
  },
  en: {
    shell: () => import('./en/shell.ts').then((file) => file.shell),
    home: () => import('./en/home.ts').then((file) => file.home),
    contact: () => import('./en/contact.ts').then((file) => file.contact),
    widgets: () => import('./en/widgets.ts').then((file) => file.widgets),
    questionnaire: () => import('./en/questionnaire.ts').then((file) => file.questionnaire),
    auth: () => import('./en/auth.ts').then((file) => file.auth),
    calculator: () => import('./en/calculator.ts').then((file) => file.calculator),
    forms: (): Promise<object> => import('./en/forms.ts').then((file) => file.forms),
    early: (): Promise<object> => import('./en/early.ts').then((file) => file.early),
    sums: (): Promise<object> => import('./en/sums.ts').then((file) => file.sums),
  },
} as const

type Loaders = (typeof loaders)['nl'] & LaterLoaders['nl']
export type TextSubject = keyof Loaders

type LoadedTexts = { readonly [Subject in TextSubject]: Awaited<ReturnType<Loaders[Subject]>> }
type Leaves<Node, Path extends string> = Node extends string
  ? Path
  : { [Key in keyof Node & string]: Leaves<Node[Key], `${Path}.${Key}`> }[keyof Node & string]

/** Every text by its path, as in `home.hero.title`: a key that does not exist does not compile. */
export type TextKey = { [Subject in TextSubject]: Leaves<LoadedTexts[Subject], Subject> }[TextSubject]

/** Texts of the screens that one kind of product puts differently, by their path. */
export type Instead = Readonly<Partial<Record<TextKey, string>>>

export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

const isEarly = (subject: TextSubject): subject is keyof (typeof loaders)['nl'] => subject in loaders.nl

type TextsOnHand = Partial<Record<TextSubject, object>>
const loaded: Record<Locale, TextsOnHand> = { nl: {}, en: {} }

export async function loadTexts(locale: Locale, subjects: readonly TextSubject[]): Promise<void> {
  await Promise.all(
    subjects.map(async (subject) => {
      loaded[locale][subject] ??= await (isEarly(subject)
        ? loaders[locale][subject]()
        : import('./later.ts').then(({ laterTexts }): Promise<object> => laterTexts[locale][subject]()))
    }),
  )
}

/** The words of the domain for the forms around an account; they must be loaded, as `forms`. */
export const formMessagesIn = (locale: Locale): Messages => loaded[locale].forms as Messages

/** The words of the domain for the first step of a questionnaire; they must be loaded, as `early`. */
export const earlyMessagesIn = (locale: Locale): Messages => loaded[locale].early as Messages

/** The words of the domain for the price calculator; they must be loaded, as `sums`. */
export const calculatorMessagesIn = (locale: Locale): CalculatorMessages => loaded[locale].sums as CalculatorMessages

export function sayIn(locale: Locale): Say {
  return (key, values) => {
    const text = key
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], loaded[locale])
    if (typeof text !== 'string') throw new Error(`The text ${key} is not loaded in ${locale}.`)
    return values ? fill(text, values) : text
  }
}
