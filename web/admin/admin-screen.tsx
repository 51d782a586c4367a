import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { AdminFrame } from './frame.tsx'
import { adminHref, adminSections } from './links.ts'
import { sectionAt, sectionNamed } from './sections.ts'

type Props = { readonly params: Readonly<Record<string, string>>; readonly search: string }

export function AdminScreen({ params, search }: Props) {
  const name = sectionNamed(params.section)
  const [, go] = useLocation()
  // Whoever comes to the door, or to a section that is not there, begins at the first.
  const target = name ? null : adminHref(adminSections[0])
  useEffect(() => {
    if (target) go(target, { replace: true })
  }, [target, go])
  const Section = name && sectionAt(name)
  return (
    <AdminFrame section={name}>
      {Section && <Section key={name} item={params.item} within={params.within} search={search} />}
    </AdminFrame>
  )
}
