import { useState } from 'react'
import { check, type Field, type Scope } from '#domain/fields/index.ts'
import type { Issue } from '#domain/issues/index.ts'
import type { Messages } from '#domain/messages/index.ts'
import { catalogue } from '#domain/questions/index.ts'
import { type Locale, parseDutchDate } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { FormGrid, FullRow } from '#web/ui/form-grid.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { FieldInput } from '#web/widgets/index.ts'
import { Group, Sample } from './sample.tsx'

const loaders = {
  nl: () => import('#domain/messages/nl/index.ts').then((file): Messages => file.nl),
  en: () => import('#domain/messages/en/index.ts').then((file): Messages => file.en),
}

/** The first question of every kind that people are asked. */
const samples: readonly Field[] = [
  ...new Map(
    (['main', 'shareholder', 'billing', 'account'] as const satisfies readonly Scope[])
      .flatMap((scope): readonly Field[] => Object.values(catalogue[scope]))
      .filter((field) => field.asked !== false)
      .map((field) => [`${field.kind} ${field.options ? Math.min(field.options.length, 5) : ''}`, field] as const)
      .reverse(),
  ).values(),
].reverse()
const today = parseDutchDate('15-11-2026')

function SampleQuestion({ field, messages, say }: { field: Field; messages: Messages; say: (n: number) => string }) {
  const [value, setValue] = useState<unknown>(field.default ?? null)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  if (!today) return null
  const context = { today }
  const people = ['p1', 'p2', 'p3'].map((key, index) => ({ value: key, label: say(index + 1) }))
  const choices = ['person', 'persons', 'reference', 'references'].includes(field.kind) ? people : undefined
  return (
    <FieldInput
      field={field}
      messages={messages}
      value={value}
      onChange={(next) => {
        setValue(next)
        if (issues.length > 0) setIssues(check(field, next, context))
      }}
      onLeave={(left) => setIssues(check(field, left, context))}
      issues={issues}
      required={field.required === true}
      context={context}
      choices={choices}
    />
  )
}

function All({ locale }: { locale: Locale }) {
  const say = useSay()
  const messages = useLoadedModule(loaders[locale], true)
  if (messages === null) {
    return (
      <FullRow>
        <Skeleton label={say('ui.feedback.skeleton')} shape="form" />
      </FullRow>
    )
  }
  const person = (number: number) => say('ui.content.numbered', { number })
  return samples.map((field) => (
    <SampleQuestion key={`${field.scope}.${field.key}`} field={field} messages={messages} say={person} />
  ))
}

export function SampleQuestions() {
  const say = useSay()
  const { locale } = useLocale()
  return (
    <Group id="questions" title={say('ui.group.questions')}>
      <Sample name={say('ui.state.default')} full>
        <FormGrid>
          <All locale={locale} />
        </FormGrid>
      </Sample>
    </Group>
  )
}
