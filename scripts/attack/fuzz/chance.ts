/** Chance that can be repeated: the same seed and place give the same choices, whatever came before. */
export type Chance = {
  /** A whole number from `least` up to and including `most`. */
  whole(least: number, most: number): number
  /** True once in so many times. */
  once(inTimes: number): boolean
  of<Item>(items: readonly Item[]): Item
  /** By weight: `[[3, 'often'], [1, 'seldom']]`. */
  weighed<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item
}

export function chanceAt(seed: number, place: number): Chance {
  let state = mix(mix(seed) ^ Math.imul(place + 1, 0x9e3779b1))
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    return (mix(state) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const of = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new RangeError('There is nothing to choose from.')
    return items[whole(0, items.length - 1)] as Item
  }
  return {
    whole,
    once: (inTimes) => whole(1, inTimes) === 1,
    of,
    weighed(items) {
      let left = next() * items.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, item] of items) {
        left -= weight
        if (left < 0) return item
      }
      return of(items.map(([, item]) => item))
    },
  }
}

/** Turns neighbouring numbers into numbers that have nothing to do with each other. */
function mix(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
