import { activeShareholders } from '#domain/shareholders/index.ts'
import type { TextKey } from '#web/i18n/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Card } from '#web/ui/card.tsx'
import { DocumentIcon } from '#web/ui/icons.tsx'
import { useQuestionnaire } from '../../store/context.tsx'
import { useAnswers } from '../../store/use-flow.ts'

/** The documents by their number in the product. */
const names = ['deed', 'power_of_attorney', 'register', 'declaration', 'checklist'] as const

/** What will be drawn up, and what each of them is for. */
export function Documents() {
  const say = useSay()
  const { store } = useQuestionnaire()
  const holdings = useAnswers((answers) =>
    activeShareholders(answers).flatMap((key) => {
      const { holding, holding_name: name } = answers[key]
      return holding === true && name ? [say('offers.company', { name })] : []
    }),
  )
  const documents = store.product.documents.flatMap((number) => names[number] ?? [])
  const text = (name: (typeof names)[number], part: 'name' | 'about'): TextKey => `offers.documents.${name}.${part}`
  return (
    <>
      <ul className="grid gap-2.5 md:grid-cols-2">
        {documents.map((name) => (
          <Card key={name} as="li" padding="small">
            <div className="flex gap-3">
              <span className="mt-0.5 text-green">
                <DocumentIcon size={24} />
              </span>
              <div className="min-w-0">
                <p className="font-semibold">{say(text(name, 'name'))}</p>
                <p className="text-hint text-ink-2">{say(text(name, 'about'))}</p>
              </div>
            </div>
          </Card>
        ))}
      </ul>
      {holdings.map((name) => (
        <p key={name} className="mt-2.5 text-hint text-ink-2">
          {say('offers.documents.for_holding', { name })}
        </p>
      ))}
      <p className="mt-2.5 text-hint text-ink-2">{say('offers.documents.later')}</p>
    </>
  )
}
