import { useEffect, useState } from 'react'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { LockIcon } from '#web/ui/icons.tsx'
import { Formatted } from '#web/widgets/index.ts'
import { openFlagsOf, personNameIn } from '../desk/case-words.ts'
import { dutchDayOf } from '../desk/days.ts'
import { useDesk } from '../desk/desk.ts'
import { FlagIcon } from '../desk/icons.tsx'
import { NoteList } from '../desk/note-list.tsx'
import { useOpenCase } from '../desk/open-case.ts'
import { useOwnPartWords } from '../desk/own-part-words.ts'
import { type AnswerLine, answerSections, type ProductInWords } from './answer-rows.ts'
import { OfficeFlagThread } from './flag-thread.tsx'

type Props = {
  readonly questions: ProductInWords
  /** `main`, or one of those who take part. */
  readonly person: string
  /** The answer that somebody was led to. */
  readonly field: string | null
  readonly onPerson: (person: string) => void
}

/** What was answered about the company or one person, each with its flag. */
export function AnswerList({ questions, person, field, onPerson }: Props) {
  const say = useSay()
  const { counts } = useDesk()
  const { found } = useOpenCase()
  const [opened, setOpened] = useState<string | null>(field)
  useEffect(() => {
    if (field === null) return
    setOpened(field)
    document.getElementById(`answer-${field}`)?.scrollIntoView({ block: 'center' })
  }, [field])
  const sections = answerSections(person, {
    questions,
    found,
    today: dutchDayOf(counts.today),
    company: (name) => name,
  })
  const notes = found.notes.filter(({ path }) => path?.startsWith(`${person}.`) === true)
  return (
    <section aria-label={say('case.answers.label')} className="pb-6">
      <AboutWhom person={person} onPerson={onPerson} />
      <ByThemselves person={person} />
      {sections.map(({ section, name, lines }) => (
        <div key={section}>
          <h2 className="px-4 pt-3.5 pb-1 font-sans text-xs font-semibold tracking-normal text-ink-2 lg:px-6">
            {name}
          </h2>
          <dl>
            {lines.map((line) => (
              <Answered
                key={line.path}
                line={line}
                open={opened === line.path}
                onToggle={() => setOpened(opened === line.path ? null : line.path)}
              />
            ))}
          </dl>
        </div>
      ))}
      <div className="px-4 pt-3 lg:px-6">
        <NoteList notes={notes} />
      </div>
    </section>
  )
}

/** Of who filled in their own part: since when, and what the lock means. */
function ByThemselves({ person }: Pick<Props, 'person'>) {
  const say = useSay()
  const words = useOwnPartWords()
  const participant = useOpenCase().found.participants.find((one) => one.person === person)
  if (!participant) return null
  return (
    <p className="border-b border-line bg-sunken px-4 py-2.5 text-xs lg:px-6">
      <strong>{words(participant)}</strong> {say('case.participants.sealed_about', { person: participant.name })}
    </p>
  )
}

function AboutWhom({ person, onPerson }: Pick<Props, 'person' | 'onPerson'>) {
  const say = useSay()
  const { found } = useOpenCase()
  const owners = ['main', ...found.people.map(({ id }) => id)]
  return (
    <fieldset className="border-b border-line bg-surface px-4 py-3 lg:px-6">
      <legend className="sr-only">{say('case.answers.who')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {owners.map((owner) => {
          const flags = openFlagsOf(found).filter((path) => path.startsWith(`${owner}.`)).length
          const words =
            flags === 0
              ? say('case.answers.no_flags')
              : flags === 1
                ? say('case.answers.flags_one')
                : say('case.answers.flags', { count: flags })
          return (
            <button
              key={owner}
              type="button"
              aria-pressed={owner === person}
              onClick={() => onPerson(owner)}
              className={cx(
                'min-h-11 min-w-24 flex-1 rounded-s border-[1.5px] bg-surface px-2.5 py-1.5 text-left leading-tight',
                owner === person ? 'border-green ring-1 ring-green' : 'border-line hover:border-ink-2',
              )}
            >
              <span className="block font-semibold">
                {owner === 'main' ? found.company_name : personNameIn(found, owner)}
              </span>
              <span className={cx('block text-2xs', flags > 0 ? 'font-semibold text-orange-deep' : 'text-ink-2')}>
                {words}
              </span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

type AnsweredProps = { readonly line: AnswerLine; readonly open: boolean; readonly onToggle: () => void }

function Answered({ line: { path, field, label, text, sealed, own }, open, onToggle }: AnsweredProps) {
  const say = useSay()
  const { found } = useOpenCase()
  const flagged = openFlagsOf(found).includes(path)
  const talked = [...found.comments, ...found.part_flags].some((one) => one.path === path)
  return (
    <div
      id={`answer-${path}`}
      className={cx(
        'grid scroll-mt-4 gap-x-3 px-4 py-1 md:grid-cols-[9rem_minmax(0,1fr)_2.75rem] lg:px-6',
        (flagged || open) && 'border-l-3',
        flagged ? 'border-orange bg-orange-tint' : 'border-green',
      )}
    >
      <dt className="py-1 text-ink-2">
        {label}
        {own && (
          <span className="ml-1.5 inline-block align-[-3px]">
            <LockIcon size={16} />
            <span className="sr-only">{say('case.participants.sealed')}</span>
          </span>
        )}
      </dt>
      <dd className="py-1 whitespace-pre-line wrap-anywhere">
        {sealed ? (
          <span className="text-ink-2">{say('case.sealed.answer')}</span>
        ) : text === null ? (
          <span className="text-ink-2">{say('case.answers.open')}</span>
        ) : field.kind === 'rich_text' ? (
          <Formatted text={text} />
        ) : (
          text
        )}
      </dd>
      <dd className="max-md:-mt-9 max-md:justify-self-end">
        <button
          type="button"
          aria-expanded={open}
          aria-label={say(talked ? 'case.answers.flagged' : 'case.answers.flag', { field: label })}
          onClick={onToggle}
          className={cx(
            'grid size-11 place-items-center rounded-s hover:bg-sunken hover:text-ink lg:size-8',
            flagged ? 'text-orange-deep' : talked ? 'text-green' : 'text-ink-2',
          )}
        >
          <FlagIcon size={16} />
        </button>
      </dd>
      {open && (
        <dd className="col-span-full pb-3">
          <OfficeFlagThread path={path} label={label} onDone={onToggle} />
        </dd>
      )}
    </div>
  )
}
