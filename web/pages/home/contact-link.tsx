import type { MouseEvent } from 'react'
import { useContact } from '#web/contact/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { ServiceSlug } from './service-words.ts'

/** Opens the message form about a service. Before the script has come it is a plain mail link, so it always works. */
export function ContactLink({ slug }: { slug: ServiceSlug }) {
  const say = useSay()
  const { support_email } = useSite()
  const { write, prepare } = useContact()
  const service = say(`home.service.${slug}.title`)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    write('chat', say('home.services.about', { service }))
  }
  return (
    <TextLink
      href={`mailto:${support_email}`}
      aria-haspopup="dialog"
      aria-label={say('home.services.contact_named', { service })}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {say('home.services.contact')}
    </TextLink>
  )
}
