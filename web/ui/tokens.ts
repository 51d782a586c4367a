// Timings (milliseconds) and limits that the product prescribes and code goes by; what only style sheets use is in theme.css.
export const timings = {
  tooltipHide: 1000,
  video: 1000,
  /** How long a passing notice stays when nobody points at it. */
  toast: 7000,
} as const

/** How a movement slows down; theme.css holds the same. */
export const easeStep = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Characters needed before a list with search starts to filter. */
export const searchMinimum = 1
