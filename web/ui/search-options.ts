export type SearchOption = {
  readonly value: string
  readonly label: string
  /** Other names people search by: "Holland", "Den Haag". */
  readonly aliases?: readonly string[]
  /** Stands above the separator while nothing is searched. */
  readonly priority?: boolean | undefined
  /** It is there to be found, with a note that says why, and cannot be chosen. */
  readonly disabled?: boolean | undefined
  readonly note?: string | undefined
}

/**
 * Finds what fits, the best first, and only when nothing does what may have been meant. What "fits" means is business: the
 * caller brings it.
 */
export type Search = (
  options: readonly SearchOption[],
  typed: string,
) => { readonly fitting: readonly SearchOption[]; readonly near: readonly SearchOption[] }

export type ListedOption = {
  readonly first: readonly SearchOption[]
  readonly rest: readonly SearchOption[]
  /** Nothing fits: these may have been meant. */
  readonly guessed: boolean
}

/** What the list shows: priority options first, then the rest; a search mixes them by fit. */
export function optionsListed(options: readonly SearchOption[], typed: string, search: Search): ListedOption {
  if (typed.trim() !== '') {
    const { fitting, near } = search(options, typed)
    return { first: fitting.length > 0 ? fitting : near, rest: [], guessed: fitting.length === 0 && near.length > 0 }
  }
  return {
    first: options.filter((option) => option.priority),
    rest: options.filter((option) => !option.priority),
    guessed: false,
  }
}

const names = new Intl.Collator(undefined, { sensitivity: 'base', ignorePunctuation: true })

/** The option that was typed beyond doubt: by its full name. The only one that fits so far was not chosen by anybody. */
export function optionMeant(options: readonly SearchOption[], typed: string): SearchOption | undefined {
  const name = typed.trim()
  if (name === '') return undefined
  const isName = (other: string) => names.compare(other, name) === 0
  const open = options.filter((option) => !option.disabled)
  const byAlias = open.filter(({ aliases }) => aliases?.some(isName))
  return open.find(({ label }) => isName(label)) ?? (byAlias.length === 1 ? byAlias[0] : undefined)
}
