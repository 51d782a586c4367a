export type SearchOption = {
  readonly value: string
  readonly label: string
  /** Other names people search by: "Holland", "Den Haag". */
  readonly aliases?: readonly string[]
  /** Stands above the separator while nothing is searched. */
  readonly priority?: boolean | undefined
}

/** Finds what fits, the best first. What "fits" means is business: the caller brings it. */
export type Search = (options: readonly SearchOption[], typed: string) => readonly SearchOption[]

export type ListedOption = { readonly first: readonly SearchOption[]; readonly rest: readonly SearchOption[] }

/** What the list shows: priority options first, then the rest; a search mixes them by fit. */
export function listed(options: readonly SearchOption[], typed: string, search: Search): ListedOption {
  if (typed.trim() !== '') return { first: search(options, typed), rest: [] }
  return { first: options.filter((option) => option.priority), rest: options.filter((option) => !option.priority) }
}

const sameName = new Intl.Collator(undefined, { sensitivity: 'base', ignorePunctuation: true })

/** The option that was typed beyond doubt: by its full name, or as the only one that fits. */
export function meant(options: readonly SearchOption[], typed: string, search: Search): SearchOption | undefined {
  if (typed.trim() === '') return undefined
  const [best, second] = search(options, typed)
  return best && (!second || sameName.compare(best.label, typed.trim()) === 0) ? best : undefined
}
