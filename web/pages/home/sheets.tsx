import { Fragment } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { PaperSheet } from '#web/ui/paper.tsx'
import { PaperMark } from '#web/ui/paper-mark.tsx'

/** Two sheets of a made-up company: a picture of what the service does, so it is silent to screen readers. */
export default function Sheets() {
  const say = useSay()
  const answers = {
    company: say('home.sheet.company'),
    person: say('home.sheet.person'),
    town: say('home.sheet.town'),
  }
  const watermark = say('home.sheet.draft')
  return (
    <>
      <div className="absolute top-4.5 right-2.5 grid h-100 w-85 rotate-[3.5deg]">
        <PaperSheet size="small" watermark={watermark}>
          <div className="pl-24 whitespace-nowrap">
            <h4>{say('home.sheet.register')}</h4>
            <p>{answers.company}</p>
            <p>{say('home.sheet.numbers')}</p>
          </div>
        </PaperSheet>
      </div>
      <div className="absolute top-0 left-2.5 grid h-100 w-85 rotate-[-2deg]">
        <PaperSheet size="small" watermark={watermark}>
          <h4>
            <span className="text-base">{say('home.sheet.deed')}</span>
          </h4>
          <PaperMark>{answers.company}</PaperMark>
          <div className="mt-4">
            <MarkedSentence text={say('home.sheet.appeared')} answers={answers} />
          </div>
          <h4>{say('home.sheet.article_1')}</h4>
          <MarkedSentence text={say('home.sheet.name')} answers={answers} />
          <h4>{say('home.sheet.article_2')}</h4>
          <p>{say('home.sheet.goal')}</p>
        </PaperSheet>
      </div>
    </>
  )
}

/** A sentence of the deed with its answers marked. Its lines are fixed: no letter type may break them differently. */
function MarkedSentence({ text, answers }: { text: string; answers: Readonly<Record<string, string>> }) {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 ? <PaperMark key={key}>{answers[part]}</PaperMark> : <Fragment key={key}>{part}</Fragment>
  })
  return <p className="whitespace-pre">{parts}</p>
}
