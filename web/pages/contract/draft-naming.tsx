import { useState } from 'react'
import { locales } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { Field, FieldGroup } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useDraft } from './draft-at-hand.ts'

/** What its maker calls it, and the language of its text. */
export function DraftNaming() {
  const say = useSay()
  const { contract, rename } = useDraft()
  const [typed, setTyped] = useState<string | null>(null)
  const change = async (over: Parameters<typeof rename>[0]) => {
    if (!(await rename(over))) notices.show({ tone: 'negative', text: say('contracts.act_failed') })
  }
  const leave = async () => {
    const title = typed?.trim()
    if (title !== undefined && title !== contract.title) await change({ title })
    setTyped(null)
  }
  return (
    <div className="mt-10 grid gap-5 rounded-m border border-line bg-sunken p-5">
      <Field label={say('contracts.editor.title')} hint={say('contracts.editor.title_hint')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            value={typed ?? contract.title}
            onChange={setTyped}
            onLeave={() => void leave()}
            maxLength={150}
            autoComplete="off"
          />
        )}
      </Field>
      <FieldGroup label={say('contracts.editor.language')} radios>
        <RadioCards
          name="contract-language"
          value={contract.language}
          onChange={(language) => void change({ language })}
          options={locales.map((value) => ({ value, label: say(`contracts.choose.languages.${value}`) }))}
        />
      </FieldGroup>
    </div>
  )
}
