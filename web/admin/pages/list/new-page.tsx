import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { slugOf } from '#domain/content/index.ts'
import { withNewUids } from '#domain/editing/index.ts'
import { call, refusalOf } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'
import { adminHref } from '../../links.ts'
import { SlugError } from '../editor/slug-error.tsx'
import { slugProblem, type TakenAddress, takenIn } from '../editor/slug-problem.ts'
import type { PageRow } from './page-rows.ts'

type NewPageProblem = { readonly at: string; readonly what: 'no_name' | 'bad' | 'own' | 'failed' | TakenAddress }

/** What a new page is called, where it is found and what it starts from. */
export function NewPage({ pages, onClose }: { readonly pages: readonly PageRow[]; readonly onClose: () => void }) {
  const say = useSay()
  const [, go] = useLocation()
  const id = useId()
  const [name, setName] = useState('')
  const [nl, setNl] = useState<string | null>(null)
  const [en, setEn] = useState('')
  const [from, setFrom] = useState('')
  const [problem, setProblem] = useState<NewPageProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const dutch = nl ?? slugOf(name)
  const wrong = (at: string) => (problem?.at === at ? problem.what : null)

  function found(): NewPageProblem | null {
    if (name.trim() === '') return { at: 'name', what: 'no_name' }
    const [inDutch, inEnglish] = [slugProblem(dutch), en === '' ? null : slugProblem(en)]
    if (inDutch) return { at: 'nl', what: inDutch }
    return inEnglish && { at: 'en', what: inEnglish }
  }

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault()
    const before = found()
    if (before) return setProblem(before)
    setBusy(true)
    try {
      const copied = from === '' ? null : await call('GET /api/admin/stories/:story', { params: { story: from } })
      const content = copied && withNewUids(copied.content, () => crypto.randomUUID())
      const body = { name: name.trim(), nl: dutch, en: en === '' ? null : en, ...(content && { content }) }
      const made = await call('POST /api/admin/stories', { body })
      go(adminHref('pages', made.uuid))
    } catch (error) {
      const taken = takenIn(refusalOf(error, 'POST /api/admin/stories', 409))
      setProblem(taken ? { at: taken.path, what: taken } : { at: '', what: 'failed' })
      setBusy(false)
    }
  }

  const slugField = (at: 'nl' | 'en', value: string, onChange: (value: string) => void) => {
    const what = wrong(at)
    const isSlugProblem = what !== null && what !== 'no_name' && what !== 'failed'
    return (
      <div>
        <Field
          label={say(`admin_pages.new.${at}`)}
          optional={at === 'en' ? say('admin_pages.new.optional') : undefined}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              aria-invalid={isSlugProblem || undefined}
              aria-describedby={isSlugProblem ? `${id}-${at}` : undefined}
              value={value}
              autoCapitalize="none"
              before={at === 'nl' ? '/' : '/en/'}
              onChange={(text) => {
                onChange(text.trim())
                setProblem(null)
              }}
            />
          )}
        </Field>
        {isSlugProblem && <SlugError id={`${id}-${at}`} problem={what} />}
      </div>
    )
  }

  return (
    <YesNoDialog
      open
      onClose={onClose}
      title={say('admin_pages.new.title')}
      closeLabel={say('admin_pages.close')}
      no={say('admin_pages.cancel')}
      yes={say('admin_pages.new.make')}
      form={`${id}-form`}
      busy={isBusy ? say('admin_pages.new.making') : undefined}
    >
      <form id={`${id}-form`} noValidate onSubmit={(event) => void make(event)} className="grid gap-4">
        <p className="text-ink-2">{say('admin_pages.new.text')}</p>
        {wrong('') === 'failed' && (
          <Banner tone="negative" live="alert">
            {say('admin_pages.new.failed')}
          </Banner>
        )}
        <Field
          label={say('admin_pages.new.name')}
          hint={say('admin_pages.new.name_hint')}
          error={wrong('name') === 'no_name' ? say('admin_pages.new.no_name') : undefined}
          required
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              value={name}
              maxLength={200}
              onChange={(text) => {
                setName(text)
                setProblem(null)
              }}
            />
          )}
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          {slugField('nl', dutch, setNl)}
          {slugField('en', en, setEn)}
        </div>
        <Field label={say('admin_pages.new.start')}>
          {(wiring) => (
            <select
              {...wiring}
              value={from}
              onChange={(event) => setFrom(event.currentTarget.value)}
              className="field-box block"
            >
              <option value="">{say('admin_pages.new.empty')}</option>
              {pages.map((row) => (
                <option key={row.uuid} value={row.uuid}>
                  {say('admin_pages.new.copy', { name: row.name })}
                </option>
              ))}
            </select>
          )}
        </Field>
      </form>
    </YesNoDialog>
  )
}
