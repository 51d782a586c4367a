import { useLocale, useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { Price } from '#web/ui/price.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** That a choice is paid for and cannot be made differently here, and whom to ask. */
export function PaidNote() {
  const say = useSay()
  const { support_email, support_phone } = useSite()
  return (
    <p className="mt-2 text-hint text-ink-2">
      {say('offers.paid.fixed')} <TextLink href={`mailto:${support_email}`}>{support_email}</TextLink>
      {support_phone !== null && ` ${say('offers.paid.or_call', { phone: support_phone })}`}
    </p>
  )
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
