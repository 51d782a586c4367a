import type { ComponentType } from 'react'
import type { Locale } from '#domain/values/index.ts'
import { loadTexts, type TextSubject } from '#web/i18n/index.ts'
import { type AdminSection, adminSections, type SectionProps } from './links.ts'

type SectionModule = { readonly default: ComponentType<SectionProps> }
type SectionEntry = {
  /** What it says, besides the words of the frame. */
  readonly texts: readonly TextSubject[]
  readonly load: () => Promise<SectionModule>
}

const sections: Readonly<Record<AdminSection, SectionEntry>> = {
  prices: { texts: ['admin_prices', 'sums'], load: () => import('./prices/index.tsx') },
  pages: { texts: ['admin_pages'], load: () => import('./pages/index.tsx') },
  questions: { texts: ['admin_questions'], load: () => import('./questions/index.tsx') },
  offices: { texts: ['offices', 'staff', 'office_hours', 'widgets'], load: () => import('./offices/index.tsx') },
  countries: { texts: ['countries', 'widgets'], load: () => import('./countries/index.tsx') },
  staff: { texts: ['staff', 'widgets'], load: () => import('./staff/index.tsx') },
  switches: { texts: ['admin_switches'], load: () => import('./switches/index.tsx') },
  data: { texts: ['admin_data'], load: () => import('./data/index.tsx') },
  log: { texts: ['admin_log'], load: () => import('./log/index.tsx') },
}

export const sectionNamed = (name: string | undefined): AdminSection | null =>
  adminSections.find((section) => section === name) ?? null

const loaded = new Map<AdminSection, SectionModule>()

/** The code and words of the section at an address. */
export async function prepareSection(
  { section }: Readonly<Record<string, string | undefined>>,
  locale: Locale,
): Promise<void> {
  const name = sectionNamed(section)
  if (!name) return
  const { load, texts } = sections[name]
  const [module] = await Promise.all([load(), loadTexts(locale, texts)])
  loaded.set(name, module)
}

/** Once it is prepared. */
export const sectionAt = (name: AdminSection): SectionModule['default'] | null => loaded.get(name)?.default ?? null
