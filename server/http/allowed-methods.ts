import type { Route } from '#contract/route.ts'

/** The methods that an address takes, none when it does not exist. */
export function allowedMethods(
  routes: readonly Pick<Route, 'method' | 'path' | 'trailingSlash'>[],
  path: string,
): string[] {
  const segments = path.split('/')
  const methods = routes
    .filter((route) => {
      const given = route.trailingSlash && segments.at(-1) === '' ? segments.slice(0, -1) : segments
      const pattern = route.path.split('/')
      return (
        pattern.length === given.length &&
        pattern.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
      )
    })
    .flatMap(({ method }) => (method === 'GET' ? [method, 'HEAD'] : [method]))
  return [...new Set(methods)]
}
