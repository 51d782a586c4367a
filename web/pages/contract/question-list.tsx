import { type Field, isRequired } from '#domain/fields/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { FormGrid, FullRow } from '#web/ui/form-grid.tsx'
import { SideBySide } from '#web/ui/side-by-side.tsx'
import { FieldInput } from '#web/widgets/index.ts'
import { questionId, useDraft } from './draft-at-hand.ts'

/** The sections that have something to ask now, with their questions. */
export function useSections() {
  const { spec, asked, questions, checked } = useDraft()
  const isAsked = new Set(questions.map(({ key }) => key))
  const missing = new Set(checked.missing)
  return spec.sections.flatMap(({ id, questions: all }) => {
    const shown = all.filter(({ key }) => isAsked.has(key))
    const done = !shown.some(({ key }) => missing.has(key))
    return shown.length === 0 ? [] : [{ id, title: asked.words.sections[id] ?? '', questions: shown, done }]
  })
}

export const sectionId = (id: string): string => `section-${id}`

/** A postal code and a town are short, and stand beside each other. */
function inRows(questions: readonly Field[]): readonly (readonly Field[])[] {
  const rows: Field[][] = []
  for (const field of questions) {
    const last = rows.at(-1)
    const before = last?.length === 1 ? last[0] : undefined
    const belongs = field.key.endsWith('_town') && before?.key === field.key.replace(/_town$/, '_zip')
    if (last && belongs) last.push(field)
    else rows.push([field])
  }
  return rows
}

/** Everything that is asked, section by section. */
export function QuestionList() {
  return useSections().map(({ id, title, questions }) => (
    <section key={id} aria-labelledby={sectionId(id)} className="mt-10 first:mt-6">
      <h2 id={sectionId(id)} tabIndex={-1} className="mb-4 scroll-mt-20 text-xl! outline-none">
        {title}
      </h2>
      <FormGrid>
        {inRows(questions).map((row) => (
          <FullRow key={row[0]?.key}>
            {row.length === 1 ? (
              row.map((field) => <ContractQuestion key={field.key} field={field} />)
            ) : (
              <SideBySide>
                {row.map((field) => (
                  <ContractQuestion key={field.key} field={field} />
                ))}
              </SideBySide>
            )}
          </FullRow>
        ))}
      </FormGrid>
    </section>
  ))
}

function ContractQuestion({ field }: { readonly field: Field }) {
  const { messages, readAt, issuesOf, type, leave, context } = useDraft()
  return (
    <div data-question={field.key} className="min-w-0">
      <FieldInput
        id={questionId(field.key)}
        field={field}
        messages={messages}
        value={readAt(field.key)}
        onChange={(raw) => type(field, raw)}
        onLeave={(value) => leave(field, value)}
        issues={issuesOf(field)}
        required={isRequired(field, { form: context.form ?? {} })}
        context={context}
      />
    </div>
  )
}

/** Where one is among the sections. */
export function SectionLinks() {
  const say = useSay()
  return (
    <nav aria-label={say('contracts.editor.sections')}>
      <p className="mb-2 px-2 text-hint font-semibold text-ink-2">{say('contracts.editor.sections')}</p>
      <ol className="grid gap-1">
        {useSections().map(({ id, title, done }) => (
          <li key={id}>
            <a
              href={`#${sectionId(id)}`}
              onClick={(event) => {
                event.preventDefault()
                const heading = document.getElementById(sectionId(id))
                heading?.scrollIntoView()
                heading?.focus({ preventScroll: true })
              }}
              className="flex min-h-10 items-center gap-3 rounded-s px-2 text-ink-2 no-underline hover:text-ink"
            >
              <SectionDot done={done} />
              {title}
              {done && <span className="sr-only"> ({say('contracts.editor.done')})</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const SectionDot = ({ done }: { readonly done: boolean }) => (
  <span
    aria-hidden="true"
    className={
      done
        ? 'size-3 flex-none rounded-full border-[1.5px] border-green bg-green'
        : 'size-3 flex-none rounded-full border-[1.5px] border-line-strong'
    }
  />
)
