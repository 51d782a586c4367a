/** What `npm test` leaves to `npm run test:full`, and to whoever names its file (playwright.config.ts). */
export const onlyInFull = '@full'

/** Of a journey that is another one's like by the same screens: another product or width, or the other language. */
export const breadth = (yes = true): { readonly tag?: string } => (yes ? { tag: onlyInFull } : {})

/**
 * Of a journey that sees together what cheaper tests of every `npm test` see apart: which ones. Whatever it looks at with axe
 * they do too, or another journey.
 */
export const alsoIn = (...tests: readonly [string, ...string[]]) => ({
  tag: onlyInFull,
  annotation: { type: 'also in', description: tests.join(', ') },
})
