/** What a paper may be: what a notary can open. A good photo of a passport is 4 MB; a scanned contract seldom more. */
export const acceptedPaper = {
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/heic', 'image/heif'],
  maxBytes: 10 * 1024 * 1024,
} as const

export type AcceptedType = (typeof acceptedPaper.types)[number]
