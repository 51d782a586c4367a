// Stands in for every screen that is still to be built.
import { ContactProvider, WriteToUs } from '#web/contact/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { NotOpenYet } from '#web/shell/index.ts'

export default function NotBuilt() {
  const say = useSay()
  return (
    <ContactProvider>
      <NotOpenYet contact={<WriteToUs>{say('notice.not_built.contact')}</WriteToUs>} />
    </ContactProvider>
  )
}
