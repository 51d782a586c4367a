import axe from 'axe-core'
import { expect } from 'vitest'
import { someOf } from '#testing/laws.ts'

/** As in the journeys: asserts that axe finds nothing on the page as it stands. */
export async function axeClean(): Promise<void> {
  await atRest()
  let found = await foundHere()
  // What is there between two frames alone, before the page has measured itself, nobody sees: it must still be there when drawn.
  if (found.length > 0) {
    await atRest()
    found = await foundHere()
  }
  expect(found).toEqual([])
}

async function foundHere() {
  const passedOver = contrastsToPassOver()
  for (const element of passedOver) element.setAttribute(mark, '')
  try {
    // No rule that runs asks for the style sheets, which are read anew for those that would.
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false })
    return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) }))
  } finally {
    for (const element of passedOver) element.removeAttribute(mark)
  }
}

// Measuring the contrast of every text is most of the time that axe takes, and text that looks alike has the same.
const mark = 'data-looks-alike'
axe.configure({ rules: [{ id: 'color-contrast', selector: `:not([${mark}])` }] })

/** All but about three of each look; in full nothing. */
function contrastsToPassOver(): readonly Element[] {
  const looks = lookOf()
  const shown = [...document.body.querySelectorAll('*')].filter((element) => hasText(element) && isShown(element))
  const alike = Map.groupBy(shown, looks)
  return [...alike.values()].flatMap((elements) => {
    const measured = new Set(someOf(elements, { oneIn: Math.ceil(elements.length / 3) }))
    return elements.filter((element) => !measured.has(element))
  })
}

const hasText = (element: Element): boolean =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '')

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0

/** Everything that the contrast of an element follows from: how it and all it lies in are painted. */
function lookOf(): (element: Element) => string {
  const grounds = new Map<Element, string>()
  const groundOf = (element: Element): string => {
    const known = grounds.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const own = grounded.map((name) => style.getPropertyValue(name)).join()
    const under = element.parentElement ? groundOf(element.parentElement) : ''
    const ground = own === nothing ? under : `${under}/${own}`
    grounds.set(element, ground)
    return ground
  }
  return (element) => {
    const style = getComputedStyle(element)
    const isOff = element.closest('[disabled], [aria-disabled=true], [inert], label') !== null
    return [element.tagName, isOff, groundOf(element), ...written.map((name) => style.getPropertyValue(name))].join()
  }
}

const grounded = [
  ...['background-color', 'background-image', 'opacity', 'filter', 'mix-blend-mode'],
  ...['position', 'z-index', 'overflow', 'clip-path'],
] as const
const nothing = 'rgba(0, 0, 0, 0),none,1,none,normal,static,auto,visible,none'
const written = ['color', 'font-size', 'font-weight', 'text-shadow', 'text-transform'] as const

/** What fades in is looked at when it is there, not half way, and what is there when it is drawn. */
async function atRest(): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
}
