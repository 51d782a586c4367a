import { textRedline } from '#domain/documents/index.ts'
import { productOf } from '#domain/products/index.ts'
import { locales } from '#domain/values/index.ts'
import { RedlinePieces } from '#web/cases/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import type { QuestionAsWorded, QuestionRow, QuestionSaying } from './asked-at.ts'
import { useFigures } from './figures.ts'

/** What a question says in both languages; what was rewritten stands against what it was. */
export function SaidWords({ row, words }: { row: QuestionRow; words: QuestionAsWorded }) {
  const say = useSay()
  const { longDay } = useFigures()
  const [newest] = words.versions
  const { wording } = productOf(row.flow)
  const isHere = ({ wordings }: QuestionSaying) => wordings.includes(wording)
  const elsewhere = words.sayings.filter((one) => !isHere(one) && one.basis !== '')
  const how = newest
    ? say(`admin_questions.words.${newest.words.length > 0 ? 'rewritten' : 'restored'}`, {
        day: longDay(newest.at),
        who: newest.who,
      })
    : say('admin_questions.words.first')
  return (
    <section className="grid gap-2">
      <h2 className="font-sans text-sm font-semibold tracking-normal">
        {say('admin_questions.words.title')} <span className="text-xs font-normal text-ink-2">{how}</span>
      </h2>
      {words.without_basis.length > 0 && (
        <Banner tone="warning" title={say('admin_questions.words.without_basis')}>
          {say('admin_questions.words.without_basis_text')}
          {words.without_basis.map(({ locale, part, basis, text }) => (
            <p key={`${locale} ${part} ${basis}`} lang={locale}>
              “{text}”
            </p>
          ))}
        </Banner>
      )}
      <div className="divide-y divide-line overflow-hidden rounded-m border border-line">
        {locales.map((locale) => (
          <div key={locale} lang={locale} className="grid grid-cols-[2.125rem_minmax(0,1fr)] gap-x-2.5 px-3.5 py-3">
            <abbr
              title={say(`admin_questions.words.${locale}`)}
              className="pt-1 text-2xs font-bold text-ink-2 uppercase no-underline"
            >
              {locale}
            </abbr>
            <div className="grid gap-1">
              {words.sayings
                .filter((one) => one.locale === locale && isHere(one))
                .map((one) => (
                  <SaidLine key={`${one.part} ${one.basis}`} words={one} />
                ))}
            </div>
          </div>
        ))}
      </div>
      {elsewhere.length > 0 && (
        <Disclosure summary={say('admin_questions.words.elsewhere')}>
          <div className="grid gap-1">
            {elsewhere.map((one) => (
              <div key={`${one.locale} ${one.part} ${one.basis}`} lang={one.locale}>
                <SaidLine words={one} />
              </div>
            ))}
          </div>
        </Disclosure>
      )}
    </section>
  )
}

function SaidLine({ words: { part, basis, text } }: { words: QuestionSaying }) {
  if (basis === '' && text === null) return null
  return (
    <p className={cx('leading-normal', part === 'label' && 'text-md font-semibold', part === 'why' && 'text-ink-2')}>
      {text === null ? basis : <RedlinePieces pieces={textRedline(basis, text)} />}
    </p>
  )
}
