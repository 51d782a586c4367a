import { type ContractName, contractNames, loadContract } from '#domain/contracts/index.ts'
import { type Resource, useResource } from '#web/api/index.ts'
import { useLocale } from '#web/i18n/index.ts'

export type ContractKind = { readonly name: ContractName; readonly title: string; readonly about: string }

/** Every contract that can be made, by what it is called and what it is for. */
export function useContractKinds(): Resource<readonly ContractKind[]> {
  const { locale } = useLocale()
  const load = () =>
    Promise.all(
      contractNames.map(async (name) => {
        const { title, about } = (await loadContract(name, locale)).words
        return { name, title, about }
      }),
    )
  return useResource(`contract kinds ${locale}`, load, { kept: true })
}

/** What one of them is called; its own name until the words are here. */
export function useKindTitle(): (name: ContractName) => string {
  const kinds = useContractKinds()
  const known = kinds.state === 'ready' ? kinds.value : []
  return (name) => known.find((kind) => kind.name === name)?.title ?? ''
}
