import type { Locale } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import type { Column } from './sheet.tsx'

interface Props {
  readonly languages: readonly Locale[]
  readonly column: Column
  readonly onChange: (column: Column) => void
  /** Where there is room for two columns. */
  readonly both?: boolean
}

/** A deed with its translation: which of them to read. */
export function LanguageChoice({ languages, column, onChange, both = false }: Props) {
  const say = useSay()
  if (languages.length < 2) return null
  const columns: readonly Column[] = [...languages, ...(both ? (['both'] as const) : [])]
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{say('questionnaire.deed.language')}</legend>
      {columns.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === column}
          onClick={() => onChange(one)}
          className={cx(
            'min-h-8 rounded-s border px-2.5 text-sm pointer-coarse:min-h-11',
            one === column ? 'border-green bg-green-tint font-semibold' : 'border-line-strong bg-surface',
          )}
        >
          {say(`questionnaire.deed.columns.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}
