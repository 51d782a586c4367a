import { driver } from 'driver.js'
import looks from './tour.css?url'

interface TourStop {
  /** The part of the page it is about, by its `data-tour`. */
  readonly part: string
  readonly title: string
  readonly text: string
}

interface TourWords {
  readonly next: string
  readonly previous: string
  readonly done: string
  readonly close: string
  /** "2 van 5", with the two numbers in braces twice, as the library fills them in. */
  readonly progress: string
}

/** The first visible part of that name: what a phone does not show is left out. */
const partOf = (name: string): Element | undefined =>
  [...document.querySelectorAll(`[data-tour="${name}"]`)].find((element) => element.checkVisibility())

/** The library marks what it points at as if it opened the bubble; a part of the page is no button. */
const bubbleMarks = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const

/** Its style sheet comes with it, once. */
function dressed(): Promise<void> {
  if (document.querySelector(`link[href="${looks}"]`)) return Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: looks })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('The tour cannot be shown.'))
    })
    document.head.append(link)
  })
}

/** Leads past the parts of the page, one bubble at a time. The focus goes back to where it came from. */
export async function runTour(stops: readonly TourStop[], words: TourWords, from: HTMLElement): Promise<void> {
  await dressed()
  const found = stops.flatMap((stop) => {
    const element = partOf(stop.part)
    return element ? [{ ...stop, element }] : []
  })
  let at = 0
  const go = (value: number) => {
    at = transition(at, value, found.length)
    if (at === tourEnded) end()
    else tour.moveTo(at)
  }
  // The library says that it is over only after a bubble has come to rest, and by itself leads back to a button of it.
  const end = () => {
    at = tourEnded
    tour.destroy()
    from.focus()
  }
  const unmark = () => {
    for (const { element } of found) for (const mark of bubbleMarks) element.removeAttribute(mark)
  }
  const tour = driver({
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    smoothScroll: false,
    stagePadding: 6,
    stageRadius: 12,
    popoverClass: 'tour-bubble',
    disableActiveInteraction: true,
    showProgress: true,
    progressText: words.progress,
    nextBtnText: words.next,
    prevBtnText: words.previous,
    doneBtnText: words.done,
    steps: found.map(({ element, title, text }) => ({ element, popover: { title, description: text } })),
    onNextClick: () => go(at + 1),
    onDoneClick: () => go(tourEnded),
    onPrevClick: () => go(at - 1),
    onCloseClick: () => go(tourEnded),
    onPopoverRender: ({ closeButton, title, footer }) => {
      // The library builds the bubble like a page; its head and foot are no landmarks of ours.
      for (const part of [title, footer]) part.setAttribute('role', 'presentation')
      closeButton.setAttribute('aria-label', words.close)
      closeButton.title = words.close
      // Marked right after the bubble is there, and again when the light has come to rest.
      queueMicrotask(unmark)
    },
    onHighlighted: unmark,
    onDestroyStarted: end,
  })
  if (found.length > 0) tour.drive(at)
}

/** The value that ends a tour. */
export const tourEnded = -1

/** Where the tour stands after a value: a number goes to that stop, -1 or going past the last one ends it. */
export function transition(at: number, value: number, stops: number): number {
  if (at === tourEnded || value === tourEnded || value >= stops) return tourEnded
  return Number.isInteger(value) && value >= 0 ? value : at
}
