import { Fragment } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { PaperSheet } from '#web/ui/paper.tsx'
import { PaperMark } from '#web/ui/paper-mark.tsx'

/** A question and the deed that its answer goes into: a picture of what the service does, so silent to screen readers. */
export function DeedPicture() {
  const say = useSay()
  const answers = { company: say('content.sheet.company'), town: say('content.sheet.town') }
  const goal = say('content.sheet.goal_answer')
  return (
    <div aria-hidden="true" className="relative h-117.5 select-none max-[69rem]:hidden">
      <div className="absolute top-0 right-0 grid h-117.5 w-106 rotate-[1.2deg]">
        <PaperSheet size="small">
          <div className="px-2 pt-1 text-sm leading-[1.65]">
            <p className="mb-3.5 text-lg leading-snug font-semibold">
              {say('content.sheet.deed')}
              <br />
              {say('content.sheet.of')} <PaperMark>{answers.company}</PaperMark>
            </p>
            <h4>{say('content.sheet.article_name')}</h4>
            <SheetLines
              text={say('content.sheet.name', { company: marked('company'), town: marked('town') })}
              answers={answers}
            />
            <h4>{say('content.sheet.article_goal')}</h4>
            <p>
              {say('content.sheet.goal_before')} <PaperMark state="now">{goal}</PaperMark>
              {say('content.sheet.goal_after')}
            </p>
          </div>
          <span className="absolute right-10 bottom-7 font-sans text-xs text-ink-2">{say('content.sheet.page')}</span>
        </PaperSheet>
      </div>
      <svg
        className="absolute top-55.5 left-16 size-27.5 overflow-visible fill-none stroke-orange"
        strokeWidth="1.75"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 110V44a14 14 0 0 1 14-14h70" />
        <circle cx="88" cy="30" r="4" className="fill-orange stroke-none" />
      </svg>
      <div className="absolute -bottom-1.5 left-0 w-75 rounded-m border border-line bg-surface px-5 pt-4 pb-5 shadow-2">
        <b className="block font-semibold">{say('content.sheet.question')}</b>
        <span className="mb-2 block text-sm text-ink-2">{say('content.sheet.hint')}</span>
        <div className="rounded-s border-[1.5px] border-green px-3.5 py-2.5 leading-snug ring-4 ring-green-tint">
          {goal.charAt(0).toUpperCase() + goal.slice(1)}
          <span className="ml-0.5 inline-block h-4.5 w-px bg-ink align-[-3px]" />
        </div>
      </div>
    </div>
  )
}

/** Stands around the name of an answer in a sentence, where its words will be marked. */
const mark = '\u0000'
const marked = (name: string) => `${mark}${name}${mark}`

/** A sentence of the deed with its answers marked. */
function SheetLines({ text, answers }: { text: string; answers: Readonly<Record<string, string>> }) {
  const parts = text.split(mark).map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 ? <PaperMark key={key}>{answers[part]}</PaperMark> : <Fragment key={key}>{part}</Fragment>
  })
  return <p>{parts}</p>
}
