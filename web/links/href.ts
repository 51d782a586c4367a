import { type Params, type PlaceName, places, type Query } from './places.ts'

type Arguments<Name extends PlaceName> =
  Record<never, never> extends Params<Name>
    ? [params?: Params<Name>, query?: Query<Name>]
    : [params: Params<Name>, query?: Query<Name>]

/** The address of a place: `href('login', {}, { redirect_url: '/questionnaire/bv' })`. */
export function href<Name extends PlaceName>(name: Name, ...[params, query]: Arguments<Name>): string {
  const values: Readonly<Record<string, string | undefined>> = params ?? {}
  const path = places[name].pattern
    .split('/')
    .flatMap((segment) => {
      if (!segment.startsWith(':')) return [segment]
      const value = values[segment.slice(1).replace('?', '')]
      return value === undefined ? [] : [encodeURIComponent(value)]
    })
    .join('/')
  const search = new URLSearchParams(
    Object.entries(query ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  ).toString()
  return `${name === 'home' ? `${path}/` : path}${search ? `?${search}` : ''}`
}
