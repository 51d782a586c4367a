import type { Locale } from '../values/index.ts'
import type { ContractName } from './names.ts'
import type { ContractTemplate } from './template.ts'

type ContractLoaders = Readonly<Record<ContractName, Readonly<Record<Locale, () => Promise<ContractTemplate>>>>>

const loaders: ContractLoaders = {
  nda: {
    nl: async () => (await import('./nda/nl.ts')).nda,
    en: async () => (await import('./nda/en.ts')).nda,
  },
  general_terms: {
    nl: async () => (await import('./general-terms/nl.ts')).generalTerms,
    en: async () => (await import('./general-terms/en.ts')).generalTerms,
  },
  privacy_statement: {
    nl: async () => (await import('./privacy-statement/nl.ts')).privacyStatement,
    en: async () => (await import('./privacy-statement/en.ts')).privacyStatement,
  },
  processing_agreement: {
    nl: async () => (await import('./processing-agreement/nl.ts')).processingAgreement,
    en: async () => (await import('./processing-agreement/en.ts')).processingAgreement,
  },
  employment: {
    nl: async () => (await import('./employment/nl.ts')).employment,
    en: async () => (await import('./employment/en.ts')).employment,
  },
  freelance: {
    nl: async () => (await import('./freelance/nl.ts')).freelance,
    en: async () => (await import('./freelance/en.ts')).freelance,
  },
  management_agreement: {
    nl: async () => (await import('./management-agreement/nl.ts')).managementAgreement,
    en: async () => (await import('./management-agreement/en.ts')).managementAgreement,
  },
  cooperation: {
    nl: async () => (await import('./cooperation/nl.ts')).cooperation,
    en: async () => (await import('./cooperation/en.ts')).cooperation,
  },
  loan: {
    nl: async () => (await import('./loan/nl.ts')).loanAgreement,
    en: async () => (await import('./loan/en.ts')).loanAgreement,
  },
  rental: {
    nl: async () => (await import('./rental/nl.ts')).rental,
    en: async () => (await import('./rental/en.ts')).rental,
  },
  shareholders_resolution: {
    nl: async () => (await import('./shareholders-resolution/nl.ts')).shareholdersResolution,
    en: async () => (await import('./shareholders-resolution/en.ts')).shareholdersResolution,
  },
  proof_of_payment: {
    nl: async () => (await import('./proof-of-payment/nl.ts')).proofOfPayment,
    en: async () => (await import('./proof-of-payment/en.ts')).proofOfPayment,
  },
}

/** They are long, so they come when they are wanted, and one language at a time. */
export const loadContract = (name: ContractName, locale: Locale): Promise<ContractTemplate> => loaders[name][locale]()
