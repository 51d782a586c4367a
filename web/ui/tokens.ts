// Timings (milliseconds) and sizes (pixels) that the product prescribes. theme.css holds the same for style sheets.
export const timings = {
  tooltipHide: 1000,
  video: 1000,
  typing: 50,
  progress: 200,
  transition: 500,
  scroll: 1000,
  /** How long a passing notice stays when nobody points at it. */
  toast: 7000,
} as const

export const sizes = {
  dot: 8,
  dotActive: 10,
  dotHover: 12,
  dialogWide: 1080,
  dialogMedium: 900,
  dialogNarrow: 700,
} as const

/** How a movement slows down. */
export const easeStep = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Share of the window's height that a document viewer takes. */
export const viewerHeight = '60vh'

/** Characters needed before a list with search starts to filter. */
export const searchMinimum = 1
