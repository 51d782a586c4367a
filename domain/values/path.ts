/** Whose answer a path such as `main.company_name` speaks of, and which. Without a dot it names no key. */
export const splitPath = (path: string): { readonly place: string; readonly key: string } => {
  const dot = path.indexOf('.')
  return dot === -1 ? { place: path, key: '' } : { place: path.slice(0, dot), key: path.slice(dot + 1) }
}
