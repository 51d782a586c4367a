import { useState } from 'react'
import type { CaseDocument } from '#contract/cases.ts'
import { forwardMove } from '#domain/cases/index.ts'
import { shareholderKeys } from '#domain/fields/index.ts'
import { provenBy } from '#domain/papers/index.ts'
import type { ShareholderAnswers } from '#domain/questions/index.ts'
import { compareDates, isDutchDate, isoDayInAmsterdam } from '#domain/values/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { fieldAt, readAnswer } from '#web/questionnaire/index.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Key } from '../desk/bits.tsx'
import { paperName } from '../desk/case-words.ts'
import { dutchDayOf } from '../desk/days.ts'
import { useDesk } from '../desk/desk.ts'
import { useOpenCase } from '../desk/open-case.ts'
import { useKeys } from '../desk/use-keys.ts'
import { type AnswerLine, answerLine, caseAnswersOf, type ProductInWords } from './answer-rows.ts'
import { type Compared, useCompared } from './compared.ts'
import { RejectForm } from './reject-form.tsx'
import { Versions } from './versions.tsx'

type Props = {
  readonly document: CaseDocument
  readonly questions: ProductInWords
  readonly onFlag: (path: string) => void
}

/** Holds what was answered against a paper, field by field, and judges the paper. */
export function Compare({ document, questions, onFlag }: Props) {
  const say = useSay()
  const { found } = useOpenCase()
  const lines = useProven(document, questions)
  const { compared, compare } = useCompared(document.uuid)
  const [stood, stand] = useState<string | null>(null)
  const open = lines.findIndex(({ path }) => compared[path] === undefined)
  const current = stood ?? lines[open]?.path ?? null
  const tell = (path: string | null, answer: Compared) => {
    if (path === null) return
    compare(path, answer)
    const next = lines.slice(lines.findIndex((line) => line.path === path) + 1)
    stand(next.find((line) => compared[line.path] === undefined)?.path ?? null)
  }
  useKeys({ y: () => tell(current, 'yes'), n: () => tell(current, 'no') })
  const done = lines.filter(({ path }) => compared[path] !== undefined).length
  return (
    <section aria-label={say('case.compare.label')} className="grid gap-4 px-4 py-4 lg:px-5">
      <div>
        <h2 className="text-lg">{say('case.compare.heading')}</h2>
        {lines.length === 0 ? (
          <p className="mt-1 text-ink-2">{say('case.compare.nothing')}</p>
        ) : (
          <>
            <p className="mt-0.5 mb-1 flex flex-wrap items-center gap-1.5 text-ink-2">
              <span className="mr-auto">{say('case.compare.done', { done, all: lines.length })}</span>
              <Key>y</Key> {say('case.compare.yes')} <Key>n</Key> {say('case.compare.no')}
            </p>
            <ul>
              {lines.map((line) => (
                <ComparedLine
                  key={line.path}
                  line={line}
                  at={line.path === current}
                  answer={compared[line.path]}
                  onAnswer={(answer) => tell(line.path, answer)}
                  onFlag={() => onFlag(line.path)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      {document.newest && <Judged document={document} name={paperName(say, found, document)} />}
      <Versions document={document} />
    </section>
  )
}

/** What was answered of that which the paper proves. */
function useProven({ kind, person }: CaseDocument, questions: ProductInWords): readonly AnswerLine[] {
  const { counts } = useDesk()
  const { found } = useOpenCase()
  const answers = caseAnswersOf(found)
  const owner = shareholderKeys.find((key) => key === person) ?? null
  const row: ShareholderAnswers | null = owner === null ? null : answers[owner]
  const asked = { questions, found, today: dutchDayOf(counts.today), company: (name: string) => name }
  return provenBy(kind, row).flatMap((name) => {
    const path = name.replace('shareholder', owner ?? 'p1')
    const field = fieldAt(path)
    if (!field) return []
    const line = answerLine(path, field, asked)
    return line.text === null && !line.sealed ? [] : [line]
  })
}

type ComparedLineProps = {
  readonly line: AnswerLine
  readonly at: boolean
  readonly answer: Compared | undefined
  readonly onAnswer: (answer: Compared) => void
  readonly onFlag: () => void
}

function ComparedLine({ line: { path, label, text, sealed, field }, at, answer, onAnswer, onFlag }: ComparedLineProps) {
  const say = useSay()
  return (
    <li className={cx('border-b border-line py-2', at && '-mx-2 rounded-s bg-paper px-2 ring-2 ring-green')}>
      <fieldset className="flex items-center justify-between gap-3">
        <legend className="sr-only">{label}</legend>
        <p className="min-w-0">
          <span className="block text-xs text-ink-2">{label}</span>
          <span className="block text-md font-semibold wrap-anywhere tabular-nums">
            {sealed ? say('case.sealed.answer') : text} {field.key === 'expiration_date' && <Validity path={path} />}
          </span>
        </p>
        <div className="flex flex-none overflow-hidden rounded-s border-[1.5px] border-line-strong">
          {(['yes', 'no'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={answer === one}
              onClick={() => onAnswer(one)}
              className={cx(
                'flex min-h-11 items-center gap-1 px-2.5 text-xs -outline-offset-2! not-first:border-l-[1.5px] not-first:border-line-strong lg:min-h-8',
                answer !== one && 'text-ink-2 hover:bg-paper',
                answer === one && one === 'yes' && 'bg-green-tint font-semibold text-green-deep',
                answer === one && one === 'no' && 'bg-orange-tint font-semibold text-orange-deep',
              )}
            >
              {answer === one && one === 'yes' && <CheckIcon size={16} />}
              {say(`case.compare.${one}`)}
            </button>
          ))}
        </div>
      </fieldset>
      {answer === 'no' && (
        <p className="mt-1">
          <Button look="ghost" size="small" onClick={onFlag}>
            {say('case.compare.deviates')}
          </Button>
        </p>
      )}
    </li>
  )
}

/** Whether it is still good on the day of signing, or today as long as there is no such day. */
function Validity({ path }: { path: string }) {
  const say = useSay()
  const { counts } = useDesk()
  const { found } = useOpenCase()
  const value = readAnswer(caseAnswersOf(found), path)
  if (!isDutchDate(value)) return null
  const meeting = found.meeting_at && isoDayInAmsterdam(found.meeting_at)
  const day = dutchDayOf(found.signed_on ?? meeting ?? counts.today)
  const valid = compareDates(value, day) >= 0
  return (
    <span className={cx('text-xs font-normal', valid ? 'text-green-deep' : 'text-orange-deep')}>
      {say(valid ? 'case.compare.valid' : 'case.compare.expired')}
    </span>
  )
}

/** Accepts a paper, or sends it back with a reason. */
function Judged({ document, name }: { document: CaseDocument; name: string }) {
  const say = useSay()
  const { found, act, busy } = useOpenCase()
  const working = busy ? say('case.busy') : undefined
  const review = (to: 'accepted' | 'unchecked', done?: string) =>
    void act(
      'PATCH /api/notary/cases/:uuid/documents/:document',
      (key) =>
        call(key, {
          params: { uuid: found.uuid, document: document.uuid },
          body: { review: to },
        }),
      done,
    )
  if (document.review === 'accepted') {
    return (
      <p className="flex flex-wrap items-center gap-3">
        <Tag>{say('case.compare.is_accepted')}</Tag>
        <Button look="ghost" size="small" busy={working} onClick={() => review('unchecked')}>
          {say('case.compare.undo')}
        </Button>
      </p>
    )
  }
  // One green button a screen: the step of the case itself goes before.
  const look = forwardMove(found.actions)?.possible === true ? 'line' : 'primary'
  return (
    <>
      <Button
        wide
        look={look}
        before={<CheckIcon size={16} />}
        busy={working}
        onClick={() => review('accepted', say('case.compare.accepted', { paper: name }))}
      >
        {say('case.compare.accept', { paper: name })}
      </Button>
      <RejectForm document={document} name={name} />
    </>
  )
}
