import { type CalculatorMessages, fill, type Messages } from '#domain/messages/index.ts'
import type { Locale } from '#domain/values/index.ts'

/** One file a subject and language, so that a screen brings only the words it shows, in one language. */
const loaders = {
  nl: {
    search: () => import('./nl/search.ts').then((file) => file.search),
    shell: () => import('./nl/shell.ts').then((file) => file.shell),
    home: () => import('./nl/home.ts').then((file) => file.home),
    contact: () => import('./nl/contact.ts').then((file) => file.contact),
    contact_form: () => import('./nl/contact-form.ts').then((file) => file.contactForm),
    notice: () => import('./nl/notice.ts').then((file) => file.notice),
    ui: () => import('./nl/ui.ts').then((file) => file.ui),
    widgets: () => import('./nl/widgets.ts').then((file) => file.widgets),
    questionnaire: () => import('./nl/questionnaire.ts').then((file) => file.questionnaire),
    offers: () => import('./nl/offers.ts').then((file) => file.offers),
    auth: () => import('./nl/auth.ts').then((file) => file.auth),
    legal: () => import('./nl/legal.ts').then((file) => file.legal),
    account: () => import('./nl/account.ts').then((file) => file.account),
    two_step: () => import('./nl/two-step.ts').then((file) => file.twoStep),
    payment: () => import('./nl/payment.ts').then((file) => file.payment),
    dashboard: () => import('./nl/dashboard.ts').then((file) => file.dashboard),
    founder: () => import('./nl/founder.ts').then((file) => file.founder),
    downloads: () => import('./nl/downloads.ts').then((file) => file.downloads),
    workbench: () => import('./nl/workbench.ts').then((file) => file.workbench),
    case: () => import('./nl/case.ts').then((file) => file.caseTexts),
    calculator: () => import('./nl/calculator.ts').then((file) => file.calculator),
    forms: (): Promise<object> => import('./nl/forms.ts').then((file) => file.forms),
    early: (): Promise<object> => import('./nl/early.ts').then((file) => file.early),
    sums: (): Promise<object> => import('./nl/sums.ts').then((file) => file.sums),
    deed: () => import('./nl/deed.ts').then((file) => file.deed),
    check: () => import('./nl/check.ts').then((file) => file.check),
    chart: () => import('./nl/chart.ts').then((file) => file.chart),
  },
  en: {
    search: () => import('./en/search.ts').then((file) => file.search),
    shell: () => import('./en/shell.ts').then((file) => file.shell),
    home: () => import('./en/home.ts').then((file) => file.home),
    contact: () => import('./en/contact.ts').then((file) => file.contact),
    contact_form: () => import('./en/contact-form.ts').then((file) => file.contactForm),
    notice: () => import('./en/notice.ts').then((file) => file.notice),
    ui: () => import('./en/ui.ts').then((file) => file.ui),
    widgets: () => import('./en/widgets.ts').then((file) => file.widgets),
    questionnaire: () => import('./en/questionnaire.ts').then((file) => file.questionnaire),
    offers: () => import('./en/offers.ts').then((file) => file.offers),
    auth: () => import('./en/auth.ts').then((file) => file.auth),
    legal: () => import('./en/legal.ts').then((file) => file.legal),
    account: () => import('./en/account.ts').then((file) => file.account),
    two_step: () => import('./en/two-step.ts').then((file) => file.twoStep),
    payment: () => import('./en/payment.ts').then((file) => file.payment),
    dashboard: () => import('./en/dashboard.ts').then((file) => file.dashboard),
    founder: () => import('./en/founder.ts').then((file) => file.founder),
    downloads: () => import('./en/downloads.ts').then((file) => file.downloads),
    workbench: () => import('./en/workbench.ts').then((file) => file.workbench),
    case: () => import('./en/case.ts').then((file) => file.caseTexts),
    calculator: () => import('./en/calculator.ts').then((file) => file.calculator),
    forms: (): Promise<object> => import('./en/forms.ts').then((file) => file.forms),
    early: (): Promise<object> => import('./en/early.ts').then((file) => file.early),
    sums: (): Promise<object> => import('./en/sums.ts').then((file) => file.sums),
    deed: () => import('./en/deed.ts').then((file) => file.deed),
    check: () => import('./en/check.ts').then((file) => file.check),
    chart: () => import('./en/chart.ts').then((file) => file.chart),
  },
} as const

export type TextSubject = keyof (typeof loaders)['nl']

type Texts = { readonly [Subject in TextSubject]: Awaited<ReturnType<(typeof loaders)['nl'][Subject]>> }
type Leaves<Node, Path extends string> = Node extends string
  ? Path
  : { [Key in keyof Node & string]: Leaves<Node[Key], `${Path}.${Key}`> }[keyof Node & string]

/** Every text by its path, as in `home.hero.title`: a key that does not exist does not compile. */
export type TextKey = { [Subject in TextSubject]: Leaves<Texts[Subject], Subject> }[TextSubject]

/** Texts of the screens that one kind of product puts differently, by their path. */
export type Instead = Readonly<Partial<Record<TextKey, string>>>

export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

type LoadedTexts = Partial<Record<TextSubject, object>>
const loaded: Record<Locale, LoadedTexts> = { nl: {}, en: {} }

export async function loadTexts(locale: Locale, subjects: readonly TextSubject[]): Promise<void> {
  await Promise.all(
    subjects.map(async (subject) => {
      loaded[locale][subject] ??= await loaders[locale][subject]()
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
