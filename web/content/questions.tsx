import { useSay } from '#web/i18n/index.ts'
import { useSite } from '#web/site/index.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChevronIcon } from '#web/ui/question-icons.tsx'
import { RunningText } from './rich-text.tsx'
import { AboutBeside, ContentSection, Intro } from './section.tsx'
import type { BlockProps } from './surroundings.ts'

export const QuestionsBlock = ({ block: { title, text, questions, contact } }: BlockProps<'questions'>) => (
  <ContentSection title={title}>
    {(heading) => (
      <AboutBeside
        about={
          <>
            {heading}
            {text !== null && <Intro>{text}</Intro>}
            {contact && <Reach />}
          </>
        }
      >
        {questions.map(({ _uid, question, answer }, index) => (
          <details key={_uid} open={index === 0} className="group border-t border-line last:border-b">
            <summary className="flex list-none items-center justify-between gap-5 rounded-xs py-4.25 font-semibold hover:text-green-deep">
              {question}
              <span className="text-green transition-transform group-open:rotate-180">
                <ChevronIcon />
              </span>
            </summary>
            <div className="-mt-1.5 max-w-[70ch] pb-5 text-ink-2 md:pr-14">
              <RunningText text={answer} under={2} />
            </div>
          </details>
        ))}
      </AboutBeside>
    )}
  </ContentSection>
)

/** Ways to a human that need no script: those that the settings name, and a mail always. */
function Reach() {
  const say = useSay()
  const { support_email, support_phone, meeting_url } = useSite()
  return (
    <p className="mt-5 flex flex-wrap gap-2">
      <ButtonLink look="line" size="small" href={`mailto:${support_email}`}>
        {say('content.reach.mail')}
      </ButtonLink>
      {support_phone !== null && (
        <ButtonLink look="line" size="small" href={`tel:${support_phone.replace(/[^+\d]/g, '')}`}>
          {say('content.reach.phone', { number: support_phone })}
        </ButtonLink>
      )}
      {meeting_url !== null && (
        <ButtonLink look="line" size="small" href={meeting_url} target="_blank" rel="noopener noreferrer">
          {say('content.reach.meeting')}
          <span className="sr-only"> {say('shell.new_tab')}</span>
        </ButtonLink>
      )}
    </p>
  )
}
