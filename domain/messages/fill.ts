export type TextValues = Readonly<Record<string, string | number>>

/** Puts values in their places: fill('Minstens {min}', { min: 3 }). Nobody reads a place without a value. */
export const fill = (template: string, values: TextValues = {}): string =>
  template.replace(/\{(\w+)\}/g, (_place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : '…'))

/**
 * Chooses by number from forms with bars between them: none, one, more ("geen|één persoon|{n} personen"). Two forms are
 * one and more; a single form always fits. `{n}` is the number.
 */
export const plural = (forms: string, count: number, values: TextValues = {}): string => {
  const [first = '', second, third] = forms.split('|')
  const chosen =
    second === undefined
      ? first
      : third === undefined
        ? count === 1
          ? first
          : second
        : count === 0
          ? first
          : count === 1
            ? second
            : third
  return fill(chosen.trim(), { n: count, ...values })
}
