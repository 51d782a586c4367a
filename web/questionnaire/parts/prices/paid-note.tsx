import { useLocale, useSay } from '#web/i18n/index.ts'
import { Price } from '#web/ui/price.tsx'

/** That a choice is paid for, and a change of it is seen before it is made. */
export function PaidNote() {
  const say = useSay()
  return <p className="mt-2 text-hint text-ink-2">{say('offers.paid.fixed')}</p>
}

/** What was paid, in the place of what would have to be. */
export function PaidTotal({ paid, size }: { readonly paid: number; readonly size: 'card' | 'total' }) {
  const say = useSay()
  const { locale } = useLocale()
  return (
    <>
      <p className="text-sm text-ink-2">{say('offers.paid.total')}</p>
      <p>
        <Price cents={paid} locale={locale} size={size} />
      </p>
    </>
  )
}
