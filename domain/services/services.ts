import { fullNameOf } from '../names/index.ts'
import { type CaseStatus, replacesQuotes } from '../orders/index.ts'
import type { RelevantAnswers } from '../questions/index.ts'
import { activeShareholders } from '../shareholders/index.ts'

/** What a partner may get to know of a founder and their company. */
export const sharedThings = ['company', 'activities', 'name', 'phone', 'email', 'people'] as const
export type SharedThing = (typeof sharedThings)[number]

type ServiceRule = {
  /** All that goes to a partner; the sentence that asks for consent names exactly this. */
  readonly shares: readonly SharedThing[]
  /** A box that orders it, where there is one. */
  readonly tick?: 'lead_approval' | 'free_intake'
  /** Its words say what is shared with whom: who ticks it has agreed. */
  readonly tickIsConsent?: true
  /** Nobody can do anything for a company that is not there yet. */
  readonly afterIncorporation?: true
}

/** By the key of the line that orders it. */
export const knownServices = [
  'bookkeeper-quotes',
  'free-intake-smart-tax-accounting',
  'dga_salary',
  'bank-account-introduction',
  'trademark-check',
  'general-terms',
] as const
export type KnownService = (typeof knownServices)[number]

const rules: Readonly<Record<KnownService, ServiceRule>> = {
  'bookkeeper-quotes': { shares: ['name', 'phone'], tick: 'lead_approval', tickIsConsent: true },
  'free-intake-smart-tax-accounting': { shares: ['name', 'phone', 'email'], tick: 'free_intake' },
  dga_salary: { shares: ['company', 'name', 'phone', 'email', 'people'], afterIncorporation: true },
  'bank-account-introduction': { shares: ['company', 'name', 'phone', 'email'] },
  'trademark-check': { shares: ['company', 'activities'] },
  'general-terms': { shares: ['company', 'activities', 'name', 'email'] },
}

/** A service that was put in the price book since: it reaches somebody too, and nothing of it is assumed. */
const unknownService: ServiceRule = { shares: ['company', 'name', 'email'] }

const isKnown = (service: string): service is KnownService => knownServices.some((one) => one === service)

const ruleOf = (service: string): ServiceRule => (isKnown(service) ? rules[service] : unknownService)

export const sharesOf = (service: string): readonly SharedThing[] => ruleOf(service).shares

/** Those that wait until the company is there. */
export const servicesAfterIncorporation: readonly string[] = knownServices.filter(
  (service) => rules[service].afterIncorporation === true,
)

type OrderedLine = { readonly name: string; readonly key: string }

/** Which services somebody has to see to: those on the order, and those that were ticked beside it. */
export function servicesOrdered(answers: RelevantAnswers, lines: readonly OrderedLine[]): readonly string[] {
  const onOrder = lines.filter(({ name }) => name === 'extra_service' || name === 'dga_salary').map(({ key }) => key)
  const ticked = knownServices.filter((service) => isTicked(service, answers) === true)
  const all = new Set([...onOrder, ...ticked])
  return [...all].filter((service) => service !== 'bookkeeper-quotes' || ![...all].some(replacesQuotes)).sort()
}

function isTicked(service: string, { main }: RelevantAnswers): boolean | undefined {
  const { tick } = ruleOf(service)
  return tick === undefined ? undefined : main[tick] === true
}

/** What the questionnaire says of consent; null where it does not ask for it. */
export function consentIn(service: string, answers: RelevantAnswers): 'given' | 'refused' | null {
  if (ruleOf(service).tickIsConsent !== true) return null
  return isTicked(service, answers) === true ? 'given' : 'refused'
}

export const serviceStates = [
  'asks_consent',
  'refused',
  'waits_for_company',
  'ready',
  'sent',
  'done',
  'dropped',
] as const
export type ServiceState = (typeof serviceStates)[number]

export type ServiceFacts = {
  readonly consent: 'given' | 'refused' | null
  readonly sent: boolean
  readonly done: boolean
}

/** How far a service is, told by facts alone. What was sent to a partner is theirs to go on with. */
export function serviceState(service: string, { consent, sent, done }: ServiceFacts, status: CaseStatus): ServiceState {
  if (done) return 'done'
  if (sent) return 'sent'
  if (status === 'canceled') return 'dropped'
  if (consent === null) return 'asks_consent'
  if (consent === 'refused') return 'refused'
  return ruleOf(service).afterIncorporation === true && status !== 'finalized' ? 'waits_for_company' : 'ready'
}

/** Until it went out, or was done, whoever it is about may change their mind. */
export const mayDecide = (state: ServiceState): boolean => state !== 'sent' && state !== 'done' && state !== 'dropped'

export type ServiceContact = { readonly name: string; readonly email: string; readonly phone: string | null }

export type SharedFact = { readonly what: SharedThing; readonly value: string }

/** What goes to a partner: what was agreed to, as far as it is known, and not a word more. */
export function sharedFacts(service: string, answers: RelevantAnswers, contact: ServiceContact): readonly SharedFact[] {
  const { company_name = '', activities = '' } = answers.main
  const people = activeShareholders(answers)
    .filter((key) => answers[key].dga_plan === true)
    .map((key) => fullNameOf(answers[key]))
  const values: Readonly<Record<SharedThing, string>> = {
    company: company_name,
    activities,
    name: contact.name,
    phone: contact.phone ?? '',
    email: contact.email,
    people: people.filter((name) => name !== '').join(', '),
  }
  return sharesOf(service)
    .map((what) => ({ what, value: values[what] }))
    .filter(({ value }) => value !== '')
}

/** Whether a partner could do anything with it: who is to be called needs a way to be reached. */
export function isEnough(service: string, facts: readonly SharedFact[]): boolean {
  const has = (what: SharedThing) => facts.some((fact) => fact.what === what)
  return sharesOf(service).includes('name') ? has('phone') || has('email') : has('company')
}
