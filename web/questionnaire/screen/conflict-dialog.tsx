import { shareholderKeys } from '#domain/fields/index.ts'
import type { CountryCode } from '#domain/lists/index.ts'
import { fieldText, optionText } from '#domain/messages/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Clash } from '../model/save/saving.ts'
import { parsePath } from '../model/store/answers.ts'
import { fieldAt } from '../model/store/field-at.ts'
import { shareholderNameOf, useNaming } from '../model/use/people.ts'
import { useQuestionnaire } from '../model/use/questionnaire.ts'
import { useSaveStatus } from './save-status.tsx'

/** The same question was answered in two places: both answers side by side, and a choice. Nothing goes by itself. */
export function ConflictDialog() {
  const say = useSay()
  const { saving } = useQuestionnaire()
  const open = useSaveStatus().kind === 'conflict'
  const clashes = open ? saving.clashes() : []
  const keepMine = () => saving.resolve('mine')
  return (
    <Dialog
      open={open}
      // Escape keeps what was just typed here: the other answer has been seen.
      onClose={keepMine}
      title={say('later_steps.conflict.title')}
      closeLabel={say('later_steps.conflict.keep_mine')}
      footer={
        <>
          <Button look="line" onClick={() => saving.resolve('theirs')}>
            {say('later_steps.conflict.keep_theirs')}
          </Button>
          <Button onClick={keepMine}>{say('later_steps.conflict.keep_mine')}</Button>
        </>
      }
    >
      <p>{say('later_steps.conflict.text')}</p>
      <table className="mt-4 w-full border-collapse text-left text-md">
        <thead>
          <tr className="border-b border-line text-ink-2">
            <th className="py-2 pr-4 font-semibold">{say('later_steps.conflict.question')}</th>
            <th className="py-2 pr-4 font-semibold">{say('later_steps.conflict.mine')}</th>
            <th className="py-2 font-semibold">{say('later_steps.conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {clashes.map((clash) => (
            <ClashRow key={clash.path} clash={clash} />
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

function ClashRow({ clash }: { clash: Clash }) {
  const words = useClashWords(clash)
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2 pr-4 font-semibold">
        {words.question}
      </th>
      <td className="py-2 pr-4">{words.mine}</td>
      <td className="py-2">{words.theirs}</td>
    </tr>
  )
}

function useClashWords({ path, mine, theirs }: Clash) {
  const say = useSay()
  const naming = useNaming()
  const { store, messages } = useQuestionnaire()
  const field = fieldAt(path)
  const person = shareholderKeys.find((key) => key === (parsePath(path)?.owner ?? path))
  const name = person ? shareholderNameOf(store.answers(), person, naming) : null
  if (!field) {
    const here = person && store.answers()[person].active === true
    const words = [say('later_steps.conflict.present'), say('later_steps.conflict.taken_out')]
    const [own, other] = here ? words : words.reverse()
    return { question: name ?? path, mine: own ?? '', theirs: other ?? '' }
  }
  const shown = (value: unknown): string => {
    if (value === null || value === undefined) return say('later_steps.conflict.open')
    if (field.sensitivity === 'sensitive' || Array.isArray(value)) return say('later_steps.conflict.hidden')
    if (field.kind === 'country' || field.kind === 'nationality') {
      const country = messages.countries[value as CountryCode]
      return (field.kind === 'country' ? country?.name : country?.nationality) ?? String(value)
    }
    return typeof value === 'boolean' || field.options
      ? optionText(messages, field, value as string | boolean)
      : String(value)
  }
  const { label } = fieldText(messages, field, store.product.wording)
  return { question: name ? `${name}: ${label}` : label, mine: shown(mine), theirs: shown(theirs) }
}
