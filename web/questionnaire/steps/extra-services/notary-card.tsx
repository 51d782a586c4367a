import type { ReactNode } from 'react'
import type { Notary } from '#contract/reference.ts'
import { useLocale } from '#web/i18n/index.ts'
import { Card } from '#web/ui/card.tsx'

/** Who the notary is, in the reader's language. */
export function NotaryCard({ notary, children }: { notary: Notary; children?: ReactNode }) {
  const { locale } = useLocale()
  return (
    <Card padding="small">
      <p className="font-semibold">{notary.name}</p>
      <p className="text-hint text-ink-2">{[notary.city, notary.province].join(', ')}</p>
      <p className="mt-2 text-md">{locale === 'nl' ? notary.dutch_information : notary.english_information}</p>
      {children}
    </Card>
  )
}
