import { type ContractName, contractKinds, contractNames } from '#domain/contracts/index.ts'
import { useLocale } from '#web/i18n/index.ts'

export type ContractKind = { readonly name: ContractName; readonly title: string; readonly about: string }

/** Every contract that can be made, by what it is called and what it is for. */
export function useContractKinds(): readonly ContractKind[] {
  const { locale } = useLocale()
  return contractNames.map((name) => ({ name, ...contractKinds[locale][name] }))
}

/** What one of them is called. */
export function useKindTitle(): (name: ContractName) => string {
  const { locale } = useLocale()
  return (name) => contractKinds[locale][name].title
}
