/** Countries whose residents the service cannot help; they are not offered as country of residence. */
export const unservedCountries: readonly string[] = ['IR', 'KP', 'MM']
