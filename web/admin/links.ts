import { href } from '#web/links/index.ts'

/** The sections of the back office, in the order of the navigation; a name is in the address, and in `admin.sections`. */
export const adminSections = [
  'prices',
  'pages',
  'offices',
  'countries',
  'questions',
  'staff',
  'switches',
  'data',
  'log',
] as const
export type AdminSection = (typeof adminSections)[number]

export type SectionProps = {
  /** What of the section is open, as its address says. */
  readonly item: string | undefined
  /** And which part of that. */
  readonly within: string | undefined
  readonly search: string
}

type SectionQuery = Readonly<Record<string, string | null | undefined>>

/** The address of something in the back office: `adminHref('pages', uuid, { language: 'en' })`. */
export function adminHref(section: AdminSection, item?: string, query: SectionQuery = {}): string {
  const said = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  const search = new URLSearchParams(said).toString()
  return `${href('admin', { section, item })}${search ? `?${search}` : ''}`
}
