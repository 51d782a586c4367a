/** Questions whose answers cost something, asked among the others. */
const priced = ['incorporation_speed', 'caregiver', 'type_of_conversion', 'internal']

export const isPriced = ({ key }: { readonly key: string }): boolean => priced.includes(key)
