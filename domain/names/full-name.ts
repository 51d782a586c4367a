interface PersonNames {
  readonly firstname?: string | null | undefined
  readonly lastname?: string | null | undefined
}

/** What a person is called in full. What they did not say is left out: of who said nothing it is empty. */
export const fullNameOf = ({ firstname, lastname }: PersonNames): string =>
  [firstname?.trim(), lastname?.trim()].filter(Boolean).join(' ')
