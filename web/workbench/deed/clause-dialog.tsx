import { useState } from 'react'
import type { DeedLayer } from '#contract/case-deed.ts'
import type { Article, ComposedDocument } from '#domain/documents/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Field } from '#web/ui/field.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'
import { articleOptions, type ClauseDraft, clauseOptions, layerItemOf, missingInDraft } from './clause-draft.ts'

type Props = {
  readonly document: ComposedDocument
  readonly documentKey: string
  /** What is changed, or what a new one begins with. */
  readonly start: ClauseDraft
  readonly onSave: (entry: DeedLayer[number]) => void
  readonly onClose: () => void
}

/** Adds a clause of the notary's own or strikes one, with why in plain words. */
export function ClauseDialog({ document, documentKey, start, onSave, onClose }: Props) {
  const say = useSay()
  const [draft, setDraft] = useState(start)
  const [pressed, press] = useState(false)
  const write = (part: Partial<ClauseDraft>) => setDraft({ ...draft, ...part })
  const articles: readonly Article[] = document.parts.flatMap((part) => part.articles)
  const article = articles.find(({ id }) => id === draft.article)
  const translated = document.languages.length > 1
  const missing = missingInDraft(draft)
  const errorOf = (key: keyof ClauseDraft) =>
    pressed && missing.includes(key) ? say('deed.dialog.required') : undefined
  const adds = draft.kind === 'add'
  const save = () => {
    press(true)
    if (missing.length === 0) onSave(layerItemOf(draft, documentKey))
  }
  const places = [
    ...(adds
      ? [
          { value: 'end', label: say('deed.dialog.end') },
          { value: 'article', label: say('deed.dialog.new_article') },
        ]
      : [{ value: 'whole', label: say('deed.dialog.whole') }]),
    ...clauseOptions(article),
  ]
  const title = adds ? (draft.isNew ? 'deed.dialog.add' : 'deed.dialog.edit') : 'deed.dialog.strike'
  return (
    <YesNoDialog
      open
      onClose={onClose}
      title={say(title)}
      closeLabel={say('deed.dialog.close')}
      no={say('deed.dialog.cancel')}
      yes={say('deed.dialog.save')}
      onYes={save}
    >
      <div className="grid gap-4">
        <Field label={say('deed.dialog.article')} error={errorOf('article')} required>
          {(wiring) => (
            <SelectInput
              {...wiring}
              value={draft.article}
              placeholder={say('deed.dialog.choose')}
              options={articleOptions(articles)}
              onChange={(id) => write({ article: id, place: adds ? 'end' : '' })}
            />
          )}
        </Field>
        <Field label={say(adds ? 'deed.dialog.after' : 'deed.dialog.block')} error={errorOf('place')} required>
          {(wiring) => (
            <SelectInput
              {...wiring}
              value={draft.place}
              placeholder={say('deed.dialog.choose')}
              options={places}
              onChange={(place) => write({ place })}
            />
          )}
        </Field>
        {adds && draft.place === 'article' && (
          <Field label={say('deed.dialog.title')} error={errorOf('title')} required>
            {(wiring) => (
              <TextInput {...wiring} value={draft.title} maxLength={200} onChange={(text) => write({ title: text })} />
            )}
          </Field>
        )}
        {adds && (
          <Field label={say('deed.dialog.text')} hint={say('deed.dialog.text_hint')} error={errorOf('text')} required>
            {(wiring) => (
              <TextArea {...wiring} value={draft.text} maxLength={10_000} onChange={(text) => write({ text })} />
            )}
          </Field>
        )}
        {adds && translated && (
          <>
            {draft.place === 'article' && (
              <Field label={say('deed.dialog.translated_title')} optional={say('deed.places.optional')}>
                {(wiring) => (
                  <TextInput
                    {...wiring}
                    value={draft.besideTitle}
                    maxLength={200}
                    onChange={(besideTitle) => write({ besideTitle })}
                  />
                )}
              </Field>
            )}
            <Field
              label={say('deed.dialog.translated')}
              hint={say('deed.dialog.translated_hint')}
              optional={say('deed.places.optional')}
            >
              {(wiring) => (
                <TextArea
                  {...wiring}
                  value={draft.beside}
                  maxLength={10_000}
                  onChange={(beside) => write({ beside })}
                />
              )}
            </Field>
          </>
        )}
        <Field label={say('deed.dialog.why')} hint={say('deed.dialog.why_hint')} error={errorOf('why')} required>
          {(wiring) => (
            <TextArea {...wiring} rows={2} value={draft.why} maxLength={1000} onChange={(why) => write({ why })} />
          )}
        </Field>
      </div>
    </YesNoDialog>
  )
}
