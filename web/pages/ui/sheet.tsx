import { useSay } from '#web/i18n/index.ts'
import { PaperSheet } from '#web/ui/paper.tsx'
import { PaperMark } from '#web/ui/paper-mark.tsx'

/** A page of a deed with an answer, the answer being given and one still to come. */
export function SampleSheet({ small }: { small?: boolean }) {
  const say = useSay()
  return (
    <PaperSheet watermark={say('ui.paper.concept')} size={small ? 'small' : 'page'}>
      <h3>{say('ui.paper.person')}</h3>
      <p>
        {say('ui.paper.madam')} <PaperMark>{say('ui.paper.name')}</PaperMark>
        {say('ui.paper.born')} <PaperMark state="now">{say('ui.paper.town')}</PaperMark> {say('ui.paper.on')}{' '}
        <PaperMark state="todo">{say('ui.paper.birthdate')}</PaperMark>
      </p>
      <h3>{say('ui.paper.article')}</h3>
      <p>
        {say('ui.paper.seat')} <PaperMark>{say('ui.paper.company')}</PaperMark>
      </p>
    </PaperSheet>
  )
}
