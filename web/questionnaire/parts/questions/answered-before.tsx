import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { fieldId } from './field-id.ts'

interface Props {
  /** Of the answer, so that whoever is sent to the question comes here. */
  readonly path: string
  readonly question: string
  readonly answer: string
  readonly onChange: () => void
}

/** What was answered in the calculator: shown, with a way to change it, and not asked again. */
export function AnsweredBefore({ path, question, answer, onChange }: Props) {
  const say = useSay()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-m border border-line bg-sunken px-4.5 py-3">
      <p className="min-w-0">
        <span className="block text-hint text-ink-2">{question}</span>
        <b className="font-semibold">{answer}</b>
      </p>
      <Button id={fieldId(path)} look="line" size="small" onClick={onChange}>
        {say('offers.before.change')}
        <span className="sr-only">{`: ${question}`}</span>
      </Button>
    </div>
  )
}
