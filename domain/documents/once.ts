/**
 * Makes something of an object once. A document is written again with every key while most of it stays the very same;
 * so does what was made of that.
 */
export const once = <Key extends object, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const known = new WeakMap<Key, { readonly made: Made }>()
  return (key) => {
    const before = known.get(key)
    if (before) return before.made
    const made = make(key)
    known.set(key, { made })
    return made
  }
}
