// What every address shows while the service is being worked on.
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Notice } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { TextLink } from '#web/ui/text-link.tsx'

export default function Maintenance() {
  const say = useSay()
  const { locale } = useLocale()
  const { brand, support_email, maintenance_note } = useSite()
  return (
    <Notice heading={say('notice.maintenance.heading')}>
      <p>{say('notice.maintenance.first', { brand })}</p>
      <p>{maintenance_note?.[locale] ?? say('notice.maintenance.second')}</p>
      <p>
        {say('notice.maintenance.support')} <TextLink href={`mailto:${support_email}`}>{support_email}</TextLink>
      </p>
    </Notice>
  )
}
