/** What the page itself knows better than we do, kept from its first moment on. */
export type Probe = {
  /** When there was something to fill in and it was painted, in milliseconds since the visit began. */
  ready: number | null
  largestPaint: number
  shift: number
  /** What moved, when, and how far, for who must find out why. */
  moves: string[]
  /** From each key to its paint. */
  keys: number[]
  /** From the press that leads to it until something fits the selector, with this text in it, and is painted. */
  untilPainted(wanted: WantedElement): Promise<number>
}

export type WantedElement = { readonly selector: string; readonly text?: string }

declare global {
  interface Window {
    probe: Probe
  }
}

/** Runs in the page before anything else. */
export function installProbe(firstField: string): void {
  // A frame calls back before it is painted; a message sent from there arrives after.
  const afterThisFrame = (run: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = run
    port2.postMessage(null)
  }
  const afterPaint = (run: () => void) => requestAnimationFrame(() => afterThisFrame(run))
  const isThere = ({ selector, text = '' }: WantedElement) =>
    document.querySelector(selector)?.textContent.includes(text)
  const whenThere = (wanted: WantedElement, run: () => void): void => {
    requestAnimationFrame(() => (isThere(wanted) ? afterThisFrame(run) : whenThere(wanted, run)))
  }

  const patience = 30_000
  let pressed = 0
  let key = 0
  const probe: Probe = {
    ready: null,
    largestPaint: 0,
    shift: 0,
    moves: [],
    keys: [],
    untilPainted: (wanted) =>
      new Promise((resolve, reject) => {
        pressed = 0
        setTimeout(() => reject(new Error(`The page never came to ${wanted.selector}.`)), patience)
        whenThere(wanted, () => resolve(performance.now() - pressed))
      }),
  }
  window.probe = probe

  whenThere({ selector: firstField }, () => {
    probe.ready = performance.now()
  })
  for (const kind of ['click', 'keydown'] as const) {
    addEventListener(
      kind,
      (event) => {
        pressed = event.timeStamp
        if (kind === 'keydown') key = event.timeStamp
      },
      { capture: true },
    )
  }
  addEventListener(
    'input',
    () => {
      const began = key
      afterPaint(() => probe.keys.push(performance.now() - began))
    },
    { capture: true },
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probe.largestPaint = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  type Shift = PerformanceEntry & {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element
      ? `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`
      : 'something gone'
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      probe.shift += entry.value
      for (const { node, previousRect: from, currentRect: to } of entry.sources)
        probe.moves.push(
          `${entry.startTime.toFixed(0)} ms: ${nameOf(node)} from ${from.x},${from.y} to ${to.x},${to.y}, ` +
            `${from.width}×${from.height} to ${to.width}×${to.height}`,
        )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
