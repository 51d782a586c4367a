import type { Chance } from './chance.ts'
import { copyOf, oddKey, oddText, oddValue, withOddCharacter } from './odd.ts'

type Tree = Record<string, unknown> | unknown[]

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** The same value with a few things in it that should not be there, or not be like that. */
export function spoiled(chance: Chance, value: unknown): unknown {
  const root: { value: unknown } = { value: copyOf(value) }
  for (let left = chance.whole(1, 3); left > 0; left -= 1) spoilOnce(chance, root)
  return root.value
}

function spoilOnce(chance: Chance, root: { value: unknown }): void {
  const places = placesIn(root as Record<string, unknown>)
  // The whole of it was taken out before.
  if (places.length === 0) return
  const [holder, key] = chance.of(places)
  const held = (holder as Record<string, unknown>)[key]
  chance.weighed<() => void>([
    [5, () => put(holder, key, oddValue(chance))],
    [typeof held === 'string' ? 5 : 0, () => put(holder, key, withOddCharacter(chance, String(held)))],
    [2, () => drop(holder, key)],
    [2, () => (isTree(held) ? put(held, oddKey(chance), oddValue(chance)) : put(holder, key, oddText(chance)))],
    [1, () => put(holder, key, [held])],
    [1, () => put(holder, key, { [oddKey(chance)]: held })],
    [
      1,
      () =>
        put(
          holder,
          key,
          typeof held === 'string' ? held.repeat(chance.whole(2, 2_000)).slice(0, 60_000) : JSON.stringify(held),
        ),
    ],
  ])()
}

/** Every place in a value, the value itself the first; those that lie deep count no less. */
function placesIn(holder: Tree, found: [Tree, string][] = []): [Tree, string][] {
  for (const key of Object.keys(holder)) {
    found.push([holder, key])
    const held = (holder as Record<string, unknown>)[key]
    if (isTree(held) && found.length < 2_000) placesIn(held, found)
  }
  return found
}

/** As its own key, whatever its name; a list has numbers only. */
function put(holder: Tree, key: string, value: unknown): void {
  if (Array.isArray(holder) && !/^\d+$/.test(key)) holder.push(value)
  else Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true })
}

function drop(holder: Tree, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

/** Text that once was JSON. */
export function brokenJson(chance: Chance, json: string): string {
  const half = chance.whole(0, json.length)
  return chance.of([
    json.slice(0, half),
    `${json.slice(0, half)}\u0000${json.slice(half)}`,
    `${json}${json}`,
    `\ufeff${json}`,
    `[${json}]`,
    json.replace('{', '{"__proto__":{"role":"admin"},'),
    json.replace('{', '{"constructor":{"prototype":{"role":"admin"}},'),
    json.replace(/"(\w+)":/, '"$1":1,"$1":'),
    json.replaceAll('"', "'"),
    json.replace(/\d+/, '1e999'),
    json.replace(/:"/, ':"\\ud83d'),
    '',
    'null',
    '[]',
    '""',
    '0',
    '{',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `{"a":"${'y'.repeat(1_100_000)}"}`,
  ])
}
