import { fieldText, optionText } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDraft } from './draft-at-hand.ts'

/** The same question was answered in two windows: both answers side by side, and a choice. Nothing goes by itself. */
export function ClashDialog() {
  const say = useSay()
  const { clashes, resolve, spec, messages } = useDraft()
  const shown = (key: string, value: unknown): string => {
    const field = spec.questions.find((one) => one.key === key)
    if (value === null || !field) return say('later_steps.conflict.open')
    return typeof value === 'boolean' || field.options
      ? optionText(messages, field, value as string | boolean)
      : String(value)
  }
  return (
    <Dialog
      open={clashes.length > 0}
      // Escape keeps what was just typed here: the other answer has been seen.
      onClose={() => resolve('mine')}
      title={say('later_steps.conflict.title')}
      closeLabel={say('later_steps.conflict.keep_mine')}
      footer={
        <>
          <Button look="line" onClick={() => resolve('theirs')}>
            {say('later_steps.conflict.keep_theirs')}
          </Button>
          <Button onClick={() => resolve('mine')}>{say('later_steps.conflict.keep_mine')}</Button>
        </>
      }
    >
      <p>{say('later_steps.conflict.text')}</p>
      <ul className="mt-4 grid gap-3">
        {clashes.map(({ key, mine, theirs }) => (
          <li key={key} className="border-t border-line pt-3">
            <p className="font-semibold">{fieldText(messages, { scope: 'contract', key }).label}</p>
            <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-md">
              <dt className="text-ink-2">{say('later_steps.conflict.mine')}</dt>
              <dd className="wrap-anywhere">{shown(key, mine)}</dd>
              <dt className="text-ink-2">{say('later_steps.conflict.theirs')}</dt>
              <dd className="wrap-anywhere">{shown(key, theirs)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
