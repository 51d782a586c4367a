/** The shape of a set of texts: the same keys at the same places, whatever the words. */
export type TextShape<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : TextShape<Texts[Key]>
}
