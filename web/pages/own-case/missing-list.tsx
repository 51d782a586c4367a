import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { type MissingForAction, useCase } from './case-at-hand.ts'
import { usePaperName } from './paper-words.ts'

/** What must be done before something can be, each as a way to it. */
export function MissingList({ missing }: { readonly missing: readonly MissingForAction[] }) {
  const say = useSay()
  const { uuid, case: about } = useCase()
  const { tasks, participants, people, flow } = about
  const nameOf = usePaperName()
  if (missing.length === 0) return null
  const lineOf = ({ kind, id }: MissingForAction): { readonly text: string; readonly to: string | null } => {
    const person = kind === 'participant' ? people.find((one) => one.id === id) : undefined
    const task = kind === 'task' ? tasks.find(({ name }) => name === id) : undefined
    if (task) return { text: say('founder.missing.task', { paper: nameOf(task) }), to: `#task-${task.name}` }
    if (kind === 'question') return { text: say('founder.missing.question'), to: '#questions' }
    if (kind === 'document_rejected') return { text: say('founder.missing.document_rejected'), to: '#documents' }
    if (person) {
      const { name } = person
      return participants.some((one) => one.person === person.id)
        ? { text: say('founder.missing.participant', { name }), to: `#participant-${person.id}` }
        : { text: say('founder.missing.person', { name }), to: href('flow', { flow, uid: uuid }) }
    }
    return { text: say('founder.missing.other'), to: null }
  }
  const lines = missing.map(lineOf)
  const unique = lines.filter(({ text }, index) => lines.findIndex((one) => one.text === text) === index)
  return (
    <Banner tone="warning" live="alert" title={say('founder.missing.title')}>
      <ul className="list-disc pl-5">
        {unique.map(({ text, to }) => (
          <li key={text}>
            {to === null ? (
              text
            ) : (
              <a href={to} className="text-inherit underline underline-offset-3">
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
