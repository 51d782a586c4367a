const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Equal in content. Null and undefined are both "open". What is the same object is never looked into. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other) || (one == null && other == null)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [Object.entries(one), Object.entries(other)]
  return (
    left.length === right.length &&
    left.every(
      ([key, value]) => Object.hasOwn(other, key) && isSame(value, (other as Readonly<Record<string, unknown>>)[key]),
    )
  )
}
