/** Where nobody may be led to, however it is written; `https://www.partner.example` is allowed by setting. */
export const foreignTargets = [
  'https://evil.example/',
  '//evil.example',
  'https://localhost:3000@evil.example/',
  'http://user:x@localhost:3000/',
  '/\n/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'https://www.partner.example.evil.example/',
]

/** The path of a location, and what stands in its query. */
export const placeIn = (location: unknown) => {
  const { origin, pathname, searchParams } = new URL(String(location), 'http://localhost:3000')
  return { at: `${origin}${pathname}`, query: Object.fromEntries(searchParams) }
}
