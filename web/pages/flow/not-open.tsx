import { WriteToUs } from '#web/contact/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { NotOpenYet } from '#web/shell/index.ts'

/** A flow whose questions are still being made. */
export function NotOpen() {
  const say = useSay()
  return <NotOpenYet contact={<WriteToUs>{say('notice.not_built.contact')}</WriteToUs>} />
}
